/** An error with the code that the system gave it; what was thrown and is no error becomes one. */
export const systemError = (error: unknown): NodeJS.ErrnoException =>
  error instanceof Error ? error : new Error(String(error));
