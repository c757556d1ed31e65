/**
 * Life cycle of the plugins of a migrated site: each loads its content, then adds routes and data, then receives the others' content. An exception is
 * recorded and omits that plugin's contribution; the others continue.
 */
import { dirname, isAbsolute, join, resolve } from 'node:path';
import { standIn } from '../../output/modules/absent-modules.js';
import { resolvedFile } from '../../output/modules/installed-package.js';
import { themeModule } from '../../output/modules/shared-modules.js';
import { isAnswered, shortName } from '../../site/docusaurus/docusaurus-entries.js';
import { firstMessage } from '../../site/helpers/caught-error.js';
import { isPlainObject } from '../../site/helpers/schema.js';
import { runDeaf } from '../../site/helpers/signals.js';
import { runNamed } from '../../site/helpers/site-code.js';
import { isStyleSheet } from '../../site/helpers/style-sheets.js';
import { readJson } from '../write/disk.js';
import { writeData } from '../write/write-data.js';
import { foldersRead, isUnread, withContent } from './absent-content.js';
import { partsRead } from './config-parts.js';
import { listPlugins } from './list-plugins.js';
import { fileAt, rawEntries } from './load-entries.js';
import { contextOf, inLocale, type RunInput, withDefaults } from './plugin-context.js';
import { checkedRoute, makeRoutes } from './plugin-routes.js';
import { tagsOf } from './plugin-tags.js';
import type { AddedRoute, Failure, Instance, Plain, PluginRun } from './plugin-types.js';
import { hasPostCss, postCssOptions, sheetStep } from './post-css.js';
import { bundlerStandIn, readWebpack } from './webpack-answers.js';

/** Results of one plugin so far. */
interface Given {
  instance: Instance;
  content: unknown;
  routes: AddedRoute[];
  globalData?: unknown;
}

/** Runs every plugin that is there. */
export async function runPlugins(input: RunInput): Promise<PluginRun> {
  const { dir, cacheDir } = input;
  const generated = join(cacheDir, 'generated');
  const siteConfig = inLocale(withDefaults(input.config), input.locale);
  const context = withContent(contextOf(siteConfig, generated, input), input);
  const listed = await listPlugins(input.config, context, input);
  const life = new Life(generated, dir, context);
  const all = await Promise.all(listed.instances.map((instance) => life.load(instance)));
  for (const given of all) await life.contentLoaded(given);
  await life.allContentLoaded(all);
  const run: PluginRun = {
    site: {
      names: [],
      routes: [],
      generated,
      themeFolders: [],
      clientModules: [],
      rules: [],
      define: {},
      postBuild: [],
    },
    config: { ...listed.config, themeConfig: siteConfig.themeConfig, clientModules: undefined },
    alias: {},
    headTags: [],
    sheetSteps: [],
    customCss: [],
    files: listed.files,
    watched: [],
    failures: listed.failures,
    cannot: [],
    commands: [],
    problems: listed.problems,
  };
  for (const given of all) await gather(given, run, { life, input });
  run.failures.push(...life.failuresOf(listed.instances));
  run.site.makeSheet = sheetStep(run.sheetSteps, dir);
  await addClientModules(siteConfig.clientModules, dirname(input.configFile), run);
  const globalData: Record<string, Plain> = {};
  for (const { instance, globalData: data } of all)
    if (data !== undefined) globalData[instance.name] = { ...globalData[instance.name], [instance.id]: data };
  writeData(generated, 'globalData.json', JSON.stringify(globalData));
  // A module, not data: packages `require` it and read its `default`.
  writeData(generated, 'docusaurus.config.mjs', `export default ${JSON.stringify(siteConfig)};\n`);
  writeData(generated, 'configLists.json', JSON.stringify(partsRead(dir, siteConfig)));
  writeData(generated, 'i18n.json', JSON.stringify(context.i18n));
  writeData(generated, 'codeTranslations.json', '{}');
  const isWhole = run.failures.length === 0 && !hasAbsent(listed.config);
  writeData(generated, 'lostData.js', isWhole ? 'module.exports = undefined;\n' : standIn());
  return run;
}

