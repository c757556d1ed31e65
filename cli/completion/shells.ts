/** Shells with a completion script. */
export const SHELLS = ['bash', 'zsh', 'fish'] as const;
