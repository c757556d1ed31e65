/** A function of a package as one module without imports, for a process that can read no files of the site. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build } from 'esbuild';

/** `lodash` and `debounce` → a module whose default export is that function; undefined when the package has none of that name. */
export async function bundleOracle(name: string, path: string, dirs: readonly string[]): Promise<string | undefined> {
  for (const dir of dirs) {
    const source = sourceFor(name, path, dir);
    if (source === undefined) continue;
    const { outputFiles, errors } = await build({
      stdin: { contents: source, resolveDir: dir },
      absWorkingDir: dir,
      bundle: true,
      write: false,
      format: 'esm',
      platform: 'node',
      mainFields: ['module', 'main'],
      logLevel: 'silent',
    }).catch(() => ({ outputFiles: [], errors: [] }));
    const text = outputFiles[0]?.text;
    if (text !== undefined && errors.length === 0) return text;
  }
  return undefined;
}

/** A file of its own for the function is smaller than the whole package. */
function sourceFor(name: string, path: string, dir: string): string | undefined {
  const require = createRequire(join(dir, 'package.json'));
  try {
    return `export { default } from ${JSON.stringify(require.resolve(`${name}/${path}`))};`;
  } catch {
    return hasExport(require, name, path) ? `export { ${path} as default } from ${JSON.stringify(name)};` : undefined;
  }
}

/** True if a package has a function of that name; packages without CommonJS are believed. */
function hasExport(require: NodeJS.Require, name: string, path: string): boolean {
  try {
    const { [path]: value }: Record<string, unknown> = require(name);
    return typeof value === 'function';
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ERR_REQUIRE_ESM';
  }
}
