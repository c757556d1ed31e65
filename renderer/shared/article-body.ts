/** The article of a page: finished HTML with slots, and what it needs of the theme. Browser-safe. */
import type { Card } from './sidebar-items.js';

/** Value of a slot after linking; attributes are plain data, so that html parts and module parts can share them. */
export type SlotValue =
  /** Without `href` the link leads nowhere: its text stays. `asset`: download of a local file. `full`: to no page of this site. */
  | { kind: 'link'; href?: string; target?: '_blank'; rel?: string; asset?: boolean; full?: true }
  | { kind: 'image'; src: string; width?: number; height?: number }
  | { kind: 'cards'; items: Card[] };

/** Features of the theme or the policy that the content of a page needs. */
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

/** Source of a page's article. */
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
