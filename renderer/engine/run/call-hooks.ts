/** Calls the hooks of a configuration. An exception is reported as a problem of the configuration, never a crash. */

import type { BuildResult } from '../../site/configuration/build-result.js';
import { placeOf } from '../../site/configuration/config-checks.js';
import type { Hooks, Site } from '../../site/configuration/config-types.js';
import type { ResultFault } from '../../site/configuration/hook-results.js';
import type { Document } from '../../site/content/document.js';
import { messageOf } from '../../site/helpers/caught-error.js';
import { runDeaf } from '../../site/helpers/signals.js';
import { runNamed } from '../../site/helpers/site-code.js';
import { problem } from '../../site/problems/problem.js';
import type { Problem } from '../../site/problems/problem-types.js';
import { readConfigText } from './configured-text.js';

/** Runs a hook; undefined and a problem where it throws. @param faultOf what is wrong with its result */
export async function attempt<T>(
  site: Site,
  name: keyof Hooks,
  run: () => T | Promise<T>,
  faultOf?: (value: T) => ResultFault | undefined,
): Promise<{ value?: T; problems: Problem[] }> {
  const place = () => placeOf(['hooks', name], { path: site.configFile, text: readConfigText(site) });
  try {
    const value = await runNamed({ name: `${site.configFile}: hooks.${name}`, blocks: true }, run);
    const fault = faultOf?.(value);
    return fault ? { problems: [problem('hook-result', { name, ...fault }, place())] } : { value, problems: [] };
  } catch (error) {
    return { problems: [problem('hook-throws', { name, message: messageOf(error) }, place())] };
  }
}

/** Tells a hook that only watches. */
export async function tellHook<Name extends keyof Watching>(
  site: Site,
  name: Name,
  data: Watching[Name],
): Promise<Problem[]> {
  const hooks: { [Hook in keyof Watching]?: (data: Watching[Hook]) => void | Promise<void> } = site.hooks;
  const hook = hooks[name];
  return hook ? (await runDeaf(() => attempt(site, name, () => hook(data)))).problems : [];
}

/** Hooks that only observe, each with its argument. */
interface Watching {
  contentLoaded: readonly Document[];
  built: BuildResult;
}
