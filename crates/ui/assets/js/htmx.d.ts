// What we use of htmx, which comes as a script of its own and is the only global here.

interface HtmxRequest {
  sourceElement: Element;
  response?: { raw?: Response };
  request: { submitter?: HTMLElement | null };
  fetch?: (address: string, request: RequestInit) => Promise<Response>;
}

declare const htmx: {
  config: { transitions: boolean };
  registerExtension(
    name: string,
    hooks: { htmx_before_morph_attr(node: Element, change: { attrName: string }): boolean },
  ): void;
  ajax(method: "GET", path: string, context: object): Promise<void>;
};

interface DocumentEventMap {
  "htmx:before:request": CustomEvent<{ ctx: HtmxRequest }>;
  "htmx:finally:request": CustomEvent<{ ctx: HtmxRequest }>;
  "htmx:before:viewTransition": CustomEvent;
  "htmx:after:viewTransition": CustomEvent;
}
