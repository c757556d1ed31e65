import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * Returns the file of a name as a site finds it, or as packages on the way to it do: package managers may hide it from the site itself.
 * @param packages each is looked for from the one before
 */
export function findThrough(name: string, dir: string, packages: readonly string[]): string | undefined {
  let from = join(dir, 'x.js');
  for (const next of packages) {
    const found = resolveFrom(from, name);
    if (found !== undefined) return found;
    from = resolveFrom(from, `${next}/package.json`) ?? from;
  }
  return resolveFrom(from, name);
}

function resolveFrom(from: string, name: string): string | undefined {
  try {
    return createRequire(from).resolve(name);
  } catch {
    return undefined;
  }
}
