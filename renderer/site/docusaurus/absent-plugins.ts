/** Plugins and presets that do not run, and where their pages would have been. */
import type { AbsentPlugins } from '../configuration/site-plugins.js';
import { isPlainObject } from '../helpers/schema.js';
import type { Carrier } from './docusaurus-carry.js';
import { entriesOf, wrappedKind } from './docusaurus-entries.js';

/** Plugins that would have changed the text of pages. */
const STEP = /^\w*(?:remark|rehype)Plugins: .*not installed/i;

/** @param carrier what has been carried over, and knows what has not */
export function absentPlugins(raw: Record<string, unknown>, carrier: Carrier): AbsentPlugins {
  const { left } = carrier;
  const named = left.flatMap((path) => /^(?:plugins|presets): (.+)$/.exec(path)?.[1] ?? []);
  const names = [...new Set(named.map((name) => name.replace(/: route .*/s, '')))];
  const entries = ['presets', 'plugins', 'themes'].flatMap((kind) => entriesOf(raw[kind], carrier, kind));
  const absent = entries.filter((entry) => names.includes(entry.name) && !wrappedKind(entry));
  const steps = left.some((path) => STEP.test(path));
  return { names, steps, places: [...new Set(absent.flatMap(({ options }) => placesIn(options)))] };
}

/** Options with the route of a plugin's pages, or the folder of generated Markdown. */
const PLACE = /^(?:routeBasePath|route|routePath|path|basePath|baseUrl|out|outDir|outputDir|slug)$/;
/** Options of the content that is read all the same. */
const CONTENT = ['docs', 'blog', 'pages'];

function placesIn(options: Record<string, unknown>, depth = 0): string[] {
  return Object.entries(options).flatMap(([key, value]) => {
    if (isPlainObject(value)) return depth > 2 || CONTENT.includes(key) ? [] : placesIn(value, depth + 1);
    if (Array.isArray(value) && depth < 2)
      return value.filter(isPlainObject).flatMap((one) => placesIn(one, depth + 1));
    if (typeof value !== 'string' || !PLACE.test(key) || /^\w+:|\.\./.test(value)) return [];
    return value.replace(/^[./]+|\/+$/g, '') || [];
  });
}
