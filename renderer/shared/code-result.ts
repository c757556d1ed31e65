/** Where the result of a block of CSS or HTML stands: a static document of its own. Browser-safe. */
import { DATA_DIR } from './limits.js';

/** Stands in compiled HTML before the name of a result, until the page's own address is known. */
export const RESULT_MARK = 'notes-result:';

/** Address of a result below a base. */
export const resultAddress = (base: string, name: string): string => `${base}${DATA_DIR}/result/${name}.html`;

/** Fills in the addresses of results. */
export const withResults = (html: string, base: string): string =>
  html.replace(/ src="notes-result:([\w-]+)"/g, (_, name: string) => ` src="${resultAddress(base, name)}"`);
