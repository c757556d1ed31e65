/** Measures the nesting of code: open brackets, and prefix signs and words that precede each other. */

/** Prefix signs and words. Signs between words, as in Base64, before numbers, as in paths of SVG, and of attributes do not nest. */
const PREFIX =
  '(?<![\\w)\\]/])[-+!~]+(?![\\d.])|\\*\\*|=>|=(?!\\s*["\'=])|\\?|\\b(?:async|await|class|delete|extends|in|new|typeof|void|yield)\\b(?!=)';

/** Tokens that increase the nesting. */
export const DEEPER = `[[({]|${PREFIX}`;
/** Source of a pattern for every token that `Levels` handles. */
export const LEVEL_SIGNS = `\\)\\s*=>|[\\])},;]|${DEEPER}`;

/** Counts levels while the signs of a text are taken in order. */
export class Levels {
  open = 0;
  private prefixes = 0;

  get depth(): number {
    return this.open + this.prefixes;
  }

  clear(): void {
    this.open = 0;
    this.endPart();
  }

  /** Ends a sequence of prefixes. */
  endPart(): void {
    this.prefixes = 0;
  }

  take(sign: string): void {
    if (/^[[({]/.test(sign)) this.open++;
    else if (/^[)\]}]/.test(sign)) this.open = Math.max(0, this.open - 1);
    // An arrow function's body continues after its parameters.
    if (sign.endsWith('=>')) this.prefixes += sign.startsWith(')') ? 1 : sign.length;
    else if (/^[)\]},;]/.test(sign)) this.endPart();
    else if (!/^[[({]/.test(sign)) this.prefixes += /\w/.test(sign) ? 1 : sign.length;
  }
}
