/** Runs the functions that generate sidebar items. An exception is reported as a problem of the configuration. */
import type { Site } from '../../site/configuration/config-types.js';
import { functionProblem } from '../../site/configuration/function-problems.js';
import type { SliceRequest } from '../../site/configuration/sidebar-generator-types.js';
import { messageOf } from '../../site/helpers/caught-error.js';
import { runDeaf } from '../../site/helpers/signals.js';
import { runNamed } from '../../site/helpers/site-code.js';
import type { Problem } from '../../site/problems/problem-types.js';
import { readConfigText } from '../run/configured-text.js';

/** Returns the items of each requested slice; a failed one has none and is reported. */
export async function makeSlices(
  site: Site,
  requests: readonly SliceRequest[],
): Promise<{ slices: Map<string, unknown>; problems: Problem[] }> {
  const slices = new Map<string, unknown>();
  const problems: Problem[] = [];
  for (const { key, generator, args } of requests) {
    if (slices.has(key)) continue;
    try {
      slices.set(
        key,
        await runDeaf(() => runNamed({ name: 'docs.sidebarItemsGenerator', blocks: true }, () => generator(args))),
      );
    } catch (error) {
      slices.set(key, []);
      const message = messageOf(error);
      problems.push(functionProblem(site, 'docs.sidebarItemsGenerator', { message, text: readConfigText(site) }));
    }
  }
  return { slices, problems };
}
