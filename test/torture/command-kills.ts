/** `kill -9` at a random moment of `serve`, `check` and a dry `index`: the sources and the output stay, and the next build ends like a clean one. */
import { existsSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { randomFrom, readTree } from '../engine/folders.js';
import { badEnd, differences, runNotes } from './command.js';
import type { Tried } from './run.js';
import { copySite, EDITS, makeSite, oneOf, type Random } from './site.js';

const KILLS = 3;
/** Milliseconds after which a command is killed at the latest: each of them has begun its work by then. */
const LATEST = 4000;
const COMMANDS = [['serve', '--port', '0'], ['check'], ['index', '--dry-run']];
const STABLE = ['body', 'title', 'configuration', 'static file', 'new post', 'added', 'category', 'css', 'component'];
/** Seconds since 1970 that a file may say it was changed at, whatever the clock says. */
const TIMES = [0, 1, 315_532_800, 2_000_000_000, 4_000_000_000];

export async function commandKillCase(seed: number): Promise<Tried> {
  const random = randomFrom(seed);
  const dir = makeSite();
  const out = join(dir, '../dist');
  const failures: string[] = [];
  await runNotes(['build', dir, '-o', out], { cwd: dir });
  for (let kill = 0; kill < KILLS; kill++) {
    const [name = '', ...options] = oneOf(COMMANDS, random);
    editSome(dir, random);
    const before = readTree(out);
    const running = runNotes([name, dir, ...options], { cwd: dir, killAfter: Math.floor(random() * LATEST) });
    if (name === 'serve') editSome(dir, random);
    const sources = sourcesOf(dir);
    const killed = await running;
    const copy = join(dir, `../copy-${kill}/site`);
    copySite(dir, copy);
    const clean = join(copy, '../dist');
    await runNotes(['build', copy, '-o', clean], { cwd: copy });
    const touched = differences(before, readTree(out)) ?? differences(sources, sourcesOf(dir));
    const healed = await runNotes(['build', dir, '-o', out], { cwd: dir });
    const failure =
      (killed.signal === null && killed.code === 0 ? undefined : badEnd(killed)) ??
      touched ??
      badEnd(healed) ??
      differences(readTree(out), readTree(clean));
    if (failure) failures.push(`kill ${kill} of ${name}: ${failure}`);
  }
  return { tried: KILLS, failures };
}

/** Some edits; some of the files say then that they were changed at an odd time. */
function editSome(dir: string, random: Random): void {
  for (const name of STABLE) if (random() < 0.4) EDITS[name]!(dir, random);
  for (const path of Object.keys(sourcesOf(dir)))
    if (random() < 0.1 && existsSync(join(dir, path)))
      utimesSync(join(dir, path), oneOf(TIMES, random), oneOf(TIMES, random));
}

const sourcesOf = (dir: string) =>
  Object.fromEntries(Object.entries(readTree(dir)).filter(([path]) => !path.startsWith('.notes')));
