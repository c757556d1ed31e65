/**
 * Converts a loaded Docusaurus configuration to ours (D19): pure, so that `notes import` can print what every command does in memory.
 * Every option without a counterpart is reported, never silently dropped.
 */
import type { HeadTagData } from '../../shared/page-fields.js';
import type { NotesConfig } from '../configuration/notes-config.js';
import { isPolicy, type Policy, stronger } from '../configuration/policies.js';
import type { AbsentPlugins } from '../configuration/site-plugins.js';
import { isPlainObject } from '../helpers/schema.js';
import { absentPlugins } from './absent-plugins.js';
import { Carrier, dropUndefined, pick, wholePath } from './docusaurus-carry.js';
import { carryPlugins } from './docusaurus-plugins.js';
import { carryTheme } from './docusaurus-theme.js';

export interface Carried {
  config: NotesConfig;
  /** Paths of options that could not be converted, such as `plugins: my-plugin` or `docs.editUrl (function)`. */
  left: string[];
  absent: AbsentPlugins;
}

const COPIED = [
  'title',
  'url',
  'baseUrl',
  'tagline',
  'favicon',
  'trailingSlash',
  'titleDelimiter',
  'noIndex',
  'staticDirectories',
  'baseUrlIssueBanner',
  'customFields',
];
const POLICIES = ['onBrokenLinks', 'onBrokenAnchors', 'onBrokenMarkdownLinks', 'onDuplicateRoutes'];
/** Matters of publishing, or of the other tool's own running. */
const WITHOUT_MEANING = [
  'organizationName',
  'projectName',
  'deploymentBranch',
  'githubHost',
  'githubPort',
  // Options on reading git history, and the storage keys of the other tool's theme.
  'vcs',
  'storage',
  'themes',
  'plugins',
  'presets',
  'themeConfig',
  'markdown',
  'i18n',
  'future',
  'scripts',
  'stylesheets',
  'headTags',
];

/**
 * Maps a finished configuration object.
 * @param dir absolute path of the site folder, to make absolute paths relative
 * @param lost what plugins that ran could not give
 * @param itemTypes types of navbar items that the site has components of its own for
 */
export function fromDocusaurus(
  value: unknown,
  dir: string,
  lost: readonly string[] = [],
  itemTypes: readonly string[] = [],
): Carried {
  const raw = isPlainObject(value) ? value : {};
  const carrier = new Carrier(dir, itemTypes);
  const known = [...COPIED, ...POLICIES, ...WITHOUT_MEANING];
  for (const key of Object.keys(raw)) if (!known.includes(key) && raw[key] !== undefined) carrier.leave(key);
  for (const what of lost) carrier.leave(`plugins: ${what}`);
  const plugins = carryPlugins(raw, carrier);
  const config = {
    ...pick(raw, COPIED),
    ...writtenSwitches(raw),
    ...policies(raw, carrier),
    i18n: i18n(raw.i18n),
    staticDirectories: staticDirectories(raw.staticDirectories, carrier),
    ...plugins.config,
    markdown: { ...markdown(raw, carrier), ...plugins.markdown },
    ...carryTheme(raw, carrier, plugins.names),
    ...headOptions(raw, carrier, plugins.tags),
    router: router(raw.future),
  };
  return {
    config: dropUndefined(config) as unknown as NotesConfig,
    left: carrier.left,
    absent: absentPlugins(raw, carrier),
  };
}

/** Switches whose value is a text, as variables of the environment are: the reference reads them so. */
const writtenSwitches = (raw: Record<string, unknown>) =>
  Object.fromEntries(
    ['trailingSlash', 'noIndex', 'baseUrlIssueBanner'].flatMap((key) => {
      const text = String(raw[key]).toLowerCase();
      return text === 'true' || text === 'false' ? [[key, text === 'true']] : [];
    }),
  );

/**
 * Docusaurus' defaults (B7.7: a policy may be a function there, which returns another address). A Markdown link to a missing file is a
 * broken link as well, so the stricter of the two policies applies. Addresses in HTML or a literal attribute are not checked there.
 */
