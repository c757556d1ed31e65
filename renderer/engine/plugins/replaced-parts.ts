/** Parts of the reference's theme in whose stead a site has its own: what these refuse goes unseen there. */
import { join } from 'node:path';
import { readText } from '../../output/modules/file-text.js';
import { themeFiles } from '../../output/modules/own-parts.js';
import type { ReplacedParts } from '../../site/configuration/site-plugins.js';
import { framelessPages } from './frameless-pages.js';

/** Folder of theme components in a site of the reference. */
export const THEME = 'src/theme';

/** Shows items of the bar with the reference's components. */
const SHOWS_ITEMS = /@theme(?:-\w+)?\/Navbar/;
const SHOWS_COLUMNS = /@theme(?:-\w+)?\/Footer/;
/** Shows a link with the reference's component, which collects addresses. */
const SHOWS_LINK = /<Link\b|=\{\s*Link\s*\}|@theme-\w+\/MDXComponents/;

/** @param pages folder of the React pages */
export function replacedParts(dir: string, pages?: string): ReplacedParts {
  const files = themeFiles(dir, THEME);
  const isOwn = (name: string, shows: RegExp) =>
    files.some((part) => part.name === name && !shows.test(readText(join(dir, part.file)) ?? ''));
  return {
    navbar: isOwn('Navbar', SHOWS_ITEMS) || isOwn('Navbar/Content', SHOWS_ITEMS),
    footer: isOwn('Footer', SHOWS_COLUMNS),
    links: isOwn('MDXComponents/A', SHOWS_LINK),
    frameless: pages === undefined ? [] : framelessPages(dir, pages),
  };
}
