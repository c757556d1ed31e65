/** Codes by which every other address of a host fails too. */
const NO_HOST = new Set(['ENOTFOUND', 'EAI_AGAIN', 'ENETUNREACH', 'EHOSTUNREACH', 'ECONNREFUSED']);

/** True if a host cannot be reached at all. */
export const isNoHost = (failure: string): boolean => NO_HOST.has(failure);

/** Why `fetch` failed: the code of the system, which it hides in the cause, or else its message. */
export function fetchFailure(error: unknown): string {
  const { name, message, cause } = error as Error & { cause?: { code?: string; message?: string } };
  if (name === 'TimeoutError') return 'ETIMEDOUT';
  return cause?.code ?? (cause?.message || message);
}
