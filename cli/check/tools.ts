/** External tools of `notes check`: the TypeScript compiler, a browser and the packages that drive it (D5). */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastCheck } from '../../renderer/check/arbitraries.js';
import {
  type BaselineData,
  COMPAT,
  type CompatData,
  type FactTools,
  WEB_FEATURES,
} from '../../renderer/check/facts.js';
import { HTML_CONFIG, type HtmlValidator } from '../../renderer/check/html-rules.js';
import type { OracleTools } from '../../renderer/check/oracle-run.js';
import type { MarkupTools } from '../../renderer/check/static-blocks.js';
import type { TypeJudge } from '../../renderer/check/type-exercises.js';
import type { TypeScriptTools } from '../../renderer/check/typecheck.js';
import { findCompiler, libraryOf } from '../../renderer/output/bundle/installed-compiler.js';
import { type InstalledPackage, installedPackage } from '../../renderer/output/modules/installed-package.js';
import { toolRoot } from '../../renderer/output/tool.js';
import { systemError } from '../../renderer/site/helpers/system-error.js';
import { judgeTypes, type TypeCompiler } from '../../theme/client/frame/judge-types.js';

/** Folder of an installed package: the site's own first, else the tool's. */
export function findPackage(name: string, dir: string): InstalledPackage | undefined {
  for (const from of [dir, toolRoot]) {
    const found = installedPackage(name, from);
    if (found) return found;
  }
  return undefined;
}

/** The compiler, when the site or the tool has `typescript` installed. */
export function findTypeScript(
  dir: string,
  scratch: string,
  options: Record<string, unknown>,
): { tools: TypeScriptTools; version: string } | undefined {
  const found = findPackage('typescript', dir);
  if (!found) return undefined;
  const types = findPackage('@types/node', dir);
  const tools = {
    compiler: join(found.folder, 'bin', 'tsc'),
    modules: nearestModules(found.folder),
    nodeTypes: types?.folder,
    scratch,
    options,
  };
  return { tools, version: `${found.version} ${types?.version ?? ''}` };
}

/** Finds the compiler that judges exercises in types: the one that their readers get. */
export function findTypeJudge(dir: string): TypeJudge | undefined {
  const found = findCompiler(dir);
  if (!found) return undefined;
  let loaded: { ts: TypeCompiler; library: string } | undefined;
  return {
    version: found.version,
    async judge(parts) {
      const ts: TypeCompiler = loaded?.ts ?? createRequire(import.meta.url)(join(found.folder, 'lib/typescript.js'));
      loaded ??= { ts, library: libraryOf(found) };
      return judgeTypes(ts, loaded.library, parts);
    },
  };
}

/** Returns the `node_modules` folder that contains a package. */
function nearestModules(folder: string): string {
  let at = folder;
  while (basename(at) !== 'node_modules') {
    if (dirname(at) === at) return join(folder, '..');
    at = dirname(at);
  }
  return at;
}

/** Imports a package of the site or of the tool by name; undefined when neither has it. */
export async function importPackage<T>(name: string, dir: string): Promise<T | undefined> {
  for (const from of [dir, toolRoot]) {
    try {
      const file = createRequire(join(from, 'package.json')).resolve(name);
      return await import(pathToFileURL(file).href);
    } catch (error) {
      if (systemError(error).code !== 'MODULE_NOT_FOUND') throw error;
    }
  }
  return undefined;
}

/** The harness that runs blocks of code: the compiled file next to this one or, when run from source, the one in `lib/`. */
export const harnessFile: string = join(toolRoot, 'lib/renderer/check/sandbox-harness.cjs');

/** Paths where Debian installs Chromium. The headless shell draws the same pages in half the processor time, so it is tried first. */
const BROWSERS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** The browser: named by `CHROMIUM_PATH`, else one of Debian's. */
export function findBrowser(): string | undefined {
  return [process.env.CHROMIUM_PATH, ...BROWSERS].find((path) => path && existsSync(path));
}

/** fast-check and the packages that notes are compared with, found from the site. */
export function findOracles(dir: string): OracleTools {
  const modules = new Map<string, Promise<string | undefined>>();
  let fastCheck: Promise<FastCheck | undefined> | undefined;
  const bundled = async (name: string, path: string) => {
    const { bundleOracle } = await import('./oracle-module.js');
    return findPackage(name, dir) && bundleOracle(name, path, [dir, toolRoot]);
  };
  return {
    version: findPackage('fast-check', dir)?.version,
    fastCheck: () => (fastCheck ??= importPackage<FastCheck & { default?: FastCheck }>('fast-check', dir)),
    versionOf: (name) => (name === '' ? undefined : findPackage(name, dir)?.version),
    moduleOf(name, path) {
      const key = `${name} ${path}`;
      const known = modules.get(key) ?? bundled(name, path);
      modules.set(key, known);
      return known;
    },
  };
}

/** Optional packages that look at blocks in other languages, loaded when a block asks for one. */
export function findMarkup(dir: string): MarkupTools {
  const packages = ['css-tree', 'html-validate', '@vue/compiler-sfc', 'sh-syntax'];
  const once = <T>(make: () => Promise<T>) => {
    let made: Promise<T> | undefined;
    return () => (made ??= make());
  };
  type Validate = { HtmlValidate: new (config: typeof HTML_CONFIG) => HtmlValidator };
  return {
    versions: packages.map((name) => findPackage(name, dir)?.version ?? '').join(' '),
    css: once(() => importPackage('css-tree', dir)),
    html: once(async () => {
      const found = await importPackage<Validate>('html-validate', dir);
      return found && new found.HtmlValidate(HTML_CONFIG);
    }),
    vue: once(() => importPackage('@vue/compiler-sfc', dir)),
    shell: once(() => importPackage('sh-syntax', dir)),
  };
}

/** MDN's data on browsers and `web-features`, read when a note names a feature. */
export function findFacts(dir: string): FactTools {
  const compat = findPackage(COMPAT, dir);
  const features = findPackage(WEB_FEATURES, dir);
  const read = (folder: string) => JSON.parse(readFileSync(join(folder, 'data.json'), 'utf8'));
  let data: CompatData | undefined;
  let baseline: BaselineData | undefined;
  return {
    versions: {
      ...(compat && { [COMPAT]: compat.version }),
      ...(features && { [WEB_FEATURES]: features.version }),
    },
    compat: async () => (data ??= compat && read(compat.folder)),
    baseline: async () => (baseline ??= features && baselineOf(read(features.folder))),
  };
}

/** The part of `web-features` that is used. */
interface WebFeatures {
  features: Record<string, { status?: { by_compat_key?: Record<string, FeatureStatus> } }>;
}
type FeatureStatus = { baseline?: 'high' | 'low' | false; baseline_low_date?: string };

function baselineOf({ features }: WebFeatures): BaselineData {
  const keys = Object.values(features).flatMap(({ status }) => Object.entries(status?.by_compat_key ?? {}));
  return new Map(
    keys.map(([path, { baseline, baseline_low_date: since }]) => [
      path,
      baseline ? { baseline, ...(since ? { since } : {}) } : { baseline: 'limited' },
    ]),
  );
}
