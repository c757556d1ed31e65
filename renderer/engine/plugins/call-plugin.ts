/** Calls the hooks of plugins. An exception or report is a problem that names plugin and hook, never a crash. */

import type { ResultFault } from '../../site/configuration/hook-results.js';
import type { Plugin, PluginFinding, ReadyPlugin } from '../../site/configuration/plugin-contract.js';
import { firstMessage } from '../../site/helpers/caught-error.js';
import { hashData } from '../../site/helpers/hash.js';
import { runDeaf } from '../../site/helpers/signals.js';
import { runNamed } from '../../site/helpers/site-code.js';
import { type Place, problem } from '../../site/problems/problem.js';
import type { Problem } from '../../site/problems/problem-types.js';
import { dataPlace } from '../../site/sources/line-and-column.js';

/** Result of a hook. */
export interface Called<T> {
  /** Undefined where it threw. */
  value?: T;
  problems: Problem[];
}

/** An error in a file that a plugin has read. */
export class DataError extends Error {
  constructor(
    message: string,
    readonly place: Place,
  ) {
    super(message);
  }
}

/** Runs a hook; twice where hooks that are no functions of their input are looked for. @param faultOf what is wrong with its result */
export async function callPlugin<T>(
  ready: ReadyPlugin,
  hook: keyof Plugin,
  run: () => T | Promise<T>,
  faultOf?: (value: T) => ResultFault | undefined,
): Promise<Called<T>> {
  const { name } = ready.plugin;
  try {
    const hooked = () => runNamed({ name: `${name}: ${hook}`, blocks: true }, run);
    const value = await runDeaf(hooked);
    const found = ready.takeFindings();
    const problems = found.map((finding) => findingProblem(ready, finding));
    const fault = faultOf?.(value);
    if (fault)
      return {
        problems: [...problems, problem('plugin-result', { name, hook, ...fault }, await placeOf(ready, { hook }))],
      };
    if (!ready.twice) return { value, problems };
    const again = await runDeaf(hooked);
    if (hashData([value, found]) !== hashData([again, ready.takeFindings()]))
      problems.push(
        problem('plugin-impure', { name, hook, differs: difference(value, again) }, await placeOf(ready, { hook })),
      );
    return { value, problems };
  } catch (error) {
    ready.takeFindings();
    const message = firstMessage(error);
    const place = error instanceof DataError ? error.place : await placeOf(ready, { hook, error });
    return { problems: [problem('plugin-throws', { name, hook, message }, place)] };
  }
}

/** Place where a plugin threw, else that of its hook, else the configuration that names it. */
const placeOf = async (
  { errorPlace, hookPlace, tools }: ReadyPlugin,
  { hook, error }: { hook: keyof Plugin; error?: unknown },
): Promise<Place> => (await errorPlace(error)) ?? (await hookPlace(hook)) ?? { file: tools.site.configFile };

/** A finding of a plugin, at its line. */
function findingProblem(
  { plugin, tools }: ReadyPlugin,
  { message, level = 'error', file, line, at }: PluginFinding,
): Problem {
  const data = file === undefined ? undefined : tools.files.find(({ path }) => path === file);
  const whole: Place = { file: file ?? tools.site.configFile, ...(line !== undefined && { line }) };
  const sourceLine = line === undefined ? undefined : data?.text.split('\n')[line - 1];
  const place = data && at ? dataPlace(data, at) : { ...whole, ...(sourceLine !== undefined && { sourceLine }) };
  return { ...problem('plugin-finding', { name: plugin.name, message }, place), level };
}

/** Returns where two results of one input differ, as a path into them. */
function difference(a: unknown, b: unknown): string {
  const visit = (left: unknown, right: unknown, path: string): string | undefined => {
    if (hashData(left) === hashData(right)) return undefined;
    if (typeof left !== 'object' || typeof right !== 'object' || !left || !right) return path;
    for (const [key, value] of Object.entries(left)) {
      const found = visit(value, Reflect.get(right, key), path === '' ? key : `${path}.${key}`);
      if (found !== undefined) return found;
    }
    return path;
  };
  return visit(a, b, '') || 'result';
}
