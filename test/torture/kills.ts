/**
 * `kill -9` at a random moment of a build, sometimes with a clock that has jumped, or a disk that takes no large file: no file is torn,
 * and the next build ends like a clean one.
 */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { randomFrom, readTree } from '../engine/folders.js';
import { badEnd, differences, type Running, runNotes } from './command.js';
import type { Tried } from './run.js';
import { copySite, EDITS, makeSite } from './site.js';

const KILLS = 3;
/** Seconds that the clock of a build may be wrong by. */
const MOST_JUMP = 86_400;
/** Blocks that a file may have at most: output, cache and journal are between one and some hundred. */
const MOST_BLOCKS = 400;
const STABLE = ['body', 'title', 'configuration', 'static file', 'new post', 'added', 'category', 'css'];

export async function killCase(seed: number): Promise<Tried> {
  const random = randomFrom(seed);
  const dir = makeSite();
  const out = join(dir, '../dist');
  const failures: string[] = [];
  const build = (folder: string, to: string, more: Pick<Running, 'killAfter' | 'fileBlocks' | 'env'> = {}) =>
    runNotes(['build', folder, '-o', to, '--threads', random() < 0.5 ? '2' : '0'], { cwd: folder, ...more });
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
    const ended = await build(dir, out, {
      env: clock(join(dir, '../clock.mjs'), random),
      ...(random() < 0.3
        ? { fileBlocks: Math.floor(random() ** 2 * MOST_BLOCKS) }
        : { killAfter: Math.floor(random() * took) }),
    });
    const told = ended.signal === null && badEnd(ended);
    if (told) failures.push(`kill ${kill}: ${told}`);
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

/** Makes a module that moves the clock of a process, and the variable by which Node loads it. */
function clock(path: string, random: () => number): Record<string, string> {
  if (random() < 0.5) return {};
  const jump = Math.floor((random() * 2 - 1) * MOST_JUMP) * 1000;
  writeFileSync(
    path,
    `const now = Date.now.bind(Date);
globalThis.Date = class extends Date {
  constructor(...given) { super(...(given.length > 0 ? given : [now() + ${jump}])); }
  static now() { return now() + ${jump}; }
};
`,
  );
  return { NODE_OPTIONS: `--import=${pathToFileURL(path).href}` };
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
