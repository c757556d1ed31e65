/** Reason why a source is not valid MDX. `offset` is in the parsed text. */
export class ParseError extends Error {
  constructor(
    readonly reason: string,
    readonly line: number,
    readonly column: number,
  ) {
    super(reason);
  }
}
