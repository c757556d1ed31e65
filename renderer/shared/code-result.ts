/** Address of the result of a block of CSS or HTML: a static document. Browser-safe. */
import { DATA_DIR } from './limits.js';

/** Prefix of a result's name in compiled HTML, until the page's own address is known. */
export const RESULT_MARK = 'notes-result:';

/** Address of a result below a base. */
export const resultAddress = (base: string, name: string): string => `${base}${DATA_DIR}/result/${name}.html`;

/** Fills in the addresses of results. */
export const withResults = (html: string, base: string): string =>
  html.replace(/ src="notes-result:([\w-]+)"/g, (_, name: string) => ` src="${resultAddress(base, name)}"`);
