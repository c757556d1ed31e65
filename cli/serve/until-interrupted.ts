/** Resolves at Ctrl+C, so that a server can end its work; at once at the second. */
export function untilInterrupted(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.removeAllListeners(signal);
      process.once(signal, () => {
        resolve();
        // A second signal does not wait for anything.
        process.once(signal, () => process.exit(130));
      });
    }
  });
}
