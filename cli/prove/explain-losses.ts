/** Losses with their causes: one entry for each, with source, reason and the lines to write. */

import { defined } from '../../renderer/site/helpers/defined.js';
import type { Problem } from '../../renderer/site/problems/problem-types.js';
import type { ComparedSites } from './compare-sites.js';
import { type EditContext, editOf } from './edits.js';
import { knownClass } from './known-classes.js';
import { ASPECTS, type AspectCount, type Difference, type KnownDifferences, type Loss } from './proof.js';

export interface Explained {
  losses: Loss[];
  known: KnownDifferences[];
  aspects: AspectCount[];
}

export interface Explaining extends EditContext {
  /** Problems of our build. */
  problems: readonly Problem[];
  words(problem: Problem): string;
}

/** Sorts differences into what is meant and what is lost, and says why. */
export function explainLosses(compared: ComparedSites, explaining: Explaining): Explained {
  const known = new Map<string, { differences: Difference[]; routes: Set<string> }>();
  const losses = new Map<string, Loss>();
  const counts = new Map(
    ASPECTS.map((aspect) => [aspect, { aspect, compared: compared.compared.get(aspect) ?? 0, lost: 0, known: 0 }]),
  );
  for (const difference of compared.differences) {
    const { aspect, route } = difference;
    const count = counts.get(aspect);
    const meant = knownClass(difference, { kind: compared.kinds.get(route) });
    if (meant !== undefined) {
      if (count && meant !== 'added') count.known += weightOf(difference);
      const entry = known.get(meant) ?? { differences: [], routes: new Set() };
      entry.differences.push(difference);
      entry.routes.add(route);
      known.set(meant, entry);
      continue;
    }
    if (count) count.lost += weightOf(difference);
    // Losses that are the same on many pages have one cause.
    const key = JSON.stringify([aspect, difference.want, difference.got]);
    const before = losses.get(key);
    if (before) {
      if (before.route !== route && !before.also.includes(route)) before.also.push(route);
    } else losses.set(key, { ...difference, also: [] });
  }
  return {
    losses: [...losses.values()].map((loss) => explained(loss, explaining)).sort(byAspect),
    known: [...known].map(([name, { differences, routes }]) => ({
      class: name as KnownDifferences['class'],
      count: differences.length,
      pages: routes.size,
      example: differences[0] as Difference,
    })),
    aspects: [...counts.values()].filter(({ compared, lost }) => compared > 0 || lost > 0),
  };
}

/** Of a text every word counts. */
const weightOf = ({ aspect, want }: Difference): number =>
  aspect === 'text' ? (want.match(/\p{sc=Han}|[^\s\p{sc=Han}]+/gu) ?? []).length : 1;

const byAspect = (a: Loss, b: Loss) => ASPECTS.indexOf(a.aspect) - ASPECTS.indexOf(b.aspect);

function explained(loss: Loss, context: Explaining): Loss {
  const file = context.sourceOf(loss.route);
  const edit = editOf(loss, context);
  // If the edit is known, no other cause is needed.
  const found = edit && !edit.isPlace && loss.aspect !== 'routes' ? undefined : causeOf(loss, file, context.problems);
  return {
    ...loss,
    ...defined({ file }),
    ...(edit?.line === undefined || edit.file !== file ? {} : { line: edit.line }),
    ...(found ? { problem: found.code, reason: context.words(found) } : {}),
    ...(edit ? { edit } : {}),
  };
}

/** Problems that say that pages of plugins are not there. */
const PLUGIN_PROBLEMS = /^moved-(?:plugins|presets|plugin-throws|plugin-parts|content-unused)$/;

/** Returns the problem of our build that explains a loss. */
function causeOf(loss: Loss, file: string | undefined, problems: readonly Problem[]): Problem | undefined {
  const grave = problems.filter(({ level }) => level !== 'info');
  const ofFile = file === undefined ? undefined : grave.find((problem) => isAbout(problem, file));
  if (ofFile) return ofFile;
  const isPage = loss.aspect === 'routes' || loss.aspect === 'sitemap';
  return isPage && file === undefined ? grave.find(({ code }) => PLUGIN_PROBLEMS.test(code)) : undefined;
}

const isAbout = (problem: Problem, file: string): boolean =>
  problem.file === file || (problem.more ?? []).some((place) => place.file === file);
