// The addresses of a table.

/**
 * A query that keeps what the page's own address says about who looks: an invitation, a seat.
 * @param {string} search the query of the page
 * @param {Record<string, string>} extra
 */
export const queryFrom = (search, extra = {}) => {
  const query = new URLSearchParams(extra);
  const page = new URLSearchParams(search);
  for (const key of ["invite", "seat"]) {
    const value = page.get(key);
    if (value !== null) query.set(key, value);
  }
  return query.toString();
};

/**
 * The title of a tab without what stands before the table's name: `Your turn · Valletta · Intramuros`.
 * @param {string} title
 */
export const bareTitle = (title) => title.replace(/^[^·]+· (?=.+ · )/, "");