/** True if a configuration names plugins that neither ran nor have an answer here. */
const hasAbsent = (config: Plain): boolean =>
  [...rawEntries(config.plugins), ...rawEntries(config.themes), ...rawEntries(config.presets)].some(
    ({ written }) => written === undefined || !(isAnswered(shortName(written)) || shortName(written) === 'classic'),
  );

class Life {
  /** The first failure of each plugin: what throws after it lacks what that would have given. */
  private readonly failed = new Map<Instance, Failure>();

  constructor(
    private readonly generated: string,
    readonly dir: string,
    readonly context: Plain,
  ) {}

  async load(instance: Instance): Promise<Given> {
    const { plugin } = instance;
    const content = await this.attempt(instance, 'loadContent', () =>
      isUnread(instance) ? undefined : plugin.loadContent?.(),
    );
    return { instance, content: await this.translated(instance, content), routes: [] };
  }

  /** Content with the texts of the site's language, where the site has translated them. */
  private async translated(instance: Instance, content: unknown): Promise<unknown> {
    const { plugin, name, id } = instance;
    if (!plugin.translateContent || !plugin.getTranslationFiles) return content;
    const files = await this.attempt(instance, 'getTranslationFiles', () => plugin.getTranslationFiles?.({ content }));
    const folder = join(String(this.context.localizationDir), id === 'default' ? name : `${name}-${id}`);
    const translationFiles = (Array.isArray(files) ? files : []).filter(isPlainObject).map((file) => {
      const own = readObject(join(folder, `${String(file.path)}.json`));
      return { ...file, content: { ...(isPlainObject(file.content) && file.content), ...own } };
    });
    const translate = () => plugin.translateContent?.({ content, translationFiles });
    return (await this.attempt(instance, 'translateContent', translate)) ?? content;
  }

  async contentLoaded(given: Given): Promise<void> {
    const { instance, content } = given;
    const args = { content, actions: this.actions(given) };
    await this.attempt(instance, 'contentLoaded', () => instance.plugin.contentLoaded?.(args));
  }

  async allContentLoaded(all: readonly Given[]): Promise<void> {
    const allContent: Record<string, Plain> = {};
    for (const { instance, content } of all)
      allContent[instance.name] = { ...allContent[instance.name], [instance.id]: content };
    for (const given of all) {
      const { plugin } = given.instance;
      const args = { allContent, actions: this.actions(given) };
      await this.attempt(given.instance, 'allContentLoaded', () => plugin.allContentLoaded?.(args));
    }
  }

  /** Returns what failed in the order of the configuration: plugins load side by side, and what a build says depends on no clock. */
  failuresOf(instances: readonly Instance[]): Failure[] {
    return instances.flatMap((instance) => this.failed.get(instance) ?? []);
  }

  private actions(given: Given) {
    const { instance } = given;
    return {
      addRoute: (route: unknown) => {
        const checked = checkedRoute(route, instance.folder);
        if (!checked) throw new Error('addRoute takes { path, component }');
        given.routes.push(checked);
      },
      createData: async (name: string, data: unknown) =>
        writeData(
          join(this.generated, instance.name, instance.id),
          name,
          typeof data === 'string' ? data : JSON.stringify(data),
        ),
      setGlobalData: (data: unknown) => {
        given.globalData = data;
      },
    };
  }

  /** Runs a hook; undefined where it throws. */
  async attempt<T>(instance: Instance, hook: string, run: () => T): Promise<Awaited<T> | undefined> {
    try {
      return await runDeaf(() =>
        runNamed({ name: `${instance.name}: ${hook}`, blocks: true }, async () => await run()),
      );
    } catch (error) {
      if (!this.failed.has(instance))
        this.failed.set(instance, { name: instance.name, hook, message: firstMessage(error) });
      return undefined;
    }
  }
}

