/** Policies: what is done about a finding (B7.5). */

/** From the mildest to the strongest. */
export const POLICIES = ['ignore', 'log', 'warn', 'throw'] as const;

export type Policy = (typeof POLICIES)[number];

const strength = (policy: Policy): number => POLICIES.indexOf(policy);

export const isPolicy = (value: unknown): value is Policy => POLICIES.some((policy) => policy === value);

export const weaker = (a: Policy, b: Policy): Policy => (strength(a) < strength(b) ? a : b);

export const stronger = (a: Policy, b: Policy): Policy => (strength(a) < strength(b) ? b : a);

/** Options whose default was milder, or that did not exist, in earlier versions. */
export const CHANGED = ['onBrokenAnchors', 'onBrokenMarkdownLinks', 'onBrokenHtmlLinks'] as const;

export type ChangedOption = (typeof CHANGED)[number];
