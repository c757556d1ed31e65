/** Keeps what a build read and wrote, for the look before the next one. */
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readsOfCode } from '../../output/modules/code-reads.js';
import { renameFile } from '../../output/modules/until-free.js';
import type { Site } from '../../site/configuration/config-types.js';
import type { Document } from '../../site/content/document.js';
import { isBelow, isInside, posixPath } from '../../site/helpers/file-paths.js';
import { assetCandidates } from '../../site/sources/local-files.js';
import type { SiteFiles } from '../../site/sources/site-files.js';
import { showsDates } from '../load/file-dates.js';
import type { LoadedSite } from '../load/load-site.js';
import type { BuildOptions, EngineResult } from '../run/options.js';
import type { DocumentStore } from '../steps/compile-step.js';
import type { Linked } from '../steps/link-step.js';
import type { PageModules } from '../steps/module-step.js';
import type { SiteTheme } from '../steps/theme-step.js';
import { kindOf } from '../write/disk.js';
import type { Committed } from '../write/outputs.js';
import type { Written } from '../write/recorded-files.js';
import { FolderSum } from './folder-sum.js';
import {
  type KeptLook,
  keptText,
  type Look,
  type Reach,
  type Surroundings,
  textsOf,
  thisYear,
  valueHash,
} from './look.js';

/** A successful build, with all files that it read. */
export interface KnownBuild {
  options: BuildOptions;
  site: Site;
  loaded: LoadedSite;
  theme: SiteTheme;
  files: SiteFiles;
  documents: readonly Document[];
  linked: Linked;
  modules: PageModules;
  /** Documents with what was looked for while they were compiled. */
  compiled: DocumentStore;
}

/** Data of a build for the scan before the next one. */
export interface Left {
  /** Builds of the whole site, one for each language; those of edited files read what the build before them read. */
  builds?: readonly KnownBuild[];
  committed: Committed;
  /** Name of the pages that are kept for edits. */
  pages?: string;
}

/** Writes down what the next build is to compare; what could not be known goes into `look.unknown`. */
export async function keepLook(look: Look, left: Left, result: EngineResult): Promise<void> {
  if (!left.builds) return keepEdited(look, left, result);
  const { builds, committed, pages } = left;
  const { surroundings, unknown } = await surroundingsOf(builds);
  look.unknown = [...new Set([...unknown, ...builds.flatMap(unlistedSources)])];
  const reach = joinReach(builds.map(reachOf));
  const { view, file, key } = look;
  const isSeen = view !== undefined && isWithin(reach, look.reach);
  const kept: Omit<KeptLook, 'lengths'> = {
    key,
    reach,
    surroundings,
    unknown: look.unknown,
    young: {},
  };
  if (!result.ok || !isSeen || look.unknown.length > 0) return write(file, keptText(kept, []));
  // Files that only the scan saw do not count.
  const seen = { ...view, ...within(view, reach) };
  const said = restful(result);
  const known = saysTheSame(result) ? { result: said, said } : { said };
  const head = { ...kept, ...known, young: view.young, ...(pages !== undefined && { pages }) };
  write(file, keptText(head, [...textsOf(seen), outputsText(await look.outputs, committed)]));
}

/** Writes down the same after a build that made nothing but the pages of edited files: what it read is what the build before it read. */
async function keepEdited(look: Look, { committed, pages }: Left, result: EngineResult): Promise<void> {
  const { view, file, edited } = look;
  if (!view || !edited || !result.ok) return;
  const said = restful(result);
  const head = { ...edited.kept, said, ...(edited.kept.result && { result: said }), young: view.young, pages };
  write(file, keptText(head, [...textsOf(view), outputsText(await look.outputs, committed)]));
}

/** Returns what the look before the next build is to find in the output folder. @param outputs what this one found there, if it was as the last build left it */
function outputsText(outputs: string | undefined, { done, removed }: Committed): string {
  if (!done) return '';
  const { fresh, was } = done;
  const isKnown = outputs !== undefined && was !== undefined;
  const sum = isKnown ? FolderSum.from(outputs) : new FolderSum();
  const stateOf = ({ size, mtime }: Written) => ({ size, mtimeMs: mtime });
  if (isKnown)
    for (const path of [...fresh.keys(), ...removed]) {
      const before = was(path);
      if (before) sum.remove(path, stateOf(before));
    }
  for (const [path, written] of isKnown ? fresh : done.all()) sum.add(path, stateOf(written));
  return sum.text;
}

/** True if a build that does nothing says what this one said. Some findings are made only while there is something to do. */
const saysTheSame = ({ problems, counts: { compiled, rendered, written, removed } }: EngineResult) =>
  problems.length === 0 || compiled + rendered + written + removed === 0;

/** The result of the same build with nothing to do. */
const restful = (result: EngineResult): EngineResult => ({
  ...result,
  changed: [],
  removed: [],
  routes: [],
  pagesAlone: undefined,
  counts: { ...result.counts, compiled: 0, rendered: 0, written: 0, removed: 0, bytes: 0 },
  timings: {},
});

function write(file: string, text: string): void {
  try {
    writeFileSync(`${file}.new`, text);
    renameFile(`${file}.new`, file);
  } catch {
    // The next build runs.
  }
}

