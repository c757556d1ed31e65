/** A content file after compilation, as linking receives it. Made by `renderer/compile`; declared here because linking is a lower layer. */

import type { Features, TocItem } from '../../shared/article-body.js';
import type { Scope } from '../../shared/page-fields.js';
import type { FrontMatter } from '../front-matter/front-matter-fields.js';
import type { Purpose } from '../helpers/literal-addresses.js';
import type { Problem } from '../problems/problem-types.js';
import type { SourceKind } from './source.js';

/** A heading of level 1–6 in document order. */
export interface Heading {
  level: number;
  /** Empty string: the heading has no anchor (B4.31). */
  id: string;
  /** Plain text. */
  text: string;
  /** Inline HTML for tables of contents: code, em, strong, del kept; links reduced to their text (B4.33). */
  html: string;
  line: number;
  /** Set instead of text where a partial's headings are to be inserted (B4.32): index into `imports`. */
  partial?: number;
}

/** The text of one section, for search and counting: from one heading to the next. */
export interface Section {
  /** Anchor of the heading it belongs to, `''` before the first one. */
  id: string;
  /** Level of that heading; 1 before the first one. */
  level: number;
  heading: string;
  /** Visible text as a reader sees it: across inline marks and soft breaks; blocks separated by `\n`. */
  text: string;
  /** Code of the section's fences. */
  code: string[];
}

/** A place in a body that only linking can fill in. `slot` n of the body is `slots[n]`. */
export type Slot =
  | {
      kind: 'link';
      url: string;
      line: number;
      column: number;
      /** `data-noBrokenLinkCheck` */
      unchecked?: true;
      /** Written as HTML. */
      html?: true;
    }
  | { kind: 'image'; url: string; alt: string; line: number; column: number; unchecked?: true; html?: true }
  /** `<DocCardList/>` without items. */
  | { kind: 'cards'; line: number; column: number };

/** An address in an attribute that is output as written. */
export interface LiteralAddress extends Purpose {
  url: string;
  /** It names a page by its file, as links of Markdown do. */
  markdown?: true;
  line: number;
  column: number;
}

/** An import statement of an MDX file. */
export interface ImportUse {
  specifier: string;
  /** Kind of the imported module, decided by the specifier and the existing files. */
  target: 'theme' | 'partial' | 'data' | 'asset' | 'client';
  names: string[];
  /** Site-relative POSIX path of the file it resolves to, where it is a file. */
  file?: string;
  line: number;
}

/** A Markdown file after compilation: everything but the body. */
export interface Document {
  source: string;
  relative: string;
  kind: SourceKind;
  scope: Scope;
  /** Key of the compilation: source, options, theme, tool version, imported files (D12). */
  key: string;
  frontMatter: FrontMatter;
  /** Text of the content h1 (B4.4), without ids and marks. */
  contentTitle?: string;
  /** The first heading of the body is of level 1 and no rule precedes it: the page needs no title of the theme's (B1.35, B4.6). */
  ownHeading?: true;
  /** First line with content (B4.7). */
  excerpt: string;
  outline: Heading[];
  /** Entries that the page exports instead of its headings. */
  toc?: TocItem[];
  /** Every anchor of the page: headings, footnotes, ids written in the content. */
  ids: string[];
  sections: Section[];
  slots: Slot[];
  addresses?: LiteralAddress[];
  /** Index of the first slot after the truncate marker; the preview uses those before it. */
  previewSlots: number;
  hasTruncateMarker: boolean;
  /** `html`: the body is finished HTML. `module`: a component rendered at build time and, if `hydrate`, again in the browser. */
  part: 'html' | 'module';
  hydrate: boolean;
  imports: ImportUse[];
  features: Features;
  /** Words by the older rule of B2.35. */
  words: number;
  problems: Problem[];
}

/** The body of a Document, stored apart so that linking reads no bodies. */
export interface Body {
  /** Finished HTML in n+1 pieces round n slots (attribute fragments for links and images: see `fillSlots`). Empty for modules. */
  html: string[];
  /** The part before the truncate marker, likewise; absent when there is no marker. */
  preview?: string[];
  /** Module parts: ECMAScript with JSX that default-exports the component. */
  module?: string;
  /** Documents that show what blocks of code do, by name (`shared/code-result.ts`). */
  results?: Record<string, string>;
  /** `<head>` content of the page (B6.12), finished HTML of allowed tags. */
  head?: string;
  /** The Markdown copy of the page (`.md` output), with titles and without MDX; empty where the site has none. */
  markdown: string;
}
