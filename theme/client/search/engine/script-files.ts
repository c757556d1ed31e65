/**
 * Index files as classic scripts: a site with the hash router may be opened from disk, where fetch does not work. The output then has a script for each
 * file that provides the same bytes.
 */
import type { FetchBytes } from './store.js';

/** Name of the function an index script calls with its own name and its bytes in base64. */
const CALLBACK = '__notesIndex';

/** Returns the name of a file's script. */
export const scriptName = (name: string): string => name.replace(/\.\w+$/, '.js');

/** Text of the script of a file; `name` is the file's, `base64` its bytes. */
export function indexScript(name: string, base64: string): string {
  return `${CALLBACK}(${JSON.stringify(name)},${JSON.stringify(base64)});\n`;
}

const nameOf = (address: string) => address.slice(address.lastIndexOf('/') + 1);

/** Loads index files by their scripts. */
export function scriptFetch(doc: Document = document): FetchBytes {
  const delivered = new Map<string, string>();
  (doc.defaultView as unknown as Record<string, unknown>)[CALLBACK] = (name: string, base64: string) =>
    delivered.set(name, base64);
  return (address) =>
    new Promise((done, fail) => {
      const script = doc.createElement('script');
      const name = nameOf(address);
      const end = () => {
        script.remove();
        const base64 = delivered.get(name);
        delivered.delete(name);
        if (base64 === undefined) fail(Object.assign(new Error(address), { code: 'missing' }));
        else done(Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)));
      };
      script.onload = end;
      script.onerror = end;
      script.src = scriptName(address);
      doc.head.append(script);
    });
}
