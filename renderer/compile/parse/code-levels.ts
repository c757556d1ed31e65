/** How deep code nests: open brackets, and signs and words that each stand in front of the next one. */

/** Such signs and words. Signs between words, as in Base64, before numbers, as in paths of SVG, and of attributes do not nest. */
const PREFIX =
  '(?<![\\w)\\]/])[-+!~]+(?![\\d.])|\\*\\*|=>|=(?!\\s*["\'=])|\\?|\\b(?:async|await|class|delete|extends|in|new|typeof|void|yield)\\b(?!=)';

/** What makes code deeper. */
export const DEEPER = `[[({]|${PREFIX}`;
/** Source of a pattern for all that `Levels` takes. */
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

  /** What stands in front of nothing further. */
  endPart(): void {
    this.prefixes = 0;
  }

  take(sign: string): void {
    if (/^[[({]/.test(sign)) this.open++;
    else if (/^[)\]}]/.test(sign)) this.open = Math.max(0, this.open - 1);
    // What follows the arguments of a function goes on.
    if (sign.endsWith('=>')) this.prefixes += sign.startsWith(')') ? 1 : sign.length;
    else if (/^[)\]},;]/.test(sign)) this.endPart();
    else if (!/^[[({]/.test(sign)) this.prefixes += /\w/.test(sign) ? 1 : sign.length;
  }
}
