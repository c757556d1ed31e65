/** Contributions of plugins to a site. */

/** A page that a plugin added. */
export interface PluginRoute {
  /** Address as the plugin gave it, with the base. */
  path: string;
  /** Identity of its module: a path below the site folder where no file is. */
  source: string;
  /** Code of the module. */
  code: string;
}

/** Loader of imports for a kind of file. */
export interface ImportRule {
  /** Source of the pattern for its path, and the flags. */
  pattern: [source: string, flags: string];
  as: 'text' | 'yaml' | 'file';
}

/** Plugins and presets of a Docusaurus site that do not run: pages that they would have made are not broken links. */
export interface AbsentPlugins {
  names: string[];
  /** Markdown plugins are among those that did not run: addresses may be written in their syntax. */
  steps: boolean;
  /** Folders and addresses that their options name, without slashes at the ends. */
  places: string[];
}

/** Parts of the theme in whose stead a Docusaurus site has its own, which do not look at what they are given. */
export interface ReplacedParts {
  /** Items of the bar may name what does not exist. */
  navbar: boolean;
  footer: boolean;
  /** Links of Markdown may lead nowhere. */
  links: boolean;
  /** Sources of React pages without a layout. */
  frameless: readonly string[];
}

/** Makes CSS of what a sheet holds. @returns also the files that it was made of besides, absolute */
export type SheetStep = (css: string, path: string) => Promise<{ css: string; files: string[] }>;

export interface SitePlugins {
  /** Names of those of a Docusaurus site that ran, as `name` or `name (id)`. */
  names: string[];
  routes: PluginRoute[];
  /** Folder with what code imports as `@generated/…`, absolute; absent where no plugin is one of Docusaurus. */
  generated?: string;
  /** Folders of theme components, absolute: looked into after the site's own. */
  themeFolders: string[];
  /** Scripts of every page, absolute. */
  clientModules: string[];
  rules: ImportRule[];
  /** Constants of the bundler, as code. */
  define: Record<string, string>;
  /** Step of plugins for the site's own style sheets. */
  makeSheet?: SheetStep;
  /** Steps of plugins for the finished output, each called with its folder. */
  postBuild: { name: string; run: (out: string) => Promise<void> }[];
}
