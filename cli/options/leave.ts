import { onInterrupt } from '../../renderer/site/helpers/signals.js';

/** Why the process may end now; as long as there is nothing, it ends too early. */
export const end: { reason?: 'done' | 'interrupted' | 'told' } = {};

/** Ends the process at once. */
export function leave(reason: 'interrupted' | 'told', code: number): never {
  end.reason = reason;
  if (reason === 'interrupted') for (const callback of onInterrupt) callback();
  process.exit(code);
}
