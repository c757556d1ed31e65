/** Selects the theme of a site: the tool's own, or one with the site's overrides. */
import { join } from 'node:path';
import { infimaClasses, infimaSheet } from '../../output/bundle/infima.js';
import { sheetSlips } from '../../output/bundle/sheet-slips.js';
import { bundleServerTheme } from '../../output/bundle/theme-overrides.js';
import { type ScannedFiles, usedClasses } from '../../output/bundle/used-classes.js';
import { readText } from '../../output/modules/file-text.js';
import { filesBelow } from '../../output/modules/files-below.js';
import { encodingProblems, hashOfFile, unreadable } from '../../output/modules/run-config.js';
import { lackedMaker, MISSING_MAKER, makerOf } from '../../output/modules/sass.js';
import { toolVersion } from '../../output/tool.js';
import type { Site } from '../../site/configuration/config-types.js';
import { pathFrom } from '../../site/helpers/file-paths.js';
import { problem } from '../../site/problems/problem.js';
import type { Problem } from '../../site/problems/problem-types.js';
import type { Memo } from '../memo/memo.js';
import type { EngineOptions } from '../run/options.js';
import { isFolder, pathExists } from '../write/disk.js';
import { madeSheets } from './made-sheets.js';

export interface SiteTheme {
  /** The site's theme folder, absolute; undefined if there is none. */
  overrides?: string;
  /** Absolute paths of the site's own style sheets. */
  customCss: string[];
  /** Texts of sheets that steps of plugins have made, by absolute path. */
  sheets?: Record<string, string>;
  /** Rules of Infima that a moved site uses. */
  utilities?: string;
  /** Address of the server module; undefined: the tool's own. */
  module?: string;
  /** Hash of the theme's code. */
  version: string;
  /** Hash of the code of what Markdown is made of: part of every key of a compilation. */
  content: string;
  /** Files that the site's own theme was made of, absolute. */
  inputs: string[];
  /** Hashes of the code of its own that the site's theme has, by absolute path. */
  code: Record<string, string>;
  /** Its code makes `<style>` elements. */
  makesStyles: boolean;
  problems: Problem[];
}

export async function findTheme(site: Site, { cacheDir }: EngineOptions, memo: Memo): Promise<SiteTheme> {
  const problems: Problem[] = [];
  const customCss = site.customCss.flatMap((path) => {
    const relative = path.replace(/^(@site|\.)\//, '');
    // A missing one was reported when the site's files were read.
    if (!pathExists(site.dir, relative)) return [];
    if (isUnread(join(site.dir, relative), site, problems)) return [];
    const lacked = lackedMaker(site.dir, path);
    if (!lacked) return [join(site.dir, relative)];
    const found = problem(MISSING_MAKER[lacked], { path }, { file: site.configFile });
    problems.push(site.markdown.missingComponents === 'children' ? { ...found, level: 'warning' } : found);
    return [];
  });
  problems.push(...slipsOf(customCss, site));
  const utilities = utilitiesOf(site, customCss, memo);
  const version = toolVersion().theme;
  const made = await madeSheets(site, customCss);
  problems.push(...made.problems);
  const { sheets } = made;
  const theme = {
    customCss,
    sheets,
    utilities,
    version,
    content: version,
    inputs: [],
    code: {},
    makesStyles: false,
    problems,
  };
  if (!isFolder(site.dir, site.themeDir)) return theme;
  const overrides = join(site.dir, site.themeDir);
  const files = filesBelow(overrides).map((path) => join(overrides, path));
  if (files.filter((file) => isUnread(file, site, problems)).length > 0) return theme;
  problems.push(
    ...slipsOf(
      files.filter((path) => path.endsWith('.css') && !customCss.includes(path)),
      site,
    ),
  );
  const server = await bundleServerTheme({ dir: site.dir, baseUrl: site.baseUrl, overrides, cacheDir, cache: memo });
  const own = server.inputs.filter((file) => file.startsWith(site.dir) && !file.includes('node_modules'));
  const code = new Set([...own, ...files]);
  return {
    customCss,
    sheets,
    utilities,
    overrides,
    code: Object.fromEntries(
      [...code]
        .sort()
        .filter(isCode)
        .map((file) => [file, hashOfFile(file)]),
    ),
    module: server.module,
    version: server.hash,
    content: server.content,
    inputs: server.inputs,
    makesStyles: server.makesStyles,
    problems: [...problems, ...server.problems],
  };
}

/** True if a file cannot be read, which is reported. */
function isUnread(file: string, { dir }: Site, problems: Problem[]): boolean {
  const refused = unreadable(file);
  const found = refused
    ? [problem('source-unreadable', { reason: refused.message }, { file: pathFrom(dir, file) })]
    : encodingProblems([file], dir);
  problems.push(...found);
  return found.length > 0;
}

/** @param sheets absolute paths */
const slipsOf = (sheets: readonly string[], site: Site): Problem[] =>
  sheets.filter((path) => !makerOf(path)).flatMap((path) => sheetSlips(readText(path) ?? '', pathFrom(site.dir, path)));

/** Rules of a plain style sheet are no part of any script. */
const isCode = (file: string) => !/\.css$/.test(file) || file.endsWith('.module.css');

/** Rules and variables of Infima that the files of a moved site use, and those of a bar in other colours. @param customCss absolute paths */
function utilitiesOf(site: Site, customCss: readonly string[], memo: Memo): string | undefined {
  const { style } = site.navbar;
  if (site.markdown.missingComponents !== 'children') return style && infimaSheet(new Set(), false, style);
  const folders = [site.pages ? site.pages.path : '', ...[...site.docs, ...site.blog].map(({ path }) => path)];
  const sheets = customCss.map((file) => pathFrom(site.dir, file));
  const places = [...new Set([...sheets, 'src', 'components', 'data', 'versioned_docs', ...folders])].filter(
    (place) => place !== '',
  );
  const before = memo.get<ScannedFiles>(SCANNED);
  const { used, files } = usedClasses({ dir: site.dir, places, known: infimaClasses(), before });
  memo.set(SCANNED, files);
  const pages = site.pages ? `${site.pages.path}/` : undefined;
  const hasPages = Object.keys(files).some((path) => pages && path.startsWith(pages) && /\.[jt]sx?$/.test(path));
  return infimaSheet(used, hasPages, style) || undefined;
}

const SCANNED = 'infima-names';