/** Adds what a plugin that has loaded gives to pages, to the bundler and to the output. */
async function gather(given: Given, run: PluginRun, { life, input }: { life: Life; input: RunInput }): Promise<void> {
  const { instance, content } = given;
  const { plugin, folder, name } = instance;
  const { site, cannot } = run;
  const ask = <T>(hook: string, asked: () => T) => life.attempt(instance, hook, asked);
  const label = instance.id === 'default' ? name : `${name} (${instance.id})`;
  site.names.push(label);
  const theme = await ask('getThemePath', () => plugin.getThemePath?.());
  if (typeof theme === 'string') site.themeFolders.push(resolve(folder, theme));
  const webpack = await ask('configureWebpack', () => plugin.configureWebpack?.(emptyWebpack(), false, UTILS, content));
  const answers = readWebpack(webpack, life.dir);
  Object.assign(run.alias, answers.alias);
  Object.assign(site.define, answers.define);
  site.rules.push(...answers.rules);
  // The Markdown loader of content plugins is ours.
  if (!instance.content) cannot.push(...answers.left.map((what) => `${label}: configureWebpack ${what}`));
  if (plugin.configurePostCss && !hasPostCss(life.dir)) cannot.push(`${label}: configurePostCss`);
  else if (plugin.configurePostCss) {
    const given = { ...postCssOptions, plugins: run.sheetSteps };
    const made = await ask('configurePostCss', () => plugin.configurePostCss?.(given));
    run.sheetSteps = [isPlainObject(made) ? made.plugins : run.sheetSteps].flat().filter(Boolean);
  }
  if (plugin.extendCli !== undefined) run.commands.push(label);
  const tags = tagsOf(await ask('injectHtmlTags', () => plugin.injectHtmlTags?.({ content })));
  run.headTags.push(...tags.head);
  cannot.push(...tags.left.map((what) => `${label}: injectHtmlTags ${what}`));
  await addClientModules(await ask('getClientModules', () => plugin.getClientModules?.()), folder, run);
  const watched = await ask('getPathsToWatch', () => plugin.getPathsToWatch?.());
  if (Array.isArray(watched)) run.watched.push(...watched.map(String));
  run.watched.push(...foldersRead(instance, life.dir).map((path) => `${path}/**/*.{md,mdx,yml}`));
  const made = makeRoutes({
    plugin: { name, id: instance.id },
    routes: given.routes.filter(({ component }) => !instance.content || !component.startsWith('@theme/')),
    hasModule: (specifier) => hasModule(specifier, site.themeFolders, input),
  });
  site.routes.push(...made.routes);
  cannot.push(...made.left.map((what) => `${label}: ${what}`));
  const { postBuild } = plugin;
  if (postBuild && !instance.content)
    site.postBuild.push({
      name: label,
      run: async (out) => {
        const routesPaths = site.routes.map(({ path }) => path);
        await postBuild.call(plugin, {
          ...life.context,
          outDir: out,
          content,
          head: {},
          plugins: [],
          routes: [],
          routesPaths,
        });
      },
    });
}

const emptyWebpack = (): Plain => ({
  mode: 'production',
  output: { publicPath: '/' },
  resolve: { alias: {}, extensions: [], modules: [] },
  module: { rules: [] },
  plugins: [],
  optimization: {},
});

/** Utilities that Docusaurus passes to `configureWebpack`. */
const UTILS = {
  getStyleLoaders: () => [],
  getJSLoader: () => ({ loader: 'babel-loader' }),
  getCacheLoader: () => null,
  currentBundler: { name: 'webpack', instance: bundlerStandIn },
};

async function addClientModules(modules: unknown, folder: string, run: PluginRun): Promise<void> {
  for (const name of Array.isArray(modules) ? modules : []) {
    if (typeof name !== 'string') continue;
    const file = findFrom(name, folder);
    if (file === undefined) run.cannot.push(`client module ${name}`);
    else if (isStyleSheet(file)) run.customCss.push(file);
    else run.site.clientModules.push(file);
  }
}

/** Returns the file of a client module: a relative-looking name is a path first, otherwise a package first. */
function findFrom(name: string, folder: string): string | undefined {
  const own = fileAt(resolve(folder, name));
  if (isAbsolute(name) || name.startsWith('.')) return own;
  return resolvedFile(name, join(folder, 'x.js')) ?? own;
}

/** True if code of a page can import a module: those of the reference's own pages are not here. */
function hasModule(specifier: string, themes: readonly string[], { dir }: RunInput): boolean {
  if (!specifier.startsWith('@theme/')) return true;
  const folders = [join(dir, 'theme'), join(dir, 'src/theme'), ...themes];
  return themeModule(specifier, folders) !== undefined;
}

function readObject(file: string): Plain {
  const value = readJson<unknown>(file);
  return isPlainObject(value) ? value : {};
}
