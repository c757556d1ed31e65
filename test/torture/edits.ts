/** Random edits: after each step the warm build says and writes what a clean one does. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { randomFrom, readTree } from '../engine/folders.js';
import { badEnd, differences, type Ended, runNotes, serveDuring } from './command.js';
import { makePlainSite, PLAIN_EDITS } from './plain-site.js';
import type { Tried } from './run.js';
import { copySite, EDITS, makeSite, oneOf, type Random } from './site.js';

const STEPS = 6;
const MOST_EDITS = 4;
const ALONE = ['body', 'body', 'body', 'title', 'description', 'label'];
const PLAIN_ALONE = ['doc, new', 'doc, new', 'doc, gone', 'doc, moved', 'front title', 'body'];

export async function editCase(seed: number): Promise<Tried> {
  const random = randomFrom(seed);
  const isPlain = random() < 0.5;
  const dir = isPlain ? makePlainSite(random) : makeSite();
  const edits = isPlain ? PLAIN_EDITS : EDITS;
  const names = Object.keys(edits);
  const done: string[] = [];
  const failures: string[] = [];
  // With a plugin every build is one of the whole site.
  if (!isPlain && random() < 0.5) EDITS['plugins, none']!(dir, () => 0);
  await build(dir, 'dist', 0);
  for (let step = 0; step < STEPS; step++) {
    for (let count = 1 + Math.floor(random() * MOST_EDITS); count > 0; count--) {
      const name = names[Math.floor(random() * names.length)]!;
      edits[name]!(dir, random);
      done.push(name);
    }
    done.push('|');
    const edit = () => {
      // Mostly of a text or a name, after which a build may make the pages that show it alone.
      const name =
        random() < 0.7 ? oneOf(isPlain ? PLAIN_ALONE : ALONE, random) : names[Math.floor(random() * names.length)]!;
      edits[name]!(dir, random);
      done.push(`${name}'`);
    };
    const manner = { threads: random() < 0.5 ? 2 : 0, plain: Math.floor(random() * 4), edit };
    const served = random() < 0.15 ? await editInServe(dir, edit, random) : undefined;
    const failure = served ?? (await compare(dir, manner));
    if (failure) failures.push(`${failure} after ${done.join(' ')}`);
    if (failure) break;
  }
  return { tried: done.filter((name) => name !== '|').length, failures };
}

/** Some edits while `serve` runs, each at any moment of the work that the one before has begun; it leaves its cache to the next build. */
async function editInServe(dir: string, edit: () => void, random: Random): Promise<string | undefined> {
  const ended = await serveDuring(dir, async (address) => {
    for (let count = 1 + Math.floor(random() * 3); count > 0; count--) {
      edit();
      await setTimeout(random() * 800);
      await (await fetch(address)).text();
    }
  });
  if (ended.signal === 'SIGKILL') return `serve did not end: ${ended.stderr.slice(-300)}`;
  return ended.signal === 'SIGINT' ? undefined : badEnd(ended);
}

/** Without `--json` a build may know beforehand that nothing has changed. */
const buildPlainly = (dir: string): Promise<Ended> =>
  runNotes(['build', dir, '-o', join(dir, '../dist')], { cwd: dir });

const build = (dir: string, out: string, threads: number): Promise<Ended> =>
  runNotes(['build', dir, '-o', join(dir, '..', out), '--json', '--threads', String(threads)], { cwd: dir });

/** Returns a build's result without timings. */
function said({ stdout, code }: Ended): string {
  const { problems } = JSON.parse(stdout || '{"problems":[]}') as {
    problems: { code: string; file?: string; line?: number }[];
  };
  return JSON.stringify([code, problems.map((problem) => [problem.code, problem.file, problem.line])]);
}

interface Manner {
  threads: number;
  /** Builds that come before the one whose words are compared. */
  plain: number;
  /** Comes between two of them. */
  edit(): void;
}

async function compare(dir: string, { threads, plain, edit }: Manner): Promise<string | undefined> {
  let before = readTree(join(dir, '../dist'));
  for (let count = 0; count < plain; count++) {
    if (count > 0) edit();
    const built = await buildPlainly(dir);
    const after = readTree(join(dir, '../dist'));
    const bad = badEnd(built) ?? (built.code === 0 ? undefined : differences(before, after));
    if (bad) return bad;
    before = after;
  }
  const warm = await build(dir, 'dist', threads);
  const copy = join(dir, '../copy/site');
  copySite(dir, copy);
  const clean = await build(copy, 'clean', threads === 0 ? 2 : 0);
  const trees = [readTree(join(dir, '../dist')), readTree(join(copy, '../clean'))] as const;
  rmSync(join(dir, '../copy'), { recursive: true, force: true });
  const bad = badEnd(warm) ?? badEnd(clean);
  if (bad) return bad;
  if (said(warm) !== said(clean)) return `${said(warm)} is not ${said(clean)}`;
  const late = plain > 0 && differences(before, trees[0]);
  if (late) return `left undone by ${plain} builds without --json: ${late}`;
  // A build that failed leaves the last good output.
  return warm.code === 0 ? differences(...trees) : differences(before, trees[0]);
}
