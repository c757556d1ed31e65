/** Files and folders that are not there under the name that the configuration gives them. */
import { posix } from 'node:path';
import type { Site } from '../configuration/config-types.js';
import { BLOG_DEFAULTS, PAGES_DEFAULTS } from '../configuration/content-options.js';
import { isMoved } from '../configuration/is-moved.js';
import { isStyleSheet } from '../helpers/style-sheets.js';
import { nearestOf } from '../problems/near-names.js';
import { problem } from '../problems/problem.js';
import type { Problem } from '../problems/problem-types.js';
import { withNamed } from '../problems/repair.js';
import type { SourceIo } from './disk-io.js';
import { quotedPlace } from './line-and-column.js';
import { lostTranslations } from './lost-translations.js';
import { meantFolder } from './meant-folders.js';
import { nearestFile } from './near-files.js';
import type { SiteFiles } from './site-files.js';

type Disk = Pick<SourceIo, 'list' | 'stat'>;

/** The problem of a name that nothing reads, at the first line of a file that shows it. */
const misspelt = (name: string, known: string, file: string): Problem =>
  problem('data-file-name', { name, known }, { file, line: 1, column: 1, nearest: known });

export interface Asked {
  /** The languages that are asked for; what is wrong with others is left to them. Default: all. */
  locales?: readonly string[];
}

export function misspeltNames(
  site: Site,
  { files, locales: asked }: Asked & { files: SiteFiles },
  disk: Disk,
): Problem[] {
  const spoken = asked ? { ...site, locales: site.locales.filter(({ locale }) => asked.includes(locale)) } : site;
  const named = namedFolders(site, files, disk);
  // A folder that the configuration probably means is reported there.
  const isOther = ({ file }: Problem) => !named.some(({ nearest }) => file?.startsWith(`${nearest}/`));
  return [
    ...staticFolders(site, files, disk),
    ...named,
    ...styleSheets(site, files, disk),
    ...[...contentFolders(site, disk), ...foreignFolders(site, disk)].filter(isOther),
    ...doubledEndings(files),
    ...languageFolders(site, spoken, { files, disk, isWhole: !asked }),
    ...lostTranslations(spoken, files, disk),
  ];
}

/** A static folder that is not there is as an empty one, unless its name is a slip. */
function staticFolders({ staticDirectories, configFile }: Site, files: SiteFiles, disk: Pick<SourceIo, 'list'>) {
  return staticDirectories.flatMap((folder) => {
    const near = disk.list(folder)
      ? undefined
      : nearestFile(folder, { list: namesOf(disk) }, (name) => !name.includes('.'));
    if (!near) return [];
    const place = withNamed(quotedPlace(files, configFile, folder), folder, near);
    return [problem('static-folder-missing', { folder }, place)];
  });
}

/** Folders of posts and pages that the configuration names and that nothing fills. Those of the usual names may be absent. */
function namedFolders(site: Site, files: SiteFiles, disk: Pick<SourceIo, 'list'>): Problem[] {
  if (isMoved(site)) return [];
  const named = site.blog.map(({ path }) => ({ option: 'blog', folder: path, usual: BLOG_DEFAULTS.path }));
  if (site.pages) named.push({ option: 'pages', folder: site.pages.path, usual: PAGES_DEFAULTS.path });
  return named.flatMap(({ option, folder, usual }) => {
    const isFilled = () => files.sources.some(({ path }) => path.startsWith(`${folder}/`));
    if (folder === usual || disk.list(folder) || isFilled()) return [];
    const place = quotedPlace(files, site.configFile, folder);
    const near = nearestFile(folder, { list: namesOf(disk) }, (name) => !name.includes('.'));
    return [problem('content-folder-missing', { option, folder }, near ? withNamed(place, folder, near) : place)];
  });
}

