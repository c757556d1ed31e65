/** A part could not be used. `status`: of the answer, 0 when there was none. */
export class PartError extends Error {
  constructor(
    message: string,
    readonly status: number = 0,
  ) {
    super(message);
  }
}
