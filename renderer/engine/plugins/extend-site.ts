/** A site with what its plugins give before its sources are read: files, steps of Markdown, scripts, origins. */

import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { errorPlace, propertyPlace } from '../../output/modules/config-places.js';
import { hashOfFile } from '../../output/modules/run-config.js';
import { firstFile } from '../../output/modules/site-aliases.js';
import { joinOrigins } from '../../shared/csp.js';
import type { Site } from '../../site/configuration/config-types.js';
import { filesFault } from '../../site/configuration/hook-results.js';
import type {
  Plugin,
  PluginFile,
  PluginFinding,
  PluginSite,
  ReadyPlugin,
} from '../../site/configuration/plugin-contract.js';
import type { SitePlugins } from '../../site/configuration/site-plugins.js';
import { hashData } from '../../site/helpers/hash.js';
import { placeAt } from '../../site/helpers/text-place.js';
import { readYaml } from '../../site/helpers/yaml.js';
import { problem } from '../../site/problems/problem.js';
import type { Problem } from '../../site/problems/problem-types.js';
import { withNamed } from '../../site/problems/repair.js';
import { quotedTextPlace } from '../../site/sources/line-and-column.js';
import { readConfigText } from '../run/configured-text.js';
import type { EngineOptions } from '../run/options.js';
import { type Called, callPlugin, DataError } from './call-plugin.js';
import { declaredFiles, declaredRoots, declaredVariables } from './plugin-inputs.js';

/** Results of the hook `content` in this process, with the hash of its input. A recreated plugin has other code. */
export type GivenContent = WeakMap<Plugin, { key: string; called: Called<readonly PluginFile[]> }>;

export interface ExtendedSite {
  site: Site;
  /** Files of plugins, and files and folders that they declare; absolute. */
  files: string[];
  /** Addresses of steps of Markdown whose plugins declare what they read. */
  steps: string[];
  problems: Problem[];
}

/** Makes the plugins of a configuration ready, and has them add to the site. */
export async function extendSite(
  site: Site,
  { options, keeper = {} }: { options: EngineOptions; keeper?: { contents?: GivenContent } },
): Promise<ExtendedSite> {
  const { ownPlugins: plugins } = site;
  keeper.contents ??= new WeakMap();
  const { contents } = keeper;
  if (plugins.length === 0) return { site, files: [], steps: [], problems: [] };
  const problems = nameProblems(plugins, site);
  const extensions = plugins.map((plugin) => readyPlugin(plugin, site, options));
  const added = new Map<string, string>();
  for (const ready of extensions) {
    const { value = [], problems: found } = await contentOf(ready, contents);
    problems.push(...found);
    for (const { path, text } of value) added.set(path, text);
  }
  for (const ready of extensions) problems.push(...(await absentFiles(ready)));
  const files = new Set(plugins.flatMap(({ reads = {} }) => declaredRoots(reads, site.dir)));
  const extended = withAdditions(site, plugins, (file) => files.add(file));
  const known = withAdditions(
    site,
    plugins.filter(({ reads }) => reads),
  ).markdown;
  const steps = [...known.remarkPlugins, ...known.rehypePlugins].flatMap((step): unknown[] =>
    [step].flat().slice(0, 1),
  );
  return {
    site: { ...extended, extensions, added },
    files: [...files],
    steps: steps.filter((step): step is string => typeof step === 'string' && step.startsWith('file:')),
    problems,
  };
}

/** Returns a plugin with its current inputs. */
function readyPlugin(plugin: Plugin, site: Site, options: EngineOptions): ReadyPlugin {
  const { reads = {} } = plugin;
  const findings: PluginFinding[] = [];
  return {
    plugin,
    twice: options.twice ?? options.paranoid ?? false,
    errorPlace: (error) => errorPlace(error, options.configFile, options),
    hookPlace: (hook) => propertyPlace([`name: ${JSON.stringify(plugin.name)}`, hook], options.configFile, options),
    takeFindings: () => findings.splice(0),
    tools: {
      site: siteOf(site),
      files: declaredFiles(reads, site.dir),
      env: declaredVariables(reads, options.environment ?? {}),
      report: (finding) => {
        findings.push(finding);
      },
      data({ path, text }) {
        const { value, error } = readYaml(text);
        if (error) throw new DataError(error.message, placeAt(text, error.offset, error.length, path));
        return value;
      },
    },
  };
}

/** Returns the part of a site that plugins see. */
const siteOf = (site: Site): PluginSite => ({
  title: site.title,
  tagline: site.tagline,
  url: site.url,
  baseUrl: site.baseUrl,
  locale: site.locale,
  dir: site.dir,
  configFile: site.configFile,
  docs: site.docs.map(({ id, path, routeBasePath }) => ({ id, path, routeBasePath })),
  blog: site.blog.map(({ id, path, routeBasePath }) => ({ id, path, routeBasePath })),
  pages: site.pages && { path: site.pages.path, routeBasePath: site.pages.routeBasePath },
  customFields: site.customFields,
});

