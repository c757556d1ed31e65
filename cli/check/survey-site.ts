/** The site as `notes check` examines it: as it is on disk, or after repairs. */
import { type CodeBlock, extractBlocks, makeUnits } from '../../renderer/check/find-blocks.js';
import { flagProblems } from '../../renderer/check/flags.js';
import { checkStaticBlocks } from '../../renderer/check/static-blocks.js';
import { createEngine, type SiteSurvey } from '../../renderer/engine/build.js';
import { createTrace } from '../../renderer/engine/run/trace.js';
import type { Source } from '../../renderer/site/content/source.js';
import { withoutConsequences } from '../../renderer/site/problems/consequences.js';
import type { Problem } from '../../renderer/site/problems/problem-types.js';
import { type Choose, noRepairs, type Repairs, repairProblems, repairProse, takeBack } from '../repair/fix.js';
import { askRepairs } from './ask-repair.js';
import { type Checking, isUsable } from './check-context.js';
import { scriptRepairs } from './script-repairs.js';
import { findMarkup } from './tools.js';

/** A repair may uncover another: a file that could not be read has its own. */
const MOST_ROUNDS = 8;

/** The site as the engine links it; with `--fix`, after the repairs. */
export async function surveySite(checking: Checking): Promise<{ survey: SiteSurvey; fixed?: Repairs }> {
  const { engine, options, enabled, progress } = checking;
  const trace = createTrace(progress.step);
  const site = createEngine({ ...engine, out: null, twice: true, trace, onProgress: progress.advance });
  const fixed = noRepairs();
  const undo = () => takeBack(engine.dir, fixed);
  const asking = options.fix === 'suggested' ? suggestions(checking, undo) : undefined;
  try {
    let survey = await site.survey({ code: enabled.has('build'), plugins: enabled.has('build') });
    if (!options.fix) return { survey };
    const add = (more: Repairs) => {
      fixed.repairs += more.repairs;
      for (const [path, text] of more.files) if (!fixed.files.has(path)) fixed.files.set(path, text);
      return more.repairs > 0;
    };
    for (let round = 0; round < MOST_ROUNDS; round++) {
      if (!add(await repairProblems(engine.dir, await repairable(checking, survey), asking?.choose))) break;
      survey = await site.survey({ code: enabled.has('build'), plugins: enabled.has('build') });
    }
    if (enabled.has('prose') && survey.files && add(repairProse(engine.dir, survey.files.sources)))
      survey = await site.survey({ code: enabled.has('build'), plugins: enabled.has('build') });
    return { survey, fixed };
  } finally {
    asking?.close();
    await site.close();
  }
}

async function repairable(checking: Checking, survey: SiteSurvey): Promise<Problem[]> {
  const { problems, files } = survey;
  const notes = (files?.sources ?? []).filter(({ format }) => format !== 'code');
  const blocks = notes.flatMap(({ path, text }) => extractBlocks(path, text));
  return withoutConsequences([
    ...problems,
    ...(checking.enabled.has('search') && checking.options.fix === 'suggested' && isUsable(survey)
      ? await (await import('./search-check.js')).checkSearch(checking, survey)
      : []),
    ...flagProblems(blocks),
    ...(await scriptRepairs(checking, survey, makeUnits(blocks))),
    ...(checking.enabled.has('markup') ? await blockRepairs(checking, blocks, notes) : []),
  ]);
}

/** Faults of blocks that are not run, for which the source line can be repaired in its file. */
async function blockRepairs({ engine, options }: Checking, blocks: CodeBlock[], notes: Source[]): Promise<Problem[]> {
  // None of these is sure.
  if (options.fix !== 'suggested') return [];
  const { problems } = await checkStaticBlocks(blocks, findMarkup(engine.dir));
  const lines = new Map(notes.map(({ path, text }) => [path, text.split(/\r?\n/)]));
  return problems.filter(
    ({ file = '', line = 0, sourceLine }) => sourceLine !== undefined && lines.get(file)?.[line - 1] === sourceLine,
  );
}

/** Returns the decision about repairs that are not sure: the user is asked once for each; with `--yes`, or where nobody can be asked, all are written. */
function suggestions(
  { engine, options, screen, progress }: Checking,
  undo: () => void,
): { choose: Choose; close(): void } {
  if (options.yes || !process.stdin.isTTY || !process.stderr.isTTY)
    return { choose: async () => true, close: () => {} };
  const asking = askRepairs(engine.dir, screen, undo);
  const answers = new Map<string, boolean>();
  const choose: Choose = async (problem, edits) => {
    const key = JSON.stringify([problem.file, problem.code, problem.args, edits]);
    // A moving line would take the place of the question.
    progress.rest();
    const answer = answers.get(key) ?? (await asking.choose(problem, edits));
    answers.set(key, answer);
    return answer;
  };
  return { choose, close: asking.close };
}
