/** The compiler that judges types: what is known of it beforehand, and its text, fetched once a tab when the reader asks. */

export interface CompilerFile {
  /** Address. */
  address: string;
  version: string;
  /** Megabytes that are loaded, as text. */
  megabytes: string;
}

export interface Compiler {
  /** Resolves to which one it is and how large. */
  describe(): Promise<CompilerFile>;
  /** True if it is here: nothing is fetched any more. */
  isHere(): boolean;
  /** Resolves to its text. */
  fetch(): Promise<string>;
}

async function answer(address: string | URL): Promise<Response> {
  const response = await fetch(address, { credentials: 'same-origin' });
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`.trim());
  return response;
}

/** Returns a function that makes a promise when it is first called and gives it every time, unless it fails: then the next call tries again. */
function kept<T>(make: () => Promise<T>): { get(): Promise<T>; isMade(): boolean } {
  let made: Promise<T> | undefined;
  return {
    isMade: () => made !== undefined,
    get() {
      made ??= make().catch((error) => {
        made = undefined;
        throw error;
      });
      return made;
    },
  };
}

async function describe(address: URL): Promise<CompilerFile> {
  const said: Record<string, unknown> = Object(await (await answer(address)).json());
  const { file, version, bytes } = said;
  const megabytes = (Number(bytes) / 1e6).toFixed(1);
  return { address: new URL(String(file), address).href, version: String(version), megabytes };
}

/** By the addresses of frames: all exercises of a tab have one. */
const compilers = new Map<string, Compiler>();

/** Returns the compiler in the folder of a frame. */
export function compilerOf(frameAddress: string): Compiler {
  const known = compilers.get(frameAddress) ?? createCompiler(frameAddress);
  compilers.set(frameAddress, known);
  return known;
}

function createCompiler(frameAddress: string): Compiler {
  const file = kept(() => describe(new URL('compiler.json', new URL(frameAddress, document.baseURI))));
  const text = kept(async () => (await answer((await file.get()).address)).text());
  return { describe: file.get, isHere: text.isMade, fetch: text.get };
}
