/** Codes by which every other address of a host fails too. */
const NO_HOST = new Set(['ENOTFOUND', 'EAI_AGAIN', 'ENETUNREACH', 'EHOSTUNREACH', 'ECONNREFUSED']);

/** True if a host cannot be reached at all. */
export const isNoHost = (failure: string): boolean => NO_HOST.has(failure);

/** Returns why `fetch` failed: the system's code, which is hidden in the cause, or else the message. */
export function fetchFailure(error: unknown): string {
  const { name, message, cause } = error as Error & { cause?: { code?: string; message?: string } };
  if (name === 'TimeoutError') return 'ETIMEDOUT';
  return cause?.code ?? (cause?.message || message);
}
