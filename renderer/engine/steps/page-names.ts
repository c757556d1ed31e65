/** Returns the files that rendering a page refers to. */
import { ASSETS_DIR, DATA_DIR } from '../../shared/limits.js';
import type { Page } from '../../shared/page.js';
import { decodePath, fileOfAddress, splitUrl } from '../../shared/urls.js';
import { bodyRefs, type RenderContext } from '../threads/page-input.js';

/** Files of our own making that document and part of a page name: the theme's, the page's, its data, files that its content shows. */
export function namesOfPage(
  page: Page,
  { moduleUrl, style }: { moduleUrl?: string; style?: string },
  { site, assets }: Pick<RenderContext, 'site' | 'assets'>,
): string[] {
  if (page.kind === 'redirect') return [];
  const { inlineStyle: _, mermaid, live, runnable } = page.features;
  const addresses = [
    ...[assets.css, assets.script, assets.site, moduleUrl, style],
    mermaid && assets.mermaid,
    (live || runnable) && assets.frame,
    'sidebar' in page && page.sidebar?.part,
    ...bodyRefs(page).flatMap(({ slots }) =>
      slots.map((slot) => (slot.kind === 'image' ? slot.src : slot.kind === 'link' && slot.asset && slot.href)),
    ),
  ];
  const paths = addresses.flatMap((address) => (address ? [fileOfAddress(address.replace(/^\.\//, '/'), site)] : []));
  return paths.map((path) => decodePath(splitUrl(path).pathname)).filter(isOurs);
}

const isOurs = (path: string): boolean => path.startsWith(`${ASSETS_DIR}/`) || path.startsWith(`${DATA_DIR}/`);
