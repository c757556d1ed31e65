/** A build of an edited text that is killed between two of its writes: the next build ends like a clean one. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readTree, removeFolders, temporaryFolder, writeFiles } from '../engine/folders.js';
import { compileTool, notes, type Run } from '../engine/tool.js';
import { configText, makeSite } from '../outputs/sites.js';

beforeAll(compileTool);
afterAll(removeFolders);

const ALONE = 'the site was neither read nor linked';
const AT_ALL = 'the engine was not loaded';
const MOMENTS = 6;

/** Counts what the main thread does to the disk, and ends the process before one such step. */
const KILLER = `import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { isMainThread } from 'node:worker_threads';
let steps = 0;
const { KILL_AT, COUNT_TO } = process.env;
const { writeFileSync } = fs;
if (isMainThread) {
  for (const name of ['writeFileSync', 'appendFileSync', 'writeSync', 'renameSync', 'unlinkSync', 'rmSync']) {
    const plain = fs[name];
    fs[name] = (...given) => {
      if (String(++steps) === KILL_AT) process.kill(process.pid, 'SIGKILL');
      return plain(...given);
    };
  }
  syncBuiltinESMExports();
  if (COUNT_TO) process.on('exit', () => writeFileSync(COUNT_TO, String(steps)));
}
`;

it('is made good by the next build', async () => {
  const dir = makeSite({
    'notes.config.ts': configText({}),
    'docs/a.md': '---\ndescription: Of a\n---\n# A\n\nWords.\n',
    'docs/b.md': '# B\n\nTo [a](a.md).\n',
  });
  const beside = temporaryFolder();
  writeFiles(beside, { 'killer.mjs': KILLER });
  // Another value of this variable would be another look.
  const env = { NODE_OPTIONS: `--import=${pathToFileURL(join(beside, 'killer.mjs')).href}` };
  const build = (more: Record<string, string> = {}, cwd = dir): Promise<Run> =>
    notes(['build', '--verbose'], { cwd, env: { ...env, ...more } });
  const settle = async () => {
    for (let tries = 0; tries < 4; tries++) if ((await build()).stderr.includes(AT_ALL)) return;
    throw new Error('the build runs each time');
  };
  const plain = readFileSync(join(dir, 'docs/a.md'), 'utf8');
  const texts = ['\nOne sentence, of 搜索.\n', '\nAnother one.\n'].map((text) => plain + text);
  const save = (turn: number) => writeFileSync(join(dir, 'docs/a.md'), texts[turn % 2] ?? '');
  const clean: Record<string, string>[] = [];
  for (const turn of [0, 1]) {
    save(turn);
    const copy = join(temporaryFolder(), 'site');
    cpSync(dir, copy, { recursive: true });
    await build({}, copy);
    clean.push(readTree(join(copy, 'dist')));
  }
  await settle();
  save(0);
  const whole = await build({ COUNT_TO: join(beside, 'count') });
  expect(whole.stderr).toContain(ALONE);
  const steps = Number(readFileSync(join(beside, 'count'), 'utf8'));
  expect(steps).toBeGreaterThan(MOMENTS);
  for (let turn = 1; turn <= MOMENTS; turn++) {
    await settle();
    save(turn);
    const moment = Math.max(1, Math.floor(((turn - 0.5) / MOMENTS) * steps));
    const killed = await build({ KILL_AT: String(moment) });
    expect(killed.signal, `killed before step ${moment} of ${steps}`).toBe('SIGKILL');
    expect(await build(), `after step ${moment}`).toMatchObject({ code: 0 });
    expect(readTree(join(dir, 'dist')), `after step ${moment}`).toEqual(clean[turn % 2]);
  }
});
