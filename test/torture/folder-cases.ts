/** The same site elsewhere: folders with other names, zones, languages, numbers of threads, programs of Node. The bytes are the same. */
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { randomFrom, readTree } from '../engine/folders.js';
import { badEnd, differences, runNotes } from './command.js';
import type { Tried } from './run.js';
import { copySite, EDITS, makeSite } from './site.js';

const NAMES = [
  's',
  'a folder with spaces',
  '文件夹',
  `long-${'x'.repeat(120)}`,
  'a/b/c/d/e/f',
  '[brackets] (round)',
  '#hash',
  "it's",
];
const ZONES = ['UTC', 'Asia/Shanghai', 'America/St_Johns', 'Pacific/Kiritimati'];
const LANGUAGES = ['C', 'C.UTF-8', 'de_DE.UTF-8', 'tr_TR.UTF-8', 'zh_CN.UTF-8'];
const NODES = [process.execPath, ...(process.env.TORTURE_NODES?.split(':').filter(Boolean) ?? [])];
const PLACES = 3;

export async function folderCase(seed: number): Promise<Tried> {
  const random = randomFrom(seed);
  const oneOf = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const dir = makeSite();
  for (const name of ['title', 'added', 'tags', 'theme part', 'new static file']) EDITS[name]!(dir, random);
  const failures: string[] = [];
  let first: Record<string, string> | undefined;
  for (let place = 0; place < PLACES; place++) {
    const name = oneOf(NAMES);
    const site = join(dirname(dir), String(place), name);
    mkdirSync(dirname(site), { recursive: true });
    copySite(dir, site);
    const env: Record<string, string> = {
      TZ: oneOf(ZONES),
      LANG: oneOf(LANGUAGES),
      ...(random() < 0.5 && { CI: 'true' }),
    };
    const threads = oneOf(['0', '1', '2', '8']);
    const out = join(dirname(dir), String(place), 'out');
    const node = oneOf(NODES);
    const run = await runNotes(['build', site, '-o', out, '--threads', threads], { cwd: dirname(dir), env, node });
    const tree = readTree(out);
    first ??= tree;
    const failure =
      badEnd(run) ?? (run.code === 0 ? differences(first, tree) : `code ${run.code}: ${run.stderr.slice(0, 300)}`);
    if (failure)
      failures.push(`${failure} in ${JSON.stringify(name)} with ${JSON.stringify(env)}, ${threads} threads, ${node}`);
  }
  return { tried: PLACES, failures };
}
