/**
 * Parts as classic scripts: with the hash router a site may be opened from `file:`, where nothing can be fetched and ES modules do not load.
 * The output writes `<part>.js` beside (or instead of) `<part>.json`; the client adds a script element and takes what it delivers.
 */

/** Name of the function a part script calls with its address and its data. */
export const PART_CALLBACK = '__notesPart';

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
      const script = doc.createElement('script');
      waiting.set(part, done);
      script.onerror = () => fail(new Error(`Part ${part} could not be loaded`));
      script.onload = () => {
        script.remove();
        fail(new Error(`Part ${part} delivered nothing`));
      };
      script.src = resolve(scriptAddress(part));
      doc.head.append(script);
    });
}
