import { join } from 'node:path';
import { resolvedFile } from './installed-package.js';

/**
 * Returns the file of a name as a site finds it, or as packages on the way to it do: package managers may hide it from the site itself.
 * @param packages each is looked for from the one before
 */
export function findThrough(name: string, dir: string, packages: readonly string[]): string | undefined {
  let from = join(dir, 'x.js');
  for (const next of packages) {
    const found = resolvedFile(name, from);
    if (found !== undefined) return found;
    from = resolvedFile(`${next}/package.json`, from) ?? from;
  }
  return resolvedFile(name, from);
}
