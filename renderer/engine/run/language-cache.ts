import { join } from 'node:path';

/** The cache folder of a language that is not the site's own. */
export const languageCache = (cacheDir: string, locale: string): string => join(cacheDir, 'languages', locale);
