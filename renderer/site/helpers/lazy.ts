/** Packages that few pages need. Loaded when first asked for: at every start of the tool, and of every thread, they took more time than all of its own code. */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * A function that loads a package once and gives it.
 * @param name package, or a module of one, as the tool itself sees it
 */
export function lazy<T>(name: string): () => T {
  let loaded: T | undefined;
  return () => {
    const made: T = loaded ?? require(name);
    loaded = made;
    return made;
  };
}
