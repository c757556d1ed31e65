/** The screens of the fixture site, the sizes and colour modes in which each is looked at. */
import { DESKTOP, PHONE } from '../browser/harness.js';

export const SCREENS: Readonly<Record<string, string>> = {
  home: '/',
  doc: '/docs/elements',
  code: '/docs/code',
  interactive: '/docs/interactive',
  'generated-index': '/docs/category/深入',
  'docs-tags': '/docs/tags',
  'docs-tag': '/docs/tags/写作',
  blog: '/blog',
  'blog-page-2': '/blog/page/2',
  post: '/blog/post-11',
  archive: '/blog/archive',
  'blog-tags': '/blog/tags',
  search: '/search?q=缓存',
  'not-found': '/nowhere',
  unlisted: '/docs/hidden',
};

/** Screens of the site `states`, built with its drafts: what a published page does not show. */
export const STATES: Readonly<Record<string, string>> = {
  draft: '/docs/draft',
  crash: '/crash',
};

export const SIZES = { desktop: DESKTOP, phone: PHONE };
export const MODES = ['light', 'dark'] as const;

export type Mode = (typeof MODES)[number];
export type Size = keyof typeof SIZES;

/** Every size in every mode. */
export const LOOKS: { size: Size; mode: Mode }[] = (Object.keys(SIZES) as Size[]).flatMap((size) =>
  MODES.map((mode) => ({ size, mode })),
);
