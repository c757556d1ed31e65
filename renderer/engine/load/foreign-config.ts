/** Converts a Docusaurus configuration to ours, in memory (D19). Each option without a counterpart is reported in one line. */
import { dirname, join } from 'node:path';
import { readText } from '../../output/modules/file-text.js';
import { themeFiles } from '../../output/modules/own-parts.js';
import type { Site, TextSteps } from '../../site/configuration/config-types.js';
import type { NotesConfig } from '../../site/configuration/notes-config.js';
import type { AbsentPlugins, ReplacedParts } from '../../site/configuration/site-plugins.js';
import { type Carried, fromDocusaurus as carry } from '../../site/docusaurus/docusaurus-config.js';
import { misspeltOptions } from '../../site/docusaurus/docusaurus-names.js';
import { pathFrom, posixPath } from '../../site/helpers/file-paths.js';
import { isPlainObject } from '../../site/helpers/schema.js';
import type { Problem } from '../../site/problems/problem-types.js';
import { partsRead } from '../plugins/config-parts.js';
import type { PluginRun } from '../plugins/plugin-types.js';
import { replacedParts, THEME } from '../plugins/replaced-parts.js';
import { pathExists } from '../write/disk.js';
import { movedLosses } from './moved-losses.js';

export interface ForeignConfig {
  config: NotesConfig;
  notes: string[];
  /** Losses of the site. */
  problems: Problem[];
  /** Its plugins that do not run. */
  absent: AbsentPlugins;
  /** Parts of the theme that it has in its own way. */
  replaced: ReplacedParts;
}

/** A Docusaurus configuration with what the folder says besides. @param lost what plugins that ran could not give */
export function carrySite(value: unknown, dir: string, lost: readonly string[] = []): Carried {
  const carried = carry(value, dir, lost, ownItemTypes(dir));
  const sheets = [carried.config.customCss ?? []].flat();
  if (sheets.length > 0) carried.config.customCss = sheets.map((path) => fromRoot(path, dir));
  if (pathExists(dir, THEME)) carried.config.docusaurusTheme = THEME;
  if (isVersionTwo(dir)) carried.config.markdown = { ...carried.config.markdown, forgiving: 'mdx' };
  return carried;
}

/** An absolute path that the disk does not have starts at the site folder: `/src/css/custom.css`. */
function fromRoot(path: string, dir: string): string {
  if (!path.startsWith('../') || pathExists(dir, path)) return path;
  const absolute = posixPath(join(dir, path)).replace(/^(?:[A-Za-z]:)?\/+/, '');
  return pathExists(dir, absolute) ? absolute : path;
}

/** True if the site was written for version 2, whose MDX 1 took braces and bare tags in every file for text. */
function isVersionTwo(dir: string): boolean {
  for (let folder = dir; ; folder = dirname(folder)) {
    // The site may be a folder of a package that names it, or share packages with others.
    const version = /"@docusaurus\/core"\s*:\s*"([^"]*)"/.exec(readText(join(folder, 'package.json')) ?? '')?.[1];
    if (version !== undefined) return /^\D{0,2}2\./.test(version);
    if (folder === dirname(folder)) return false;
  }
}

/** Types of navbar items that the site's own table adds. */
function ownItemTypes(dir: string): string[] {
  const table = themeFiles(dir, THEME).find(({ name }) => name === 'NavbarItem/ComponentTypes');
  const code = table ? (readText(join(dir, table.file)) ?? '') : '';
  return [...code.matchAll(/['"](custom-[\w-]+)['"]/g)].map(([, type = '']) => type);
}

/**
 * Maps a finished Docusaurus configuration.
 * @param run what its plugins gave, and the configuration without them
 */
export function fromDocusaurus(
  value: unknown,
  dir: string,
  file = 'docusaurus.config.js',
  run?: PluginRun,
): ForeignConfig {
  const { failures = [], cannot = [], commands = [], problems = [] } = run ?? {};
  const lost = [...failures.map(({ name }) => name), ...cannot.filter((what) => what.includes(': route '))];
  const { config, left: unmapped, absent } = carrySite(run ? run.config : value, dir, lost);
  const given = isPlainObject(value) ? Object.keys(partsRead(dir, value).themeConfig ?? {}) : [];
  const left = unmapped.filter((path) => !given.some((key) => path === `themeConfig.${key}`));
  const notes = left.length > 0 ? [`Not carried over from the Docusaurus configuration: ${left.join(', ')}`] : [];
  const themes = run?.site.themeFolders.map((folder) => pathFrom(dir, folder));
  const losses = movedLosses({ dir, config, left, file, failures, cannot, commands, themes });
  const misspelt = misspeltOptions(value, { path: file, text: readText(join(dir, file)) });
  return {
    config: run ? withGiven(config, run, dir) : config,
    notes,
    problems: [...problems, ...misspelt, ...losses],
    absent,
    replaced: replacedParts(dir, config.pages ? (config.pages.path ?? 'src/pages') : undefined),
  };
}

/** The configuration with what plugins add to every page. */
function withGiven(config: NotesConfig, run: PluginRun, dir: string): NotesConfig {
  const { alias, headTags, customCss } = run;
  const sheets = customCss.map((file) => pathFrom(dir, file));
  return {
    ...config,
    ...(isPlainObject(alias) && Object.keys(alias).length > 0 && { alias: { ...config.alias, ...alias } }),
    ...(headTags.length > 0 && { headTags: [...(config.headTags ?? []), ...(headTags as never[])] }),
    ...(sheets.length > 0 && { customCss: [...sheets, ...[config.customCss ?? []].flat()] }),
  };
}

/** Functions of a configuration that run before the parser: our configuration has no equivalent. */
export function textStepsOf(value: unknown): Omit<TextSteps, 'dir'> {
  const markdown = isPlainObject(value) && isPlainObject(value.markdown) ? value.markdown : {};
  const names = ['preprocessor', 'parseFrontMatter'] as const;
  return Object.fromEntries(
    names.flatMap((name) => (typeof markdown[name] === 'function' ? [[name, markdown[name]]] : [])),
  );
}

/** The site with those of its own configuration. */
export function withTextSteps(site: Site, value: unknown): Site {
  const steps = textStepsOf(value);
  if (Object.keys(steps).length === 0 || site.security === 'untrusted') return site;
  return { ...site, markdown: { ...site.markdown, textSteps: { dir: site.dir, ...steps } } };
}
