const done = arguments[arguments.length - 1];
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
axe.run(document, { runOnly: tags, resultTypes: ["violations"] }).then(
  ({ violations }) =>
    done(
      violations.map(({ id, help, nodes }) => {
        const places = nodes
          .slice(0, 3)
          .map((node) => `${node.target.join(" ")} (${(node.any[0] ?? node.all[0] ?? node.none[0])?.message ?? ""})`);
        return `${id}: ${help}: ${nodes.length} times: ${places.join("; ")}`;
      }),
    ),
  (error) => done([String(error)]),
);
