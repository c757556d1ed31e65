/** Words of an error that code of the site threw. */
import { messageOf } from '../../site/helpers/caught-error.js';
import type { CompileOptions } from './compile-options.js';

/** Returns its message, with the line that threw as far as that is known. */
export async function thrownMessage(error: unknown, { thrownAt }: Pick<CompileOptions, 'thrownAt'>): Promise<string> {
  const at = await thrownAt?.(error);
  return at === undefined ? messageOf(error) : `${messageOf(error)} (${at})`;
}
