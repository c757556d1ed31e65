/** Carries a plan out: shows it, or writes it, looks at the site again, and takes it back where the site would be worse. */

import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveLock, takeLock } from '../../renderer/engine/run/folder-lock.js';
import type { EngineOptions } from '../../renderer/engine/run/options.js';
import type { Plan } from '../../renderer/move/move-site.js';
import { patchText } from '../../renderer/move/patch.js';
import { stillNamed } from '../../renderer/move/program-edits.js';
import { problem } from '../../renderer/site/problems/problem.js';
import type { Problem } from '../../renderer/site/problems/problem-types.js';
import { EXIT } from '../options/exit.js';
import { reportProblems } from '../report/report.js';
import type { Terminal } from '../report/terminal.js';
import { type FileChange, openJournal } from './journal.js';
import { surveyOf } from './open-site.js';

export interface Carrying {
  engine: EngineOptions;
  screen: Terminal;
  /** Problems of the site before. */
  problems: readonly Problem[];
  command: string;
  dryRun?: boolean;
}

/** @returns the exit code */
export async function carryOut(plan: Plan, { engine, screen, problems, command, dryRun }: Carrying): Promise<number> {
  const { dir } = engine;
  const report = async (found: readonly Problem[]) => {
    await reportProblems(found, { screen, options: {}, dir });
    return EXIT.failed;
  };
  const inConflict = [...plan.texts.keys()].filter((path) =>
    problems.some(({ code, file }) => code === 'merge-conflict' && file === path),
  );
  const refused = [...plan.problems, ...inConflict.map((file) => problem('move-conflict', {}, { file }))];
  if (refused.some(({ level }) => level === 'error')) return report(refused);
  const changes = changesOf(plan);
  if (dryRun) {
    const warnings = [
      ...refused,
      ...plan.unread,
      ...plan.unsure.map((entry): Problem => ({ ...entry.problem, level: 'warning' })),
    ];
    if (warnings.length > 0) await reportProblems(warnings, { screen, options: {}, dir });
    await screen.data(
      patchText(changes.map(({ from, to }) => ({ from, to, ...plan.texts.get(from ?? to) }))).trimEnd(),
    );
    return EXIT.ok;
  }
  const stale = [...plan.texts].filter(
    ([path, { before }]) => before !== undefined && readFileSync(join(dir, path), 'utf8') !== before,
  );
  if (stale.length > 0) return report([changed(stale.map(([path]) => path))]);
  return withLock(engine, report, async () => {
    const journal = openJournal(dir, engine.cacheDir);
    journal.apply(command, changes);
    const after = await surveyOf(engine);
    const left = plan.unsure.filter(
      (entry) => stillNamed(entry, after.linked?.context.sidebars[entry.file]).length > 0,
    );
    if (left.length > 0) {
      journal.undo();
      return report(left.map((entry) => entry.problem));
    }
    const worse = newProblems(problems, after.problems);
    if (worse.length > 0) {
      journal.undo();
      const codes = [...new Set(worse.map(({ code }) => code))].join(', ');
      return report([...worse, problem('move-breaks', { codes })]);
    }
    const said = [...refused, ...plan.unread, ...sidebarless(problems, after.problems)];
    await reportProblems(said, { screen, options: {}, dir });
    screen.tell(summaryOf(plan, changes, screen));
    return plan.unread.length > 0 ? EXIT.failed : EXIT.ok;
  });
}

export const changed = (paths: readonly string[]): Problem =>
  problem('move-changed', { count: paths.length, paths: paths.slice(0, 10).join(', ') });

/** Runs what changes files while no other command does. */
export async function withLock(
  { cacheDir }: EngineOptions,
  report: (problems: readonly Problem[]) => Promise<number>,
  work: () => Promise<number>,
): Promise<number> {
  mkdirSync(join(cacheDir, 'moves'), { recursive: true });
  const lock = join(cacheDir, 'moves', 'lock');
  const pid = takeLock(lock);
  if (pid !== undefined) return report([problem('move-busy', { pid })]);
  try {
    return await work();
  } finally {
    giveLock(lock);
  }
}

/** The files of a plan. */
export function changesOf({ moves, texts }: Plan): FileChange[] {
  const moved = [...moves].map(([from, to]): FileChange => ({ from, to, ...textOf(texts.get(from)) }));
  const changed = [...texts].filter(([path]) => !moves.has(path));
  return [
    ...moved,
    ...changed.map(
      ([path, { before, after }]): FileChange => ({
        ...(before === undefined ? {} : { from: path }),
        to: path,
        text: after,
      }),
    ),
  ];
}

const textOf = (text: { after: string } | undefined) => (text ? { text: text.after } : {});

/** Problems of addresses and names, whatever their level, and all errors. */
const COUNTED = /^(?:link|image|sidebar|redirect|navbar|import|code)-/;

/** Returns the problems of each kind that became more frequent. */
export function newProblems(before: readonly Problem[], after: readonly Problem[]): Problem[] {
  const isCounted = ({ code, level }: Problem) => level !== 'info' && (level === 'error' || COUNTED.test(code));
  const count = (problems: readonly Problem[], code: string) =>
    problems.reduce(
      (sum, entry) => sum + (entry.code === code && isCounted(entry) ? 1 + (entry.more?.length ?? 0) : 0),
      0,
    );
  const known = new Set(before.map(keyOf));
  return after.filter(
    (entry) => isCounted(entry) && count(after, entry.code) > count(before, entry.code) && !known.has(keyOf(entry)),
  );
}

/** A doc that has left the folders of all sidebars is its author's choice: it is said. */
function sidebarless(before: readonly Problem[], after: readonly Problem[]): Problem[] {
  const known = new Set(before.map(keyOf));
  return after.filter((entry) => entry.code === 'doc-no-sidebar' && !known.has(keyOf(entry)));
}

const keyOf = ({ code, args, file }: Problem) => JSON.stringify([code, args, file]);

function summaryOf(
  { moves, texts, changes, unread }: Plan,
  files: readonly FileChange[],
  { language, paint }: Terminal,
): string {
  const edited = files.filter(
    ({ to }) => texts.has(to) || [...moves].some(([from, target]) => target === to && texts.has(from)),
  ).length;
  const isWhole = unread.length === 0;
  const left = isWhole ? '' : unreadText(unread.length, language);
  const text =
    language === 'zh'
      ? `搬动 ${moves.size} 个文件，改动 ${edited} 个，新增跳转 ${changes.length} 条${left}；\`notes mv --undo\` 可以撤销`
      : `${counted(moves.size, 'file')} moved, ${edited} edited, ${counted(changes.length, 'redirect')} added${left}; \`notes mv --undo\` takes it back`;
  return `${isWhole ? paint.green('✓') : paint.yellow('⚠')} ${text}`;
}

const counted = (count: number, name: string) => `${count} ${name}${count === 1 ? '' : 's'}`;

const unreadText = (count: number, language: Terminal['language']) =>
  language === 'zh' ? `，${count} 个文件里的地址没有看` : `, addresses of ${counted(count, 'file')} left unread`;
