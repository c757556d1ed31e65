/** Shells that there is a completion for. */
export const SHELLS = ['bash', 'zsh', 'fish'] as const;
