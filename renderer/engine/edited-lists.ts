/** Outputs that are made of many docs, with what an edit changes of them: parts of sidebars, the sitemap, the list of pages for machines. */
import { hasMarkdownCopy, type LinesOfDoc, LLMS_FILE, withLine } from '../output/lists/llms.js';
import { editSitemap } from '../output/lists/sitemap.js';
import type { DocPage, Page } from '../shared/page.js';
import { fileOfAddress } from '../shared/urls.js';
import { hashOf } from '../site/helpers/hash.js';
import { renameInSidebar, unlessOdd } from '../site/pages/doc-names.js';
import { type SidebarPart, sidebarPartOf } from '../site/pages/pages.js';
import type { Arranged } from './arranged-docs.js';
import type { Run } from './build-state.js';
import type { KeptNames } from './kept-names.js';
import type { Edit } from './renamed-docs.js';
import { readBytes } from './write/disk.js';
import type { WholeOutputs } from './write/outputs.js';

interface Lists {
  edits: readonly Edit[];
  arranged?: Arranged;
  names?: KeptNames;
  outputs: WholeOutputs;
}

/** Text of an output as the last build left it. */
type Standing = (path: string) => string | undefined;

/** Puts them. @returns false where one of them is not as it is expected */
export function putLists(run: Run, lists: Lists): boolean {
  const { options, site } = run;
  const { arranged, names, outputs } = lists;
  const standing: Standing = (path) => {
    const bytes = readBytes(options.out ?? '', path);
    return bytes && hashOf(bytes) === outputs.known(path) ? new TextDecoder().decode(bytes) : undefined;
  };
  const parts = arranged ? arrangedParts(arranged) : renamedParts(run, lists, standing);
  const lines = names?.hasLines ? linesOf(lists) : [];
  let list = lines.length > 0 ? standing(LLMS_FILE) : '';
  for (const line of lines) list = list === undefined ? undefined : withLine(site, list, line);
  const sitemap = arranged ? editSitemap(site, standing, pagesOf(arranged)) : null;
  if (!parts || list === undefined || sitemap === undefined) return false;
  for (const [address, part] of parts)
    outputs.put({ path: fileOfAddress(address, site), bytes: JSON.stringify(part), phase: 'part' }, address);
  if (sitemap) outputs.put(sitemap, 'sitemap');
  if (lines.length > 0) outputs.put({ path: LLMS_FILE, bytes: list, phase: 'list' }, 'llms');
  return true;
}

const arrangedParts = ({ joined: { version } }: Arranged): ReadonlyMap<string, SidebarPart> =>
  new Map([...version.sidebars.values()].map(sidebarPartOf).map(({ address, value }) => [address, value]));

/** @returns undefined where a part does not show a doc as it was named */
function renamedParts(
  { site }: Run,
  { edits }: Lists,
  standing: Standing,
): ReadonlyMap<string, SidebarPart> | undefined {
  const parts = new Map<string, SidebarPart>();
  for (const { page, renamed } of edits) {
    const address = page.kind === 'doc' ? page.sidebar?.part : undefined;
    if (!renamed || address === undefined || renamed.before.label === renamed.now.label) continue;
    const text = parts.has(address) ? '' : standing(fileOfAddress(address, site));
    if (text === undefined) return undefined;
    const part: SidebarPart = parts.get(address) ?? JSON.parse(text);
    const items = unlessOdd(() => renameInSidebar(part.items, renamed));
    if (!items) return undefined;
    parts.set(address, { ...part, items });
  }
  return parts;
}

const isListed = (page: Page): page is DocPage => page.kind === 'doc' && hasMarkdownCopy(page);

/** Docs with an added, removed or changed line. */
function linesOf({ edits, arranged }: Lists): LinesOfDoc[] {
  const renamed = edits.flatMap(({ kept: { page: before }, page: now, renamed }): LinesOfDoc[] =>
    renamed && isListed(before) && isListed(now) ? [{ before, now }] : [],
  );
  const { added, gone } = arranged ? pagesOf(arranged) : { added: [], gone: [] };
  return [
    ...renamed,
    ...gone.filter(isListed).map((before) => ({ before })),
    ...added.filter(isListed).map((now) => ({ now })),
  ];
}

const pagesOf = ({ gone, joined }: Arranged): { gone: Page[]; added: Page[] } => ({
  gone: [...gone.values()].map(({ page }) => page),
  added: joined.added.map(({ page }) => page),
});
