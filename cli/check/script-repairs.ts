/** Repairs of blocks of JavaScript and TypeScript, found without running any. */
import { join } from 'node:path';
import { signProblems } from '../../renderer/check/check-code.js';
import { eachCauseOfCode } from '../../renderer/check/code-causes.js';
import type { Unit } from '../../renderer/check/find-blocks.js';
import { typeProblems } from '../../renderer/check/type-problems.js';
import { unreadProblems, wordProblems } from '../../renderer/check/unread-comments.js';
import type { SiteSurvey } from '../../renderer/engine/build.js';
import { toolVersion } from '../../renderer/output/tool.js';
import type { Problem } from '../../renderer/site/problems/problem-types.js';
import type { Checking } from './check-context.js';
import { findTypeScript } from './tools.js';

/** Returns what can be mended: of what the compiler says only where suggested repairs are asked for, for none of these is sure. */
export async function scriptRepairs(
  checking: Checking,
  survey: SiteSurvey,
  units: readonly Unit[],
): Promise<Problem[]> {
  const { enabled, options } = checking;
  const own = enabled.has('code')
    ? [...unreadProblems(units), ...wordProblems(units), ...(await signProblems(units))]
    : [];
  return options.fix === 'suggested' && enabled.has('types')
    ? [...own, ...(await typed(checking, survey, units))]
    : own;
}

async function typed({ engine, cache }: Checking, { site }: SiteSurvey, units: readonly Unit[]): Promise<Problem[]> {
  const checked = units.filter(({ blocks }) => blocks.every(({ mode }) => mode !== 'no-check'));
  const found = site && findTypeScript(engine.dir, join(engine.cacheDir, 'types'), site.check.typescript);
  if (!found || checked.length === 0) return [];
  // The same key as in the check that follows, which then need not ask the compiler again.
  const versions = `${toolVersion().code} ${process.version} ${found.version}`;
  const { problems } = await typeProblems(checked, { cache, versions }, found.tools);
  return eachCauseOfCode(problems, units).filter(({ repair, code }) => repair && code !== 'check-sign');
}
