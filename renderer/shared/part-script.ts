/**
 * Parts as classic scripts: with the hash router a site may be opened from `file:`, where neither fetch nor ES modules work.
 * The output contains `<part>.js` next to (or instead of) `<part>.json`; the client adds a script element and receives its data
 * (`theme/client/navigation/load-script.ts`).
 */

/** Name of the function a part script calls with its address and its data. */
export const PART_CALLBACK = '__notesPart';

/** Name of the variable in which a module of the site that is a classic script leaves its exports. */
export const MODULE_GLOBAL = '__notesModule';

/** Name of the variable of mermaid as a classic script. */
export const MERMAID_GLOBAL = '__notesMermaid';

/** Address of the script for the address of a JSON part. */
export const scriptAddress = (part: string): string => part.replace(/\.json$/, '.js');

/** Text of the script. `json` is the text of the part. */
export function partScript(part: string, json: string): string {
  // U+2028 and U+2029 are line ends in scripts of old engines.
  const safe = json.replace(/\u2028/g, '\\u2028').replace(/\u2029/g, '\\u2029');
  return `${PART_CALLBACK}(${JSON.stringify(part)},${safe});\n`;
}
