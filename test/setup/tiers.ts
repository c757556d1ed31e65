/**
 * The two tiers of the tests. A file belongs to the slow one if it, or a helper of the tests that it imports, starts a process, a
 * browser, a bundler or a build of a site; every other file is a unit test. So a new file is in the right tier by itself.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Modules whose import makes a test slow. */
const SLOW = [
  /^node:(child_process|worker_threads)$/,
  /^(playwright-core|esbuild)$/,
  /\/cli\/api\.js$/,
  /\/renderer\/engine\/build\.js$/,
  /\/client-bundle\.js$/,
];

const IMPORT = /(?:from|import)\s*\(?\s*'([^']+)'/g;

/** Paths of the test files of each tier, relative to the root of the repository; `browser` is the part of the slow tier that needs one. */
export function tiers(): { unit: string[]; site: string[]; browser: string[] } {
  const files = readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.test\.tsx?$/.test(path))
    .map((path) => join(root, 'test', path))
    .sort();
  const slow = importers(SLOW);
  const browser = importers([/^playwright-core$/]);
  const named = (belongs: (file: string) => boolean) =>
    files.filter(belongs).map((file) => relative(root, file).replaceAll('\\', '/'));
  return { unit: named((file) => !slow(file)), site: named(slow), browser: named(browser) };
}

/** Returns the question if a file of the tests imports one of these modules, itself or through helpers. */
function importers(modules: readonly RegExp[]): (file: string) => boolean {
  const known = new Map<string, boolean>();
  const imports = (file: string): boolean => {
    const before = known.get(file);
    if (before !== undefined) return before;
    // A circle of helpers ends here; the answer replaces this below.
    known.set(file, false);
    const answer = [...readFileSync(file, 'utf8').matchAll(IMPORT)].some(([, specifier]) => {
      if (modules.some((pattern) => pattern.test(specifier!))) return true;
      const helper = helperOf(file, specifier!);
      return helper !== undefined && imports(helper);
    });
    known.set(file, answer);
    return answer;
  };
  return imports;
}

/** File of the tests that a relative import names; undefined for the code under test and for packages. */
function helperOf(file: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const stem = join(dirname(file), specifier.replace(/\.js$/, ''));
  if (!stem.startsWith(join(root, 'test'))) return undefined;
  return [`${stem}.ts`, `${stem}.tsx`].find((path) => existsSync(path));
}
