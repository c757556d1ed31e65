/** Pages of old addresses: those of the configuration and of the redirects file, those that rules make of every page, and `/docs`. */

import type { Page, RedirectPage } from '../../shared/page.js';
import type { Scope } from '../../shared/page-fields.js';
import { finalPath, isExternal, samePathKey, splitUrl } from '../../shared/urls.js';
import { functionProblem } from '../configuration/function-problems.js';
import { rootRedirects } from '../links/link-targets.js';
import { ruledRedirects } from '../links/redirect-rules.js';
import { problem } from '../problems/problem.js';
import type { Problem } from '../problems/problem-types.js';
import { withNearest } from '../problems/repair.js';
import { redirectPlace } from '../sources/redirects-file.js';
import { makeHead, type PageContext, pageBase, pagesScope } from './common-fields.js';

function redirectPage(context: PageContext, from: string, to: string, scope: Scope): RedirectPage {
  const { site } = context;
  const head = makeHead(context, { route: from, title: '', searchTag: 'default' });
  head.canonical = isExternal(to) ? to : site.url + to;
  head.robots = 'noindex, follow';
  return { ...pageBase(context, { route: from, scope, title: '', head, htmlClass: [] }), kind: 'redirect', to };
}

/** Returns redirects to the main doc from unclaimed addresses such as `/docs`. */
export function rootPages(context: PageContext): Page[] {
  return rootRedirects(context.site, context.graph).map(({ from, to, version }) =>
    redirectPage(context, from, to.route, version.version.scope),
  );
}

/** Tells whether redirects lead from an address back to it, so that no reader gets to a page. */
function redirectLoops(site: PageContext['site'], pages: ReadonlyMap<string, unknown>): (key: string) => boolean {
  const keyOf = (path: string) => samePathKey(splitUrl(finalPath(path, site)).pathname);
  const next = new Map(
    site.redirects.flatMap(({ from, to }) =>
      isExternal(to) ? [] : from.map((path) => [keyOf(path), keyOf(to)] as const),
    ),
  );
  return (key) => {
    const seen = new Set<string>();
    for (let at: string | undefined = key; at !== undefined && !pages.has(at); at = next.get(at)) {
      if (seen.has(at)) return true;
      seen.add(at);
    }
    return false;
  };
}

/** Gives `/a.html` the file `a.html/index.html` where `/a` is a page: many hosts answer at `/a` with `a.html` first, which would lead to itself. */
function behindPage(page: Page, pages: ReadonlyMap<string, Page>): Page {
  const isBehind =
    page.file.endsWith('.html') && page.route.endsWith('.html') && pages.has(samePathKey(page.route.slice(0, -5)));
  return isBehind ? { ...page, file: `${page.file}/index.html` } : page;
}

/** Assigns addresses to languages: those in another language's folder are made by that one, and those in this one's folder are also accepted without it. */
function languageRedirects({ redirects, locales, locale }: PageContext['site']): (path: string) => boolean {
  const plain = new Set(redirects.flatMap(({ from }) => from.map(samePathKey)));
  return (path) =>
    locales.some((language) => {
      const folder = `/${language.folder}`;
      if (folder === '/' || !path.startsWith(folder)) return false;
      return language.locale !== locale || plain.has(samePathKey(path.slice(folder.length - 1)));
    });
}

/** Returns the redirects of the site. The target of one has to exist; a page wins over a redirect from its address (B6.16). */
export function configuredRedirects(
  context: PageContext,
  pages: readonly Page[],
): { pages: Page[]; problems: Problem[] } {
  const { site, graph } = context;
  const problems: Problem[] = [];
  const texts = { files: graph.files, site };
  const taken = new Map(pages.map((page) => [samePathKey(page.route), page]));
  const made: Page[] = [];
  const isLoop = redirectLoops(site, taken);
  const isOfLanguage = languageRedirects(site);
  for (const redirect of site.redirects) {
    const { to } = redirect;
    const from = redirect.from.filter((path) => !isOfLanguage(path));
    if (from.length === 0) continue;
    const external = isExternal(to);
    const target = external ? to : finalPath(to, site);
    const there = samePathKey(splitUrl(target).pathname);
    const inLoop = !external && isLoop(there);
    const known = external || (graph.targets.has(there) && !inLoop);
    if (!known) {
      const routes = [...graph.targets.values()].filter((entry) => !entry.unlisted).map((entry) => entry.route);
      const place = redirectPlace(texts, redirect, 'to', to);
      problems.push(problem('redirect-target', { to }, inLoop ? place : withNearest(place, target, routes)));
    }
    for (const path of from) {
      const route = finalPath(path, site);
      const key = samePathKey(route);
      if (taken.has(key)) {
        problems.push(problem('redirect-taken', { from: path }, redirectPlace(texts, redirect, 'from', path)));
        continue;
      }
      const page = redirectPage(context, route, target, pagesScope(site));
      taken.set(key, page);
      if (known) made.push(page);
    }
  }
  const ruled = ruledRedirects(
    graph,
    site,
    pages.filter(({ kind }) => kind !== 'redirect').map(({ route }) => route),
  );
  const files = new Set([...pages, ...made].map(({ file }) => file));
  for (const { from, to } of ruled.redirects) {
    const page = redirectPage(context, finalPath(from, site), to, pagesScope(site));
    // If a page is the file `a.html` already, hosts answer at `/a.html`.
    if (taken.has(samePathKey(page.route)) || files.has(page.file)) continue;
    taken.set(samePathKey(page.route), page);
    files.add(page.file);
    made.push(page);
  }
  for (const message of ruled.faults)
    problems.push(
      functionProblem(site, 'redirectRules.createRedirects', { message, text: graph.files.texts[site.configFile] }),
    );
  return { pages: made.map((page) => behindPage(page, taken)), problems };
}
