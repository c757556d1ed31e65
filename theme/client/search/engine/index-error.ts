/**
 * Why the index gives no answer. `unreachable`: the network; `missing`: a file is not there; `corrupt`: it is not what its name says; `format`: it was made
 * for another version of this code.
 */
export type IndexErrorCode = 'unreachable' | 'missing' | 'corrupt' | 'format';

/** The only error of the embedded engine, besides the reason of an aborted signal. Its name distinguishes it from faults of ours (`transport.ts`). */
export class IndexError extends Error {
  // No class fields: what they are compiled to is longer.
  declare readonly code: IndexErrorCode;
  constructor(code: IndexErrorCode, message: string) {
    super(message);
    this.name = 'RetryError';
    this.code = code;
  }
}
