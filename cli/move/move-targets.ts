/** Resolves `notes mv <from> <to>` to the files that move and their new paths, or to the reason why they cannot. */
import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, posix, resolve } from 'node:path';
import type { SiteSurvey } from '../../renderer/engine/build.js';
import { pluginFolder } from '../../renderer/site/configuration/translations.js';
import { isBelow, pathFrom } from '../../renderer/site/helpers/file-paths.js';
import { excluder, matcher } from '../../renderer/site/helpers/glob.js';
import { isPlainPath } from '../../renderer/site/helpers/safe-address.js';
import { problem } from '../../renderer/site/problems/problem.js';
import type { Problem } from '../../renderer/site/problems/problem-types.js';
import { listNames } from '../../renderer/site/sources/disk-io.js';
import { nearestFile } from '../../renderer/site/sources/near-files.js';
import { folded } from './spell-path.js';

export interface Targets {
  moves: Map<string, string>;
  /** The folder that moves as a whole. */
  folder?: { from: string; to: string };
}

/** Neither packages nor hidden files are content. */
export const isSourcePath = (path: string): boolean => !path.split('/').includes('node_modules');

/** Returns the site-relative path of an argument: relative to the current folder if it exists there, else to the site folder. */
export function namedPath(cwd: string, dir: string, given: string): { path: string; base: string } | undefined {
  for (const base of [cwd, dir]) {
    const full = resolve(base, given);
    if (existsSync(full)) return { path: pathFrom(dir, full), base };
  }
  return undefined;
}

/** The problem of a path that does not exist, with the nearest existing one. */
export function missing(cwd: string, dir: string, path: string): Problem {
  const near = [cwd, dir].map((base) => nearestFile(path, { list: listNames(base) })?.name);
  return problem('move-missing', { path }, { nearest: near.find((name) => name !== undefined) });
}

export interface Named {
  cwd: string;
  dir: string;
  from: string;
  to: string;
}

interface ContentFolder {
  folder: string;
  area: string;
  instance: string;
  version: string;
  include: string[];
  exclude: string[];
}

/** Content folders: docs of each version, blogs, pages. */
function contentFolders({ site, files }: SiteSurvey): ContentFolder[] {
  if (!site || !files) return [];
  return [
    ...files.versions.map(({ folder, scope, name, docs }) => ({
      folder,
      include: docs.include,
      exclude: docs.exclude,
      area: 'docs',
      instance: scope.instance,
      version: name === 'current' ? name : `version-${name}`,
    })),
    ...site.blog.map(({ id, path, include, exclude }) => ({
      folder: path,
      area: 'blog',
      instance: id,
      version: '',
      include,
      exclude,
    })),
    ...(site.pages
      ? [{ ...site.pages, folder: site.pages.path, area: 'pages', instance: 'default', version: '' }]
      : []),
  ].map((entry) => ({ ...entry, folder: posix.normalize(entry.folder).replace(/\/$/, '') }));
}

