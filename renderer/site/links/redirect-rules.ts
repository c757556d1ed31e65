/** Old addresses that rules of the configuration make of every page, as the reference's plugin for redirects does. */
import { finalPath, withoutBase } from '../../shared/urls.js';
import type { Site } from '../configuration/config-types.js';
import type { CreateRedirects } from '../configuration/redirect-types.js';
import type { Graph } from '../graph/graph-types.js';
import { messageOf } from '../helpers/caught-error.js';
import { oncePer } from '../helpers/once.js';

/** An old address, whole, and the route it leads to. */
interface Ruled {
  from: string;
  to: string;
}

/** Result of the site's function for a path, or its exception. */
type Answer = { old: string[] } | { fault: string };

/** Answers by path: links and pages ask for the same ones. */
const answersOf = oncePer((_graph: Graph) => new Map<string, Answer>());

/** @returns the redirects of these routes, and what the site's function threw */
export function ruledRedirects(
  graph: Graph,
  site: Pick<Site, 'redirectRules' | 'baseUrl' | 'trailingSlash'>,
  routes: readonly string[],
): { redirects: Ruled[]; faults: Set<string> } {
  const { fromExtensions, toExtensions, createRedirects } = site.redirectRules;
  const redirects: Ruled[] = [];
  const faults = new Set<string>();
  if (fromExtensions.length + toExtensions.length === 0 && !createRedirects) return { redirects, faults };
  const answers = answersOf(graph);
  for (const route of routes) {
    const path = withoutBase(route, site.baseUrl);
    const bare = path.replace(/\/+$/, '');
    const old = [...withExtensions(bare, fromExtensions), ...withoutExtension(bare, toExtensions)];
    if (createRedirects) {
      const answer = answers.get(path) ?? ask(createRedirects, path);
      answers.set(path, answer);
      if ('fault' in answer) faults.add(answer.fault);
      else old.push(...answer.old);
    }
    for (const from of old) redirects.push({ from: finalPath(from, site), to: route });
  }
  return { redirects, faults };
}

function ask(create: CreateRedirects, path: string): Answer {
  try {
    const given: unknown[] = [create(path) ?? []].flat();
    const old = given.filter((from): from is string => typeof from === 'string' && from !== '');
    return { old: old.map((from) => (from.startsWith('/') ? from : `/${from}`)) };
  } catch (error) {
    return { fault: messageOf(error) };
  }
}

/** `/a` → `/a.html`; the home page and what ends so have none. */
function withExtensions(bare: string, extensions: readonly string[]): string[] {
  if (bare === '' || extensions.some((extension) => bare.endsWith(`.${extension}`))) return [];
  return extensions.map((extension) => `${bare}.${extension}`);
}

/** `/a.html` → `/a`. */
function withoutExtension(bare: string, extensions: readonly string[]): string[] {
  const found = extensions.find((extension) => bare.endsWith(`.${extension}`));
  return found === undefined ? [] : [bare.slice(0, -found.length - 1)];
}
