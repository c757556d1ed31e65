/** Tells a configuration of the reference which language is built. */

/** The variable in which it looks for that. */
const CURRENT_LOCALE = 'DOCUSAURUS_CURRENT_LOCALE';

/** Does work during which the environment names a language. */
export async function inLocale<T>(locale: string, work: () => Promise<T>): Promise<T> {
  const before = process.env[CURRENT_LOCALE];
  process.env[CURRENT_LOCALE] = locale;
  try {
    return await work();
  } finally {
    if (before === undefined) delete process.env[CURRENT_LOCALE];
    else process.env[CURRENT_LOCALE] = before;
  }
}
