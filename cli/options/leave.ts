import { onInterrupt } from '../../renderer/site/helpers/signals.js';

/** The reason to exit; while it is absent, an exit is unexpected. */
export const end: { reason?: 'done' | 'interrupted' | 'told' } = {};

/** Ends the process at once. */
export function leave(reason: 'interrupted' | 'told', code: number): never {
  end.reason = reason;
  if (reason === 'interrupted') for (const callback of onInterrupt) callback();
  process.exit(code);
}
