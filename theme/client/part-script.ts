/**
 * Parts as classic scripts: with the hash router a site may be opened from `file:`, where nothing can be fetched and ES modules do not load.
 * The output writes `<part>.js` beside (or instead of) `<part>.json`; the client adds a script element and takes what it delivers.
 */

import { PartError } from './part-error.js';

/** Name of the function a part script calls with its address and its data. */
export const PART_CALLBACK = '__notesPart';

/** Name of the variable in which a page module that is a classic script leaves its exports. */
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

/** Loads part scripts one address at a time; `resolve` makes the script's URL relative to the document. */
export function createScriptLoader(resolve: (address: string) => string, doc: Document = document) {
  const waiting = new Map<string, (value: unknown) => void>();
  (doc.defaultView as unknown as Record<string, unknown>)[PART_CALLBACK] = (part: string, data: unknown) =>
    waiting.get(part)?.(data);
  return (part: string): Promise<unknown> =>
    new Promise((done, fail) => {
      waiting.set(part, done);
      // From disk there is no telling a missing file from any other failure.
      loadScript(resolve(scriptAddress(part)), doc).then(
        () => fail(new PartError(`Part ${part} delivered nothing`)),
        () => fail(new PartError(`Part ${part} could not be loaded`, 404)),
      );
    });
}

/** Runs a classic script. */
export function loadScript(address: string, doc: Document = document): Promise<void> {
  return new Promise((done, fail) => {
    const script = doc.createElement('script');
    script.onerror = () => {
      script.remove();
      fail(new Error(`${address} could not be loaded`));
    };
    script.onload = () => {
      script.remove();
      done();
    };
    script.src = address;
    doc.head.append(script);
  });
}
