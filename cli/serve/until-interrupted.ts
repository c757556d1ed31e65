/** Resolves at Ctrl+C, so that a server can end its work; at once at the second. */
export function untilInterrupted(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      const others = process.listeners(signal);
      process.once(signal, () => {
        resolve();
        // A second signal does not wait for anything.
        process.once(signal, () => process.exit(130));
      });
      // Last: a signal that is waiting to be heard is lost when nobody listens, if only for a moment.
      for (const other of others) process.off(signal, other);
    }
  });
}
