/** Runs the page hooks of the configuration and of plugins. */
import type { Page } from '../../shared/page.js';
import type { HeadTagData } from '../../shared/page-fields.js';
import type { Hooks, Site } from '../../site/configuration/config-types.js';
import { pageFault, tagsFault } from '../../site/configuration/hook-results.js';
import { runDeaf } from '../../site/helpers/signals.js';
import type { Problem } from '../../site/problems/problem-types.js';
import { attempt } from '../run/call-hooks.js';
import { type Called, callPlugin } from './call-plugin.js';

/** Owner of page hooks: the configuration first, then each plugin. */
interface PageHooks {
  pageData?(page: Page): Promise<Called<Page>>;
  head?(page: Page): Promise<Called<readonly HeadTagData[] | undefined>>;
}

/** Fields that a hook may not change, because other pages, links and files depend on them. */
const FIXED = ['kind', 'route', 'file', 'part', 'source'] as const;

/** Applies `pageData` and `head` to pages, in order. Of several failures one is reported. */
export async function applyPageHooks(site: Site, pages: Page[]): Promise<{ pages: Page[]; problems: Problem[] }> {
  const owners = pageHooks(site);
  const problems: Problem[] = [];
  if (owners.length === 0) return { pages, problems };
  const out: Page[] = [];
  const isWhole = await runDeaf(async () => {
    for (const page of pages) {
      const changed = await hooked(page, owners, problems);
      if (!changed) return false;
      out.push(changed);
    }
    return true;
  });
  return isWhole ? { pages: out, problems: eachCause(problems) } : { pages, problems };
}

/** A failing hook is reported once, whatever the number of pages. */
function eachCause(problems: readonly Problem[]): Problem[] {
  const told = new Set<string>();
  return problems.filter(({ code, args }) => {
    const cause = `${args.name} ${args.hook}`;
    const isKnown = code === 'plugin-impure' && told.has(cause);
    if (code === 'plugin-impure') told.add(cause);
    return !isKnown;
  });
}

function pageHooks(site: Site): PageHooks[] {
  const { pageData, head } = site.hooks;
  const own: PageHooks = {
    ...(pageData && {
      pageData: (page) =>
        attempt(
          site,
          'pageData',
          () => changedPage(page, pageData),
          (given) => pageFault(given, page),
        ),
    }),
    ...(head && { head: (page) => attempt(site, 'head', () => head(page), tagsFault) }),
  };
  const others = site.extensions.map((ready): PageHooks => {
    const { plugin, tools } = ready;
    return {
      ...(plugin.pageData && {
        pageData: (page) =>
          callPlugin(
            ready,
            'pageData',
            () => changedPage(page, async (copy) => plugin.pageData?.(copy, tools)),
            (given) => pageFault(given, page),
          ),
      }),
      ...(plugin.head && { head: (page) => callPlugin(ready, 'head', () => plugin.head?.(page, tools), tagsFault) }),
    };
  });
  return [own, ...others].filter((hooks) => hooks.pageData || hooks.head);
}

/** A copy of a page that a hook changes in place, or the page that it gives instead. */
async function changedPage(page: Page, change: NonNullable<Hooks['pageData']>): Promise<Page> {
  const copy = structuredClone(page);
  return (await change(copy)) ?? copy;
}

/** A page after all hooks; undefined where one has failed. */
async function hooked(page: Page, owners: readonly PageHooks[], problems: Problem[]): Promise<Page | undefined> {
  let shown = page;
  for (const { pageData, head } of owners) {
    const given = await pageData?.(shown);
    problems.push(...(given?.problems ?? []));
    if (failed(given)) return undefined;
    if (given?.value) shown = withFixed({ ...given.value }, page);
    const tags = await head?.(shown);
    problems.push(...(tags?.problems ?? []));
    if (failed(tags)) return undefined;
    if (tags?.value?.length)
      shown = { ...shown, head: { ...shown.head, tags: [...(shown.head.tags ?? []), ...tags.value] } };
  }
  return shown;
}

const failed = (called: Called<unknown> | undefined): boolean =>
  called !== undefined && called.value === undefined && called.problems.some(({ level }) => level === 'error');

function withFixed(given: Page, page: Page): Page {
  const fixed = FIXED.filter((name) => name in page).map((name) => [name, Reflect.get(page, name)]);
  return Object.assign(given, Object.fromEntries(fixed));
}
