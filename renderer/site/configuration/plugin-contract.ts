/**
 * Contract of plugins. A hook is a function of its arguments: the finished configuration, the declared files and variables (`tools`), and
 * for some hooks the pages. Its result is cached by a hash of all arguments, so a build after a change equals a clean build.
 */
import type { CspOrigins } from '../../shared/csp.js';
import type { Page } from '../../shared/page.js';
import type { HeadTagData } from '../../shared/page-fields.js';
import type { Place } from '../problems/problem.js';

/** Inputs of a plugin's hooks besides their arguments. */
export interface PluginReads {
  /** Patterns of files, relative to the site folder. Their texts are `tools.files`. */
  files?: readonly string[];
  /** Variables of the environment. Their values are `tools.env`. */
  env?: readonly string[];
  /** Packages that the plugin imports and that give the same for the same arguments. */
  packages?: readonly string[];
}

/** A file as text. */
export interface PluginFile {
  /** Relative to the site folder, with `/`. */
  path: string;
  text: string;
}

/** A file of the output folder. */
export interface PluginOutput {
  /** Relative to the output folder, with `/`. */
  path: string;
  /** Text, or bytes. */
  content: string | Uint8Array;
}

/** Something that a plugin has found. */
export interface PluginFinding {
  message: string;
  /** Default `error`, which keeps a build from being written. */
  level?: 'error' | 'warning' | 'info';
  /** The file that it is about, relative to the site folder. */
  file?: string;
  /** Its line, from 1. */
  line?: number;
  /** Of a declared file of YAML or JSON: the value that it is about, as the names and numbers that lead to it. */
  at?: readonly (string | number)[];
}

/** One set of content: docs, a blog, or pages. */
export interface PluginArea {
  /** Its folder, relative to the site folder. */
  readonly path: string;
  /** Address below the base. */
  readonly routeBasePath: string;
}

/** The part of the configuration that plugins see, with all defaults. */
export interface PluginSite {
  readonly title: string;
  readonly tagline: string;
  /** Origin of the site. */
  readonly url: string;
  readonly baseUrl: string;
  readonly locale: string;
  /** Absolute path of the site folder. */
  readonly dir: string;
  /** Relative to it. */
  readonly configFile: string;
  readonly docs: readonly (PluginArea & { readonly id: string })[];
  readonly blog: readonly (PluginArea & { readonly id: string })[];
  readonly pages: PluginArea | null;
  readonly customFields: Readonly<Record<string, unknown>>;
}

/** Argument of every hook. */
export interface PluginTools {
  /** The finished configuration. */
  readonly site: PluginSite;
  /** The declared files that exist, by path. */
  readonly files: readonly PluginFile[];
  /** The declared variables; undefined where one is not set. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Reads a file of YAML or JSON; what is wrong with it is reported at its line. */
  data(file: PluginFile): unknown;
  /** Reports a finding. */
  report(finding: PluginFinding): void;
}

/** A unified plugin: a function, a path from the site folder, or the `URL` of a module; optionally with options. With functions Markdown is compiled in one thread. */
export type MarkdownStep = unknown;

/** A plugin. Hooks are called in the order of declaration here, plugins in the order of the configuration; each hook may be async. */
export interface Plugin {
  /** Lower-case letters, digits and `-`; names the plugin in messages. */
  name: string;
  /**
   * What hooks read. `{}`: nothing but what they are given. Without it nobody knows, so that every build runs, even one in which nothing has
   * changed; `--verbose` says so.
   */
  reads?: PluginReads;
  /**
   * Adds files to the site folder: Markdown in a folder of docs, blog or pages, with category, tags and authors files
   * next to it. A file of the site's own replaces one of the same path.
   */
  content?(tools: PluginTools): readonly PluginFile[] | Promise<readonly PluginFile[]>;
  /** Adds to how Markdown is read. */
  markdown?: {
    /** Steps on the Markdown tree (mdast), after the site's own. */
    remark?: readonly MarkdownStep[];
    /** Steps on the HTML tree (hast), after the site's own. */
    rehype?: readonly MarkdownStep[];
    /** Further `:::name` blocks. */
    admonitions?: readonly string[];
    /** Further languages of Prism. */
    languages?: readonly string[];
  };
  /** Changes the data that a page is rendered from: a copy to change or to replace. Kind, address, file and source stay. */
  // biome-ignore lint/suspicious/noConfusingVoidType: a hook that only changes its copy has no return statement.
  pageData?(page: Page, tools: PluginTools): Page | undefined | void | Promise<Page | undefined | void>;
  /** Adds tags to the head of a page. */
  head?(
    page: Page,
    tools: PluginTools,
  ): readonly HeadTagData[] | undefined | Promise<readonly HeadTagData[] | undefined>;
  /** Gives further files of the output. One that the site has already is an error (`output-clash`). */
  output?(pages: readonly Page[], tools: PluginTools): readonly PluginOutput[] | Promise<readonly PluginOutput[]>;
  /** Scripts of every page. One that exports `onRouteDidUpdate` hears of every page that is shown. */
  client?: readonly (string | URL)[];
  /** Origins that pages may load from, by directive of the Content-Security-Policy. */
  csp?: CspOrigins;
  /** Looks at the linked site in `notes check`; findings are reported by `tools.report`. */
  check?(pages: readonly Page[], tools: PluginTools): void | Promise<void>;
}

/** A plugin with what its hooks are given. */
export interface ReadyPlugin {
  plugin: Plugin;
  tools: PluginTools;
  /** Each hook is called twice, to find one that gives different results for the same input. */
  twice: boolean;
  /** Takes what was reported since the last time. */
  takeFindings(): PluginFinding[];
  /** Place in the plugin's own code where an error was thrown, as far as that is known. */
  errorPlace(error: unknown): Promise<Place | undefined>;
  /** Place of a hook in the plugin's own code, as far as that is known. */
  hookPlace(hook: keyof Plugin): Promise<Place | undefined>;
}

/** Gives an editor the types of a plugin. */
export const definePlugin = (plugin: Plugin): Plugin => plugin;
