/** Files that plugins add to the output. */
import type { Output } from '../../output/output-file.js';
import type { Page } from '../../shared/page.js';
import type { ReadyPlugin } from '../../site/configuration/plugin-contract.js';
import { isPlainPath } from '../../site/helpers/safe-address.js';
import { problem } from '../../site/problems/problem.js';
import type { Problem } from '../../site/problems/problem-types.js';
import { callPlugin } from './call-plugin.js';

export interface AddedOutput {
  output: Output;
  /** Name of the plugin, for clashes. */
  owner: string;
}

/** Calls the `output` hooks of a site. */
export async function pluginOutputs(
  extensions: readonly ReadyPlugin[],
  pages: readonly Page[],
): Promise<{ outputs: AddedOutput[]; problems: Problem[] }> {
  const outputs: AddedOutput[] = [];
  const problems: Problem[] = [];
  for (const ready of extensions) {
    const { plugin, tools } = ready;
    const { output, name } = plugin;
    if (!output) continue;
    const called = await callPlugin(ready, 'output', () => output.call(plugin, pages, tools));
    problems.push(...called.problems);
    const given: unknown = called.value ?? [];
    const wrong = (Array.isArray(given) ? given : [given]).find((entry) => !isOutput(entry));
    if (wrong !== undefined) {
      const args = { name, hook: 'output', expected: '{ path: string, content: string | Uint8Array }' };
      problems.push(problem('plugin-result', args, { file: tools.site.configFile }));
      continue;
    }
    for (const { path, content } of called.value ?? [])
      outputs.push({ output: { path, bytes: content, phase: 'list' }, owner: name });
  }
  return { outputs, problems };
}

function isOutput(entry: unknown): boolean {
  if (typeof entry !== 'object' || entry === null || !('path' in entry) || !('content' in entry)) return false;
  const { path, content } = entry;
  const isPath = typeof path === 'string' && isPlainPath(path) && /^[^/].*[^/]$|^[^/]$/.test(path);
  return isPath && (typeof content === 'string' || content instanceof Uint8Array);
}
