/** The plugins of the reference as far as a build calls them, and what is found out about them. */
import type { SitePlugins } from '../../site/configuration/site-plugins.js';
import type { Problem } from '../../site/problems/problem-types.js';

export type Plain = Record<string, unknown>;

/** A route as a plugin adds it. */
export interface AddedRoute {
  path: string;
  component: string;
  exact?: boolean;
  routes?: AddedRoute[];
  /** Names of props → what gives them: modules, in lists and objects too. */
  modules?: unknown;
  /** Like `modules`, for the data of `useRouteContext`. */
  context?: unknown;
  props?: Plain;
}

interface Actions {
  addRoute(route: AddedRoute): void;
  createData(name: string, data: unknown): Promise<string>;
  setGlobalData(data: unknown): void;
}

/** Hooks of a plugin; a plugin is code of others, so any of them may be missing or throw. */
export interface MovedPlugin {
  name?: string;
  path?: string;
  loadContent?(): unknown;
  contentLoaded?(args: Plain & { actions: Actions }): unknown;
  allContentLoaded?(args: Plain & { actions: Actions }): unknown;
  postBuild?(args: Plain): unknown;
  injectHtmlTags?(args: Plain): unknown;
  getPathsToWatch?(): unknown;
  getClientModules?(): unknown;
  getThemePath?(): unknown;
  getTranslationFiles?(args: Plain): unknown;
  translateContent?(args: Plain): unknown;
  extendCli?: unknown;
  configurePostCss?(options: Plain): unknown;
  configureWebpack?(config: Plain, isServer: boolean, utils: Plain, content: unknown): unknown;
}

/** A plugin of the site that is there to run. */
export interface Instance {
  /** Name for people: that of the package or file where the plugin says none. */
  name: string;
  id: string;
  options: Plain;
  plugin: MovedPlugin;
  /** Folder of the module, to resolve relative paths. */
  folder: string;
  /** Kind of a content plugin, whose pages are made here. */
  content?: 'docs' | 'blog' | 'pages';
  /** Its `loadContent` is that of a package that is not installed. */
  isAbsent?: boolean;
}

/** A hook that threw. */
export interface Failure {
  name: string;
  hook: string;
  message: string;
}

/** Plugins of a site in a build. */
export interface PluginRun {
  site: SitePlugins;
  /** The configuration without what was run. */
  config: Plain;
  /** Configured names that code may import. */
  alias: Record<string, string>;
  headTags: Plain[];
  /** Steps of PostCSS that plugins ask for. */
  sheetSteps: unknown[];
  /** Absolute paths. */
  customCss: string[];
  /** Files of the plugins themselves, absolute. */
  files: string[];
  /** Paths and patterns of files whose change makes the plugins run again, as they gave them. */
  watched: string[];
  failures: Failure[];
  /** Requests of executed plugins that are not supported. */
  cannot: string[];
  /** Plugins with commands of their own, which are not run. */
  commands: string[];
  problems: Problem[];
}
