/** `--fix`: writes repairs into the files of a site. Each file is replaced by one rename, so that a stopped run leaves none half written. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fixProse } from '../../renderer/check/prose/prose.js';
import { replaceFile } from '../../renderer/engine/write/disk.js';
import type { Source } from '../../renderer/site/content/source.js';
import type { Problem, TextEdit } from '../../renderer/site/problems/problem-types.js';
import { applyEdits, repairOf } from '../../renderer/site/problems/repair.js';

export interface Repairs {
  repairs: number;
  /** Texts before the first repair, by path relative to the site folder. */
  files: Map<string, string>;
}

/** Selects repairs: all safe ones, and those of the others that the user chooses. */
export type Choose = (problem: Problem, edits: readonly TextEdit[]) => Promise<boolean>;

/**
 * Applies the repairs of some problems. If there are safe ones, only these: other problems may be their consequence,
 * as a broken anchor is if its heading is inside an unclosed code block.
 */
export async function repairProblems(dir: string, problems: readonly Problem[], choose?: Choose): Promise<Repairs> {
  const isSure = (problem: Problem) => repairOf(problem)?.sure === true;
  const isLink = ({ code }: Problem) => code.startsWith('link-');
  const stages = [
    problems.filter(isSure),
    problems.filter((each) => !isSure(each) && !isLink(each)),
    problems.filter((each) => !isSure(each) && isLink(each)),
  ];
  for (const stage of stages) {
    const done = await carryOut(dir, stage, choose);
    if (done.repairs > 0) return done;
  }
  return noRepairs();
}

/** Writes the files as they were. */
export function takeBack(dir: string, { files }: Repairs): void {
  for (const [path, text] of files) replaceFile(join(dir, path), text);
}

export const noRepairs = (): Repairs => ({ repairs: 0, files: new Map() });

async function carryOut(dir: string, problems: readonly Problem[], choose?: Choose): Promise<Repairs> {
  const byFile = new Map<string, TextEdit[][]>();
  for (const problem of problems) {
    const repair = repairOf(problem);
    if (problem.file === undefined || !repair) continue;
    if (!repair.sure && !(await choose?.(problem, repair.edits))) continue;
    byFile.set(problem.file, [...(byFile.get(problem.file) ?? []), repair.edits]);
  }
  const done = noRepairs();
  for (const [path, groups] of byFile) {
    const before = readFileSync(join(dir, path), 'utf8');
    // Places are counted in lines that end with a line feed.
    if (/\r(?!\n)/.test(before)) continue;
    const { text, count } = applyEdits(before, groups);
    if (text === before) continue;
    replaceFile(join(dir, path), text);
    done.repairs += count;
    done.files.set(path, before);
  }
  return done;
}

/** Repairs the typography of all notes. Code, addresses and tags are never touched (see `renderer/check/prose/mask.ts`). */
export function repairProse(dir: string, sources: readonly Source[]): Repairs {
  const done = noRepairs();
  for (const { path, format } of sources) {
    if (format === 'code') continue;
    const before = readFileSync(join(dir, path), 'utf8');
    const { text, count } = fixProse(before);
    if (count === 0) continue;
    replaceFile(join(dir, path), text);
    done.repairs += count;
    done.files.set(path, before);
  }
  return done;
}
