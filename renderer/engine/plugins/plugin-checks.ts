/** Collects the findings of plugins in the linked site. */
import type { Page } from '../../shared/page.js';
import type { ReadyPlugin } from '../../site/configuration/plugin-contract.js';
import type { Problem } from '../../site/problems/problem-types.js';
import { callPlugin } from './call-plugin.js';

export async function pluginFindings(extensions: readonly ReadyPlugin[], pages: readonly Page[]): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const ready of extensions) {
    const { plugin, tools } = ready;
    if (plugin.check) problems.push(...(await callPlugin(ready, 'check', () => plugin.check?.(pages, tools))).problems);
  }
  return problems;
}