const isWithin = (needed: Reach, looked: Reach): boolean =>
  needed.roots.every((root) => looked.roots.includes(root)) &&
  needed.files.every((file) => looked.files.includes(file)) &&
  (looked.git || !needed.git);

const within = (view: NonNullable<Look['view']>, { roots, files, git }: Reach) => ({
  roots: Object.fromEntries(roots.map((root) => [root, view.roots[root] ?? ''])),
  files: Object.fromEntries(files.map((file) => [file, view.files[file] ?? ''])),
  git: git ? view.git : '',
});

/** Resolves to the inputs of the configuration's code, and to those that cannot be known. */
async function surroundingsOf(builds: readonly KnownBuild[]) {
  const surroundings: Surroundings = { env: {}, salt: randomBytes(9).toString('base64url') };
  const unknown: string[] = [];
  for (const build of builds) unknown.push(...(await addSurroundings(build, surroundings)));
  return { surroundings, unknown };
}

async function addSurroundings(build: KnownBuild, surroundings: Surroundings): Promise<string[]> {
  const { site, loaded, linked, options } = build;
  const { salt } = surroundings;
  const unknown: string[] = [];
  const { names, declared } = declaredReads(build, surroundings);
  unknown.push(...names);
  const all = { ...(loaded.code !== undefined && { [site.configFile]: loaded.code }), ...linked.sidebarCode };
  for (const [file, code] of Object.entries(all)) {
    const reads = await readsOfCode(code);
    for (const name of reads.env) surroundings.env[name] = valueHash(salt, options.environment?.[name]);
    if (reads.year) surroundings.year = thisYear();
    unknown.push(...reads.unknown.filter((what) => !declared.has(what)).map((what) => `${file}: ${what}`));
  }
  if ('apiKey' in site.search && site.search.apiKey) surroundings.searchKey = site.search.apiKey;
  for (const name of ['contentLoaded', 'built'] as const)
    if (site.hooks[name]) unknown.push(`${site.configFile}: hooks.${name}`);
  const { remarkPlugins, rehypePlugins } = site.markdown;
  const steps = new Set(loaded.steps);
  for (const plugin of [...remarkPlugins, ...rehypePlugins].map((entry) => (Array.isArray(entry) ? entry[0] : entry)))
    if (typeof plugin === 'string' && !steps.has(plugin)) unknown.push(plugin.replace(/^file:.*\/|\?.*$/g, ''));
  unknown.push(...(site.plugins?.names ?? []));
  if (site.search.provider === 'custom') unknown.push(site.search.modules.transport);
  return unknown;
}

/** Returns what plugins declare: their variables go into `surroundings`; those that declare nothing are named. */
function declaredReads({ site, options }: KnownBuild, { env, salt }: Surroundings) {
  const names: string[] = [];
  const declared = new Set<string>();
  for (const { plugin } of site.extensions) {
    const { name, reads } = plugin;
    if (!reads) names.push(`plugin ${name}: no \`reads\``);
    for (const variable of reads?.env ?? []) env[variable] = valueHash(salt, options.environment?.[variable]);
    for (const specifier of reads?.packages ?? []) declared.add(`import '${specifier}'`);
  }
  return { names, declared };
}

/** Folders that a look does not list. */
const UNLISTED = /(?:^|\/)node_modules\/|^\.git\//;

/** Sources in folders whose new files nobody would see. */
const unlistedSources = ({ files }: KnownBuild): string[] =>
  files.sources
    .filter(({ path }) => UNLISTED.test(path))
    .map(({ path }) => path)
    .slice(0, 1);

const joinReach = (all: readonly Reach[]): Reach => ({
  roots: [...new Set(all.flatMap(({ roots }) => roots))],
  files: [...new Set(all.flatMap(({ files }) => files))].sort(),
  git: all.some(({ git }) => git),
});

/** Every place that the build read from, or looked into. */
function reachOf({ options, site, loaded, theme, files, documents, linked, modules, compiled }: KnownBuild): Reach {
  const { dir } = site;
  const folders = [
    ...files.versions.map(({ folder }) => folder),
    ...[...site.blog, ...(site.pages ? [site.pages] : [])].map(({ path }) => path),
    ...site.staticDirectories,
    site.themeDir,
  ];
  // Plugins declare folders by the patterns that begin there.
  const declared = loaded.files.filter((path) => kindOf(path) === 'folder');
  const outside = [...folders.map((folder) => resolve(dir, folder)), ...declared].filter(
    (folder) => !isInside(dir, folder),
  );
  const roots = [dir, ...new Set(outside)];
  const looked = [
    ...assetCandidates(site, documents, files),
    ...[...compiled.values()].flatMap(({ document, exists }) => [document.source, ...exists.map(([path]) => path)]),
    ...site.customCss,
  ].map((path) => join(dir, path));
  const code = [options.configFile, ...loaded.files, ...linked.sidebarFiles, ...theme.inputs, ...modules.inputs];
  const left = [options.cacheDir, options.out].filter((folder) => folder !== null);
  const isListed = (path: string) =>
    roots.some((root) => isBelow(root, path) && !UNLISTED.test(`${posixPath(path.slice(root.length + 1))}/`)) &&
    !left.some((folder) => isBelow(folder, path));
  const elsewhere = [...new Set([...looked, ...code])].filter((path) => !isListed(path));
  return { roots, files: elsewhere.sort(), git: showsDates(site, files) };
}
