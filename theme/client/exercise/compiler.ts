/** The compiler that judges types: what is known of it beforehand, and its text, fetched once a tab when the reader asks. */

export interface CompilerFile {
  /** Address. */
  address: string;
  version: string;
  /** Megabytes that are loaded, as text. */
  megabytes: string;
}

let known: Promise<CompilerFile> | undefined;
let text: Promise<string> | undefined;

async function answer(address: string | URL): Promise<Response> {
  const response = await fetch(address, { credentials: 'same-origin' });
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`.trim());
  return response;
}

/** A promise that is kept, unless it fails. */
const keep = <T>(promise: Promise<T>, forget: () => void): Promise<T> => {
  promise.catch(forget);
  return promise;
};

/** Resolves to which compiler it is and how large. @param frameAddress of the frame, beside which it is said */
export function describeCompiler(frameAddress: string): Promise<CompilerFile> {
  const address = new URL('compiler.json', new URL(frameAddress, document.baseURI));
  known ??= keep(
    answer(address).then(async (response) => {
      const said: Record<string, unknown> = Object(await response.json());
      const { file, version, bytes } = said;
      const size = (Number(bytes) / 1e6).toFixed(1);
      return { address: new URL(String(file), address).href, version: String(version), megabytes: size };
    }),
    () => {
      known = undefined;
    },
  );
  return known;
}

/** True if it is here: nothing is fetched any more. */
export const hasCompiler = (): boolean => text !== undefined;

export function fetchCompiler({ address }: CompilerFile): Promise<string> {
  text ??= keep(
    answer(address).then((response) => response.text()),
    () => {
      text = undefined;
    },
  );
  return text;
}
