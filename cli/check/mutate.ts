/** `notes check --mutate <n> --seed <n>`: how strong the expectations of the notes are. */

import { type CheckOptions, notIsolated } from '../../renderer/check/check.js';
import { extractBlocks } from '../../renderer/check/find-blocks.js';
import { type Mutant, mutate } from '../../renderer/check/mutation.js';
import { EXIT } from '../options/exit.js';
import { plural } from '../report/frames.js';
import { reportProblems } from '../report/report.js';
import type { Checking, Surveyed } from './check-context.js';

/** Share of faults that must be noticed. */
const ENOUGH = 0.9;

export async function mutationCommand(
  { options, screen }: Checking,
  { harness, limits, isolation, parallel, oracles }: CheckOptions,
  { files }: Surveyed,
): Promise<number> {
  const blocks = files.sources
    .filter(({ format }) => format !== 'code')
    .flatMap(({ path, text }) => extractBlocks(path, text));
  if (options.requireIsolation && isolation().kind === 'none') {
    await reportProblems([notIsolated()], { screen, options });
    return EXIT.failed;
  }
  const seed = options.seed ?? 1;
  const run = { harness, limits, isolation, parallel, oracles, count: options.mutate ?? 200, seed };
  const { mutants, places } = await mutate(blocks, run);
  const caught = mutants.filter((mutant) => mutant.caught).length;
  const survivors = mutants.filter((mutant) => !mutant.caught);
  const share = mutants.length === 0 ? 1 : caught / mutants.length;
  if (options.json || options.format === 'json')
    await screen.data(JSON.stringify({ seed, places, planted: mutants.length, caught, survivors }, null, 2));
  else {
    for (const survivor of survivors) screen.say(describe(survivor));
    const percent = (share * 100).toFixed(1);
    screen.say(
      `${caught} of ${mutants.length} faults noticed (${percent} %), seed ${seed}, ${plural(places, 'place')}`,
    );
  }
  return share >= ENOUGH ? EXIT.ok : EXIT.failed;
}

const describe = ({ file, line, code, operator, before, after }: Mutant) =>
  `${file}:${line}  ${operator}: ${before} → ${after}\n    ${code}`;
