// What we use of htmx, which comes as a script of its own and is the only global here.

interface HtmxRequest {
  sourceElement: Element;
  target: Element;
  transition: boolean;
  response?: { raw?: Response };
  request: { headers: Record<string, string>; submitter?: HTMLElement | null };
  fetch?: (address: string, request: RequestInit) => Promise<Response>;
}

interface HtmxInside {
  morph(old: Element, next: DocumentFragment, inner: boolean): void;
}

declare const htmx: {
  config: { transitions: boolean };
  registerExtension(
    name: string,
    hooks: {
      init?(inside: HtmxInside): void;
      htmx_before_request?(element: Element, detail: { ctx: HtmxRequest }): void;
      htmx_before_swap?(element: Element, detail: { tasks: { fragment: DocumentFragment }[] }): void;
      htmx_before_morph_node?(element: Element, detail: { newNode: Element }): boolean;
      htmx_before_process?(element: Element): boolean;
      htmx_before_morph_attr?(node: Element, change: { attrName: string }): boolean;
    },
  ): void;
  process(element: Element): void;
  ajax(method: "GET", path: string, context: object): Promise<void>;
};

interface DocumentEventMap {
  "htmx:before:request": CustomEvent<{ ctx: HtmxRequest }>;
  "htmx:finally:request": CustomEvent<{ ctx: HtmxRequest }>;
  "htmx:before:viewTransition": CustomEvent;
  "htmx:after:viewTransition": CustomEvent;
}
