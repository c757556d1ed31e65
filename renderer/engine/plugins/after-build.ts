/** `postBuild` of the plugins of a moved site: they get a copy of the output, and what they change in it is the output. */
import { inFolder } from '../../output/modules/in-folder.js';
import type { Site } from '../../site/configuration/config-types.js';
import { firstMessage } from '../../site/helpers/caught-error.js';
import { runDeaf } from '../../site/helpers/signals.js';
import { runNamed } from '../../site/helpers/site-code.js';
import { problem } from '../../site/problems/problem.js';
import type { Problem } from '../../site/problems/problem-types.js';
import type { Outputs } from '../write/outputs.js';
import { finishedFolder } from './plugin-context.js';

export async function afterBuild(site: Site, outputs: Outputs, cacheDir: string): Promise<Problem[]> {
  const { postBuild = [] } = site.plugins ?? {};
  const problems: Problem[] = [];
  if (postBuild.length === 0) return problems;
  const folder = finishedFolder(cacheDir);
  await outputs.amend(folder, async () => {
    for (const { name, run } of postBuild)
      try {
        const called = () => inFolder(site.dir, () => run(folder));
        await runDeaf(() => runNamed({ name: `${name}: postBuild`, blocks: true }, called));
      } catch (error) {
        const args = { name, hook: 'postBuild', message: firstMessage(error) };
        problems.push(problem('moved-plugin-throws', args, { file: site.configFile }));
      }
  });
  return problems;
}