/** Files that a plugin gives; those that it gave before where it is given the same. */
async function contentOf(ready: ReadyPlugin, contents: GivenContent): Promise<Called<readonly PluginFile[]>> {
  const { plugin, tools, twice } = ready;
  if (!plugin.content) return { problems: [] };
  const key = hashData([tools.files, tools.env, tools.site, twice]);
  const kept = contents.get(plugin);
  // Without a declaration nobody knows what else it was made of.
  if (kept?.key === key && plugin.reads) return kept.called;
  const called = await callPlugin(
    ready,
    'content',
    () => plugin.content?.(tools) ?? [],
    (files) => filesFault(files, tools.site),
  );
  contents.set(plugin, { key, called });
  return called;
}

/** Scripts and steps of Markdown that a plugin names and that are not there: whoever loads them could not say who wants them. */
async function absentFiles({ plugin, tools, hookPlace }: ReadyPlugin): Promise<Problem[]> {
  const { name, client = [], markdown = {} } = plugin;
  const steps = [...(markdown.remark ?? []), ...(markdown.rehype ?? [])].map((step) => [step].flat()[0]);
  const named: [field: 'client' | 'markdown', files: unknown[]][] = [
    ['client', [...client]],
    ['markdown', steps.filter(isOwnFile)],
  ];
  const problems: Problem[] = [];
  for (const [field, files] of named)
    for (const file of files) {
      const path = file instanceof URL ? fileURLToPath(file) : String(file);
      const isThere = firstFile([resolve(tools.site.dir, path)]) !== undefined;
      const place = isThere ? undefined : ((await hookPlace(field)) ?? { file: tools.site.configFile });
      if (place) problems.push(problem('plugin-file-missing', { name, path }, place));
    }
  return problems;
}

const NAME = /^[a-z][a-z0-9-]*$/;

/** Names by which no message could say which plugin is meant. */
function nameProblems(plugins: readonly Plugin[], { dir, configFile }: Site): Problem[] {
  const names = plugins.map(({ name }) => name);
  const text = readConfigText({ dir, configFile });
  const namePlace = (name: string) => {
    const place = quotedTextPlace(text, configFile, name);
    const plain = name
      .toLowerCase()
      .replace(/[^a-z\d]+/g, '-')
      .replace(/^[-\d]+|-+$/g, '');
    return plain === name || plain === '' || names.includes(plain)
      ? place
      : withNamed(place, name, { name: plain, sure: false });
  };
  return names
    .filter((name, index) => !NAME.test(name) || names.indexOf(name) !== index)
    .map((name) => problem('plugin-name', { name }, namePlace(name)));
}

/** Adds Markdown plugins, scripts and origins of plugins to the site. @param onFile called for each file that they name */
function withAdditions(site: Site, plugins: readonly Plugin[], onFile?: (file: string) => void): Site {
  const { markdown, prism, dir } = site;
  const fileOf = (named: string | URL) => {
    const file = named instanceof URL ? fileURLToPath(named) : resolve(dir, named);
    onFile?.(file);
    return file;
  };
  const steps = (kind: 'remark' | 'rehype') =>
    plugins.flatMap((plugin) => (plugin.markdown?.[kind] ?? []).map((step) => withAddress(step, fileOf)));
  const keywords = plugins.flatMap((plugin) => plugin.markdown?.admonitions ?? []);
  const clientModules = plugins.flatMap(({ client = [] }) => client.map(fileOf));
  return {
    ...site,
    markdown: {
      ...markdown,
      remarkPlugins: [...markdown.remarkPlugins, ...steps('remark')],
      rehypePlugins: [...markdown.rehypePlugins, ...steps('rehype')],
      admonitions: markdown.admonitions && { keywords: [...new Set([...markdown.admonitions.keywords, ...keywords])] },
    },
    prism: {
      ...prism,
      additionalLanguages: [...prism.additionalLanguages, ...plugins.flatMap((one) => one.markdown?.languages ?? [])],
    },
    csp: plugins.reduce((all, { csp }) => (csp ? joinOrigins(all, csp) : all), site.csp),
    ...(clientModules.length > 0 && { plugins: { ...NOTHING, ...site.plugins, clientModules } }),
  };
}

const NOTHING: SitePlugins = {
  names: [],
  routes: [],
  themeFolders: [],
  clientModules: [],
  rules: [],
  define: {},
  postBuild: [],
};

/** A step with the address of its module, which changes with the file. */
function withAddress(step: unknown, fileOf: (named: string | URL) => string): unknown {
  if (Array.isArray(step)) return [withAddress(step[0], fileOf), ...step.slice(1)];
  if (!isOwnFile(step)) return step;
  const file = fileOf(step);
  return `${pathToFileURL(file).href}?${hashOfFile(file)}`;
}

const isOwnFile = (step: unknown): step is string | URL =>
  step instanceof URL || (typeof step === 'string' && step.startsWith('.'));
