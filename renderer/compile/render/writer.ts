/** Interface of the renderer's output: `HtmlWriter` makes finished HTML, `JsxWriter` the source of a module. */

/** A place that linking fills: number of the slot. */
export interface SlotRef {
  slot: number;
}

/** Source of an expression, for module parts. */
export interface Code {
  code: string;
}

export type Props = Record<string, unknown>;

export interface Writer {
  /** Visible text; escapes it. */
  text(value: string): void;
  /** Writes the opening tag of an element without a theme component. */
  open(tag: string, attributes?: Record<string, string | undefined>): void;
  close(tag: string): void;
  /** A void element. */
  single(tag: string, attributes?: Record<string, string | undefined>): void;
  /** Finished HTML without place for React: highlighted code, math, raw HTML of CommonMark. */
  html(value: string): void;
  /**
   * A component of the content table, even if the page uses its name otherwise; `at` is the position of one that the author wrote as
   * an element, here and below.
   */
  component(name: string, props: Props, children?: () => void, at?: number): void;
  /** An element that Markdown syntax produces: the site's component if it has one, else that of the content table. */
  markdown(tag: string, props: Props, children?: () => void): void;
  /** A host element, or a component of the page's own, that the content writes itself: React makes its attributes, the theme has no part in it (B4.62). */
  host(tag: string, props: Props, children?: () => void, at?: number): void;
  /** An expression of a module part. */
  expression(code: string): void;
  /** A slot without an element (a list of cards). */
  slot(index: number, kind: 'cards'): void;
  /** True if the content table has a component for this element. */
  has(name: string): boolean;
}

/** True for a prop whose value is content to be rendered. */
export function isContent(value: unknown): value is { content: () => void } {
  return typeof value === 'object' && value !== null && typeof (value as { content?: unknown }).content === 'function';
}

/** True for a prop value that linking fills. */
export function isSlot(value: unknown): value is SlotRef {
  return typeof value === 'object' && value !== null && typeof (value as SlotRef).slot === 'number';
}

/** True for a prop value that is source. */
export function isCode(value: unknown): value is Code {
  return typeof value === 'object' && value !== null && typeof (value as Code).code === 'string';
}
