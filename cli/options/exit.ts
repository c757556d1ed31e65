/** Exit codes: 0 done, 1 the build failed or there are findings, 2 wrong usage or configuration, 130 interrupted. */
export const EXIT = { ok: 0, failed: 1, usage: 2 } as const;
