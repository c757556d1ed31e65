/** Options of both engines. */
export interface ParseOptions {
  engine: 'native' | 'reference';
  /** MDX syntax: JSX, expressions, ESM; no raw HTML, no indented code. */
  mdx: boolean;
  math: boolean;
  directives: boolean;
}
