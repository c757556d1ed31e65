/** Locates an installed package. It is searched by its folder: `exports` of a package may hide its `package.json`, and a package of types has nothing to import. */
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import module, { createRequire } from 'node:module';
import { join } from 'node:path';

/** Extension of `node:module` by Yarn's Plug'n'Play, which has no folders (https://yarnpkg.com/advanced/pnpapi). */
interface NodeModule {
  builtinModules: readonly string[];
  findPnpApi?(dir: string): { resolveToUnqualified(name: string, issuer: string): string | null } | null;
}

/** A package with its version. */
export interface InstalledPackage {
  folder: string;
  version: string;
}

/** Returns the name of the package that an import is from. */
export const packageOf = (path: string): string => path.split('/', path.startsWith('@') ? 2 : 1).join('/');

/** Returns the file that Node would load under a name; undefined if it cannot be resolved. @param from importing file */
export function resolvedFile(name: string, from: string): string | undefined {
  try {
    return createRequire(from).resolve(name);
  } catch {
    return undefined;
  }
}

/** Returns the folder of a package as a module of `dir` finds it; undefined where it is not installed. */
export function packageFolder(name: string, dir: string): string | undefined {
  const { findPnpApi }: NodeModule = module;
  const pnp = findPnpApi?.(dir);
  if (!pnp) {
    const folders = createRequire(join(dir, 'x.js')).resolve.paths(name) ?? [];
    return folders.map((modules) => join(modules, name)).find((folder) => existsSync(folder));
  }
  try {
    return pnp.resolveToUnqualified(name, `${dir}/`) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Returns the real folder and the version of a package as a module of `dir` finds it; undefined where it is not installed. */
export function installedPackage(name: string, dir: string): InstalledPackage | undefined {
  const folder = packageFolder(name, dir);
  const file = folder && join(folder, 'package.json');
  if (!file || !existsSync(file)) return undefined;
  const { version }: { version: string } = JSON.parse(readFileSync(file, 'utf8'));
  return { folder: realpathSync(folder), version };
}
