/** Packages that few pages need. Loaded when first asked for: at every start of the tool, and of every thread, they took more time than all of its own code. */
import { createRequire } from 'node:module';
import { once } from './once.js';

const require = createRequire(import.meta.url);

/**
 * Returns a function that loads a package when it is first called and gives it.
 * @param name package, or a module of one, as the tool itself sees it
 */
export function lazy<T>(name: string): () => T {
  return once((): T => require(name));
}
