/** `kill -9` at a random moment of a build: no file is torn, and the next build ends like a clean one. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomFrom, readTree } from '../engine/folders.js';
import { badEnd, differences, runNotes } from './command.js';
import type { Tried } from './run.js';
import { copySite, EDITS, makeSite } from './site.js';

const KILLS = 3;
const STABLE = ['body', 'title', 'configuration', 'static file', 'new post', 'added', 'category', 'css'];

export async function killCase(seed: number): Promise<Tried> {
  const random = randomFrom(seed);
  const dir = makeSite();
  const out = join(dir, '../dist');
  const failures: string[] = [];
  const build = (folder: string, to: string, killAfter?: number) =>
    runNotes(['build', folder, '-o', to, '--threads', random() < 0.5 ? '2' : '0'], { cwd: folder, killAfter });
  const started = Date.now();
  await build(dir, out);
  const took = Date.now() - started;
  for (let kill = 0; kill < KILLS; kill++) {
    for (const name of STABLE) if (random() < 0.4) EDITS[name]!(dir, random);
    const before = readTree(out);
    const copy = join(dir, `../copy-${kill}/site`);
    copySite(dir, copy);
    await build(copy, join(copy, '../dist'));
    const after = readTree(join(copy, '../dist'));
    await build(dir, out, Math.floor(random() * took));
    const torn = Object.entries(readTree(out)).filter(([path, text]) => text !== before[path] && text !== after[path]);
    if (torn.length > 0)
      failures.push(
        `torn: ${torn
          .map(([path]) => path)
          .slice(0, 5)
          .join(', ')}`,
      );
    if (random() < 0.3) flipBits(join(dir, '.notes'), random);
    const healed = await build(dir, out);
    const bad =
      badEnd(healed) ?? (healed.code === 0 ? undefined : `code ${healed.code}: ${healed.stderr.slice(0, 300)}`);
    const left = bad ?? differences(readTree(out), after);
    if (left) failures.push(`kill ${kill}: ${left}`);
  }
  return { tried: KILLS, failures };
}

/** Turns some bits of the files of a cache round. */
function flipBits(folder: string, random: () => number): void {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((path) => statSync(path).isFile() && statSync(path).size > 0)
    .sort();
  for (let flip = 0; flip < 4; flip++) {
    const path = paths[Math.floor(random() * paths.length)]!;
    const bytes = readFileSync(path);
    const at = Math.floor(random() * bytes.length);
    bytes[at] = bytes[at]! ^ (1 << Math.floor(random() * 8));
    writeFileSync(path, bytes);
  }
}