function styleSheets(
  { customCss, configFile, markdown }: Site,
  files: SiteFiles,
  disk: Pick<SourceIo, 'list' | 'stat'>,
): Problem[] {
  return customCss.flatMap((path) => {
    const relative = path.replace(/^(?:@site|\.)\//, '');
    if (disk.stat(relative)) return [];
    const place = quotedPlace(files, configFile, path);
    const near = nearestFile(relative, { list: namesOf(disk) }, isStyleSheet);
    const found = problem('custom-css-missing', { path }, near ? withNamed(place, relative, near) : place);
    // In a folder of another tool it is mostly that of a package nobody installed.
    return [markdown.missingComponents === 'children' ? { ...found, level: 'warning' } : found];
  });
}

/** Reports siblings of the site's folders with similar names, and files likewise: nothing reads them. */
function contentFolders(
  { docs, blog, pages, themeDir, staticDirectories }: Site,
  disk: Pick<SourceIo, 'list'>,
): Problem[] {
  const markdown = /\.mdx?$/;
  const known: [folder: string, holds: RegExp][] = [
    ...[...docs, ...blog].map(({ path }): [string, RegExp] => [path, markdown]),
    ...(pages ? ([[pages.path, /\.(?:mdx?|[jt]sx)$/]] as [string, RegExp][]) : []),
    [themeDir, /\.[jt]sx$/],
  ];
  const names = new Map(known.filter(([path]) => !path.includes('/')));
  return (disk.list('.') ?? []).flatMap(({ name, folder }) => {
    if (!folder || names.has(name) || staticDirectories.includes(name)) return [];
    const near = nearestOf(name, names.keys(), 1);
    const file =
      near?.sure && disk.list(name)?.find((entry) => !entry.folder && names.get(near.name)?.test(entry.name));
    return near && file ? [misspelt(name, near.name, `${name}/${file.name}`)] : [];
  });
}

/** Reports folders with the names of other tools that this site does not use: `_posts` of Jekyll, `src/pages` of Docusaurus, `public` of Vite. */
function foreignFolders({ blog, pages, staticDirectories }: Site, { list }: Pick<SourceIo, 'list'>): Problem[] {
  const free = (path: string | undefined) => (path !== undefined && !list(path) ? path : undefined);
  const markdown = /\.mdx?$/;
  const names: [name: string, known: string | undefined, holds: RegExp][] = [
    ...['_posts', 'source/_posts', 'posts', 'content/posts'].map((name): [string, string | undefined, RegExp] => [
      name,
      free(blog[0]?.path),
      /^\d{4}-\d{2}-\d{2}-.*\.mdx?$/,
    ]),
    ['src/pages', free(pages?.path), markdown],
    [
      'public',
      staticDirectories.every(free) ? staticDirectories[0] : undefined,
      /\.(?:png|jpe?g|gif|svg|webp|ico|pdf)$/,
    ],
  ];
  return names.flatMap(([name, known, holds]) => {
    const files = known === undefined ? [] : (list(name) ?? []).filter(({ folder }) => !folder);
    const file = files.find((entry) => holds.test(entry.name));
    // With a page of its own it is an output.
    if (!file || known === undefined || files.some((entry) => entry.name === 'index.html')) return [];
    const place = { file: `${name}/${file.name}`, line: 1, column: 1, nearest: known };
    const found = problem('data-file-name', { name, known }, place);
    // It may belong to an application in the same folder.
    return [name === 'public' ? { ...found, level: 'info' } : found];
  });
}

/** `setup.md.md`, as systems that hide endings make it: the first one would be part of the address. */
function doubledEndings({ sources }: SiteFiles): Problem[] {
  return sources.flatMap(({ path }) => {
    const name = posix.basename(path);
    const known = /^.*?\.mdx?(?=\.mdx?$)/.exec(name)?.[0];
    if (known === undefined) return [];
    return [problem('page-file-name', { name, known }, { file: path, line: 1, column: 1, nearest: known })];
  });
}

/** Folders of languages that nothing reads, and languages without a folder. */
function languageFolders(
  site: Site,
  spoken: Site,
  { files, disk, isWhole }: { files: SiteFiles; disk: Disk; isWhole: boolean },
): Problem[] {
  const misspelt = languages(site, disk);
  const told = new Set(misspelt.map(({ nearest }) => nearest));
  const others = { ...spoken, locales: spoken.locales.filter(({ locale }) => !told.has(locale)) };
  return [...(isWhole ? misspelt : []), ...untranslated(others, files, disk)];
}

/** Folders of texts that no language of the site has the name of, but nearly. */
function languages({ locales }: Site, disk: Pick<SourceIo, 'list'>): Problem[] {
  const folders = (disk.list('i18n') ?? []).filter(({ folder }) => folder).map(({ name }) => name);
  // A language of another form is at fault itself.
  const free = locales.map(({ locale }) => locale).filter((locale) => !folders.includes(locale) && !/_/.test(locale));
  return folders.flatMap((name) => {
    const same = free.filter((locale) => locale.split('-')[0] === name.split(/[-_]/)[0]);
    // `en-US` in addition to `en` is the same language again.
    const beside = locales.filter(
      ({ locale }) => `${name}-`.startsWith(`${locale}-`) || `${locale}-`.startsWith(`${name}-`),
    );
    const only = same.length === 1 ? same[0] : beside.length === 1 ? beside[0]?.locale : undefined;
    const near = locales.some(({ locale }) => locale === name)
      ? undefined
      : (nearestOf(name, free) ?? (only === undefined ? undefined : { name: only }));
    const file = near && disk.list(`i18n/${name}`)?.find(({ folder }) => !folder);
    return near && file ? [misspelt(name, near.name, `i18n/${name}/${file.name}`)] : [];
  });
}

/** Country codes written for scripts: by the country that uses the script. */
const SCRIPTS: Readonly<Record<string, string>> = { cn: 'hans', sg: 'hans', tw: 'hant', hk: 'hant', mo: 'hant' };

/** True if two names are those of one language: `en-US` and `en`, `zh_CN` and `zh-Hans`. */
function isOneLanguage(a: string, b: string): boolean {
  const [one = [], other = []] = [a, b].map((name) =>
    name
      .toLowerCase()
      .split(/[-_]/)
      .map((part) => SCRIPTS[part] ?? part),
  );
  return [...one.keys()].every((index) => (other[index] ?? one[index]) === one[index]);
}

/** Languages without a folder of their name: all of their pages are in the default one. */
function untranslated({ locales, defaultLocale, configFile }: Site, files: SiteFiles, disk: Disk): Problem[] {
  return locales.flatMap(({ locale: name, translations: folder }) => {
    if (name === defaultLocale || disk.list(folder)) return [];
    const place = quotedPlace(files, configFile, name);
    const found = meantFolder(folder, disk.list, {
      isFree: (other) => !locales.some(({ translations }) => posix.basename(translations) === other),
      isSame: (other) => isOneLanguage(other, name),
    });
    return [
      found === undefined
        ? problem('locale-untranslated', { name, folder }, place)
        : problem('folder-name', { folder, found }, place),
    ];
  });
}

const namesOf = (disk: Pick<SourceIo, 'list'>) => (folder: string) => disk.list(folder)?.map(({ name }) => name);