export function findTargets(
  { cwd, dir, from, to }: Named,
  survey: SiteSurvey,
  filesBelow: (folder: string) => string[],
): Targets | { problems: Problem[] } {
  const refuse = (code: string, args: Record<string, string>) => ({ problems: [problem(code, args)] });
  const source = namedPath(cwd, dir, from);
  if (!source) return { problems: [missing(cwd, dir, from)] };
  const isFolder = statSync(join(dir, source.path)).isDirectory();
  const home = contentFolders(survey).find(({ folder }) => `${source.path}/`.startsWith(`${folder}/`));
  if (!home || source.path === home.folder) return refuse('move-no-content', { path: from });
  if (!isInside(dir, home.folder, source.path)) return refuse('move-outside', { path: from, folder: home.folder });
  const target = targetPath(
    source.path,
    pathFrom(dir, resolve(source.base, to)),
    /[/\\]$/.test(to) ||
      (isDirectory(resolve(source.base, to)) && !isItself(dir, source.path, resolve(source.base, to))),
    isFolder,
  );
  if (!target.startsWith(`${home.folder}/`)) return refuse('move-outside', { path: to, folder: home.folder });
  if (isFolder && `${target}/`.startsWith(`${source.path}/`)) return refuse('move-into-itself', { from, to });
  const name = target.slice(home.folder.length + 1);
  const other = isPage(source.path) && OTHER_TEXT.exec(to)?.[0];
  if (other) return refuse('move-ending', { path: to, ending: other });
  const isName = isPlainPath(name) && !/(?:^|\/)(?:\.|$)/.test(name) && !/[<>:"|*]/.test(name);
  if (!isName || (!isFolder && isPage(source.path) && !isPage(target))) return refuse('move-name', { path: to });
  const moves = new Map(
    isFolder
      ? filesBelow(source.path).map((path) => [path, target + path.slice(source.path.length)] as const)
      : [[source.path, target] as const],
  );
  const unread = [...moves].find(([old, next]) => isRead(home, old) && !isRead(home, next));
  if (unread) return refuse('move-unread', { path: unread[1] });
  addTranslations(dir, home, moves);
  const isMoving = (path: string) =>
    moves.has(path) ||
    path === source.path ||
    path.startsWith(`${source.path}/`) ||
    (isDirectory(join(dir, path)) && isEmptied(filesBelow(path), moves));
  const taken = [...moves].flatMap(([old, next]) => takenBy(dir, isMoving, old, next));
  if (taken.length > 0) return { problems: taken.slice(0, 1) };
  return { moves, ...(isFolder ? { folder: { from: source.path, to: target } } : {}) };
}

/** True if a file of a content folder makes a page. */
function isRead({ folder, include, exclude }: ContentFolder, path: string): boolean {
  const relative = path.slice(folder.length + 1);
  return matcher(include)(relative) && !excluder(exclude)(relative);
}

const isPage = (path: string) => /\.(?:mdx?|[jt]sx?)$/.test(path);
/** Endings of texts and of their old names: whoever writes one wants no page called `a.txt.md`. A name may have other dots. */
const OTHER_TEXT = /\.(?:txt|text|html?|markdown|mdown|mkdn?|rst|adoc|asciidoc|org|rtf|docx?|pdf|odt|MD|MDX|Mdx?)$/;
const isDirectory = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** A folder that is there, or a name with a final slash, takes the file in; a file keeps its ending where none is written. */
function targetPath(from: string, to: string, into: boolean, isFolder: boolean): string {
  if (into) return posix.join(to, posix.basename(from));
  const ending = posix.extname(from);
  return isFolder || ending === '' || /\.(?:mdx?|[jt]sx?)$/.test(to) || posix.extname(to) === ending
    ? to
    : isPage(from)
      ? to + ending
      : to;
}

/** Translations of a page go with it, in every language. */
function addTranslations(
  dir: string,
  { folder, area, instance, version }: ContentFolder,
  moves: Map<string, string>,
): void {
  const i18n = join(dir, 'i18n');
  if (!existsSync(i18n)) return;
  for (const locale of readdirSync(i18n)) {
    const translated = posix.join('i18n', locale, pluginFolder(area, instance), version);
    for (const [from, to] of [...moves]) {
      const twin = translated + from.slice(folder.length);
      if (from.startsWith(`${folder}/`) && existsSync(join(dir, twin)))
        moves.set(twin, translated + to.slice(folder.length));
    }
  }
}

/** True if a name leads through no symbolic link out of its folder. */
function isInside(dir: string, folder: string, path: string): boolean {
  return isBelow(realpathSync(join(dir, folder)), realpathSync(join(dir, path)));
}

/** True if every file of a folder moves. */
const isEmptied = (files: readonly string[], moves: ReadonlyMap<string, string>) =>
  files.length > 0 && files.every((file) => moves.has(file));

/** True if a folder is the one that moves, under a name in another case. */
function isItself(dir: string, source: string, full: string): boolean {
  return pathFrom(dir, full) !== source && statSync(join(dir, source)).ino === statSync(full).ino;
}

/** Returns the file that occupies a new path, or differs from it only in ways that some file systems ignore. */
function takenBy(dir: string, isMoving: (path: string) => boolean, from: string, to: string): Problem[] {
  if (from === to) return [problem('move-exists', { path: to })];
  const pieces = to.split('/');
  for (let length = 1; length <= pieces.length; length++) {
    const path = pieces.slice(0, length).join('/');
    const full = join(dir, path);
    const folder = dirname(full);
    if (!isDirectory(folder)) return [];
    const alike = readdirSync(folder).find((name) => folded(name) === folded(basename(full)));
    if (alike === undefined) return [];
    const other = posix.join(posix.dirname(path), alike);
    // A file that moves itself will have left that path.
    if (alike !== basename(full)) return isMoving(other) ? [] : [problem('move-alike', { path, other })];
    if (length === pieces.length && !isMoving(other)) return [problem('move-exists', { path: to })];
    if (length < pieces.length && !isDirectory(full)) return [problem('move-exists', { path })];
  }
  return [];
}