function policies(raw: Record<string, unknown>, carrier: Carrier) {
  const hooks = isPlainObject(raw.markdown) && isPlainObject(raw.markdown.hooks) ? raw.markdown.hooks : {};
  const policy = (value: unknown, name: string, standard: Policy): Policy => {
    if (isPolicy(value)) return value;
    if (value === undefined) return standard;
    const isFunction = typeof value === 'function';
    carrier.leave(isFunction ? `${name} (function)` : `${name}: ${wholePath(value)}`);
    return isFunction ? 'warn' : standard;
  };
  const links = policy(raw.onBrokenLinks, 'onBrokenLinks', missingRoutes(carrier, raw.onBrokenLinks));
  const files = hooks.onBrokenMarkdownLinks ?? raw.onBrokenMarkdownLinks;
  return {
    onBrokenLinks: links,
    onBrokenAnchors: policy(raw.onBrokenAnchors, 'onBrokenAnchors', 'warn'),
    onDuplicateRoutes: policy(raw.onDuplicateRoutes, 'onDuplicateRoutes', 'warn'),
    onBrokenMarkdownLinks:
      typeof files === 'function'
        ? policy(files, 'onBrokenMarkdownLinks', 'warn')
        : stronger(policy(files, 'onBrokenMarkdownLinks', 'warn'), links),
    onBrokenMarkdownImages: policy(hooks.onBrokenMarkdownImages, 'onBrokenMarkdownImages', 'throw'),
    onBrokenHtmlLinks: 'warn' as const,
  };
}

/** Routes of plugins that did not run are not known: without a policy of the site, a link to one of them does not stop the build, which is reported. */
function missingRoutes(carrier: Carrier, written: unknown): Policy {
  if (written !== undefined || !carrier.left.some((path) => /^(?:plugins|presets): /.test(path))) return 'throw';
  carrier.leave("onBrokenLinks: 'throw' (pages of the plugins above are not known)");
  return 'warn';
}

const LOCALE_OPTIONS = ['label', 'direction', 'htmlLang', 'path', 'baseUrl', 'url'];

/** Calendars are not carried over: dates are those of the Gregorian one. */
function i18n(value: unknown) {
  if (!isPlainObject(value)) return undefined;
  const configs = isPlainObject(value.localeConfigs) ? value.localeConfigs : undefined;
  return dropUndefined({
    ...pick(value, ['defaultLocale', 'path']),
    locales: Array.isArray(value.locales) ? value.locales : undefined,
    localeConfigs:
      configs &&
      Object.fromEntries(Object.entries(configs).map(([locale, entry]) => [locale, pick(entry, LOCALE_OPTIONS)])),
  });
}

function staticDirectories(value: unknown, carrier: Carrier): string[] | undefined {
  return Array.isArray(value) ? value.map((path) => carrier.relative(String(path))) : undefined;
}

function markdown(raw: Record<string, unknown>, carrier: Carrier) {
  const given = isPlainObject(raw.markdown) ? raw.markdown : {};
  if (given.remarkRehypeOptions !== undefined) carrier.leave('markdown.remarkRehypeOptions');
  // `v4: true` alone had not this meaning before version 3.10: what is written so fails there where it is meant.
  const future = isPlainObject(raw.future) ? raw.future.v4 : undefined;
  const off = isPlainObject(future) && future.mdx1CompatDisabledByDefault === true;
  const compat = off ? { comments: false, admonitions: false, headingIds: false } : {};
  const written = pick(given.mdx1Compat, ['comments', 'admonitions', 'headingIds']);
  const mdx1Compat = { ...compat, ...written };
  return dropUndefined({
    ...pick(given, ['format', 'mermaid', 'emoji']),
    // Content written for another tool names components that are not here.
    missingComponents: 'children',
    anchors: isPlainObject(given.anchors) ? pick(given.anchors, ['maintainCase']) : undefined,
    mdx1Compat: Object.keys(mdx1Compat).length > 0 ? mdx1Compat : undefined,
  });
}

function router(future: unknown): 'hash' | undefined {
  return isPlainObject(future) && future.experimental_router === 'hash' ? 'hash' : undefined;
}

function headOptions(raw: Record<string, unknown>, carrier: Carrier, more: readonly HeadTagData[]) {
  const list = (value: unknown) => (Array.isArray(value) && value.length > 0 ? value : undefined);
  const tags = list(raw.headTags)?.filter(isPlainObject);
  for (const tag of tags ?? []) {
    if (tag.customElement === true) carrier.leave(`headTags: ${wholePath(tag.tagName)}`);
    if (typeof tag.innerHTML === 'function') carrier.leave(`headTags: ${wholePath(tag.tagName)}.innerHTML (function)`);
  }
  return {
    scripts: list(raw.scripts),
    stylesheets: list(raw.stylesheets),
    headTags: list([
      ...(tags ?? [])
        .filter((tag) => typeof tag.innerHTML !== 'function')
        .map((tag) => pick(tag, ['tagName', 'attributes', 'innerHTML'])),
      ...more,
    ]),
  };
}
