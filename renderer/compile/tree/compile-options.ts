/** Input of a compilation besides the source text; all of it is part of its key (D12). */
import type { Site } from '../../site/configuration/config-types.js';
import type { Body, Document } from '../../site/content/document.js';

/** Components that a site gives to all its Markdown. */
export interface GivenComponents {
  /** Specifier of the module whose default export has them. */
  specifier: string;
  names: readonly string[];
}

export interface CompileOptions {
  markdown: Site['markdown'];
  prism: Site['prism'];
  /** Position of the result of a live block; false: such blocks are ordinary code. */
  liveCode: Site['liveCode'];
  /** `native` (satteri) falls back to `reference` (mdast-util-from-markdown) where its binary does not load. */
  parser: 'native' | 'reference';
  /** Render an import that is not found as its children instead of reporting an error. */
  forgive: boolean;
  /** Language of the words that components show, and the site's own words by message id. */
  titleDefaults: { locale: string; texts?: Record<string, string> };
  /** False: nothing will ask for the sections, the text that search records are made of. */
  sections?: boolean;
  /** False: no Markdown copy of the page is wanted. */
  copy?: boolean;
  /**
   * The title of a plain Markdown file may be a heading of level 1 after other content, or one in HTML, as repository hosts
   * accept it. Sites of Docusaurus only have one in the first line.
   */
  titleAnywhere?: boolean;
  /** Components that the site gives to all its Markdown. */
  components?: GivenComponents;
  /** Names of the content table that components of the site may replace. */
  placed?: readonly string[];
  /** Content is cleaned, and code in it is an error (`security: 'untrusted'`); media of these origins load at once. */
  untrusted?: { allowedOrigins: readonly string[] };
  /** A TypeScript that runs in a browser is installed, for exercises in types. */
  compiler?: boolean;
  /** The line of the code of the site that threw, as `file:line:column`: given by the engine. */
  thrownAt?: (error: unknown) => Promise<string | undefined>;
  /** Absolute path of the site folder, for plugins; absent without any. */
  siteDir?: string;
  /** Resolves an import specifier of an MDX file to a site-relative path, or null: built by the engine from the files that exist. */
  fileExists?: (sitePath: string) => boolean;
  /** The one name of a file below the site folder, whose path may go out of the folder and back in. */
  ownPath?: (sitePath: string) => string;
}

export interface Compiled {
  document: Document;
  body: Body;
}
