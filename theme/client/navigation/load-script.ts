/** Loads classic scripts: those of parts (`renderer/shared/part-script.ts`) and others. */
import { MODULE_GLOBAL, PART_CALLBACK, scriptAddress } from '../../../renderer/shared/part-script.js';
import { PartError } from './part-error.js';

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

/** Loads a module that is a classic script, in the folder of the document. */
export async function loadClassicModule<T>(address: string): Promise<T> {
  await loadScript(address);
  return (globalThis as unknown as Record<string, T>)[MODULE_GLOBAL]!;
}
