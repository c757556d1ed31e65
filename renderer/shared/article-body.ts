/** The article of a page: finished HTML with slots, and what it needs of the theme. Browser-safe. */
import type { Card } from './sidebar-items.js';

/** What linking puts into a slot; attributes are plain data so that an html part and a module part use the same. */
export type SlotValue =
  /** Without `href` the link leads nowhere: its text stays. `asset`: download of a local file. */
  | { kind: 'link'; href?: string; target?: '_blank'; rel?: string; asset?: boolean }
  | { kind: 'image'; src: string; width?: number; height?: number }
  | { kind: 'cards'; items: Card[] };

/** What the content of a page needs from the theme or from policy. */
export interface Features {
  mermaid?: boolean;
  math?: boolean;
  live?: boolean;
  tabs?: boolean;
  runnable?: boolean;
  /** An exercise in types: judged by the site's TypeScript. */
  types?: boolean;
  /** The content has `style` attributes or a diagram: the page's style-src is relaxed (D8). */
  inlineStyle?: boolean;
}

export interface TocItem {
  id: string;
  level: number;
  html: string;
}

/** Where the article of a page comes from. */
export interface BodyRef {
  /** Key of the stored body (`Document.key`). */
  key: string;
  slots: SlotValue[];
  /** Only the part before the truncate marker. */
  preview?: boolean;
  part: 'html' | 'module';
  hydrate: boolean;
  /** Site-relative source path; names the module of a module part. */
  source: string;
}
