/** Files that plugins add to the output. */
import type { Output } from '../../output/output-file.js';
import type { Page } from '../../shared/page.js';
import { outputsFault } from '../../site/configuration/hook-results.js';
import type { ReadyPlugin } from '../../site/configuration/plugin-contract.js';
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
    const called = await callPlugin(ready, 'output', () => output.call(plugin, pages, tools), outputsFault);
    problems.push(...called.problems);
    for (const { path, content } of called.value ?? [])
      outputs.push({ output: { path, bytes: content, phase: 'list' }, owner: name });
  }
  return { outputs, problems };
}
