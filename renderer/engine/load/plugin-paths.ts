/** remark and rehype plugins given by name: found from the site's folder, as its own imports would be. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { hashOfFile } from '../../output/modules/run-config.js';
import type { Site } from '../../site/configuration/config-types.js';
import { once } from '../../site/helpers/once.js';
import { problem } from '../../site/problems/problem.js';
import type { Problem } from '../../site/problems/problem-types.js';
import { quotedTextPlace } from '../../site/sources/line-and-column.js';
import { readConfigText } from '../run/configured-text.js';

/** The site with the address of each named plugin in place of its name; the address changes with the file. */
export function findPlugins(site: Site): { site: Site; problems: Problem[] } {
  const { markdown } = site;
  const problems: Problem[] = [];
  const isNamed = (list: unknown[]) => list.flat().some((entry) => typeof entry === 'string');
  if (!isNamed(markdown.remarkPlugins) && !isNamed(markdown.rehypePlugins)) return { site, problems };
  const { resolve } = createRequire(join(site.dir, 'x.js'));
  const text = once(() => readConfigText(site));
  const address = (plugin: unknown): unknown => {
    if (Array.isArray(plugin)) return [address(plugin[0]), ...plugin.slice(1)];
    // Steps of plugins have their address already.
    if (typeof plugin !== 'string' || plugin.startsWith('file:')) return plugin;
    try {
      const file = resolve(plugin);
      return `${pathToFileURL(file).href}?${hashOfFile(file)}`;
    } catch {
      problems.push(problem('plugin-not-found', { name: plugin }, quotedTextPlace(text(), site.configFile, plugin)));
      return plugin;
    }
  };
  const remarkPlugins = markdown.remarkPlugins.map(address);
  const rehypePlugins = markdown.rehypePlugins.map(address);
  return { site: { ...site, markdown: { ...markdown, remarkPlugins, rehypePlugins } }, problems };
}
