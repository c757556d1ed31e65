/**
 * Runs of `notes mv`, `notes rename` and `notes mv --undo` that are killed at random moments: each leaves the files as they were or as they
 * were to be, or the next run makes them so, and can still take back all. A few by default; `KILLS=200 SEED=1` does more.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, watch } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { randomFrom, readTree, removeFolders } from '../engine/folders.js';
import { compileTool, notes } from '../engine/tool.js';
import { configText, makeSite } from '../outputs/sites.js';
import { root } from '../structure/imports.js';

const { KILLS = '6', SEED = '1' } = process.env;

beforeAll(compileTool);
afterAll(removeFolders);

const names = Array.from({ length: 12 }, (_, index) => `p${index}`);
const links = names.map((name) => `[${name}](./${name}.md#part)`).join(' ');
const SITE = {
  'notes.config.ts': configText({ docs: { sidebarPath: 'sidebars.ts' } }),
  'sidebars.ts': `export default { main: [${names.map((name) => `'a/${name}'`).join(', ')}] };\n`,
  ...Object.fromEntries(names.map((name) => [`docs/a/${name}.md`, `# ${name}\n\n![x](./x.png) ${links}\n\n## part\n`])),
  'docs/a/x.png': 'not much of a picture',
};

const COMMANDS = [
  ['mv', 'docs/a/p1.md', 'docs/b/新 1.md'],
  ['mv', 'docs/a', 'docs/c/d'],
  ['rename', 'docs/a/p2.md#part', 'Other', '--new-id'],
];

const bytesOf = (dir: string) =>
  JSON.stringify(Object.entries(readTree(dir)).filter(([path]) => !/^(?:\.notes|dist)\//.test(path)));

/** Runs a command and kills it: some milliseconds after it began, or after it has opened its record. */
async function killed(dir: string, args: readonly string[], moment: { after: 'start' | 'record'; ms: number }) {
  const moves = join(dir, '.notes/moves');
  mkdirSync(moves, { recursive: true });
  const child = spawn(process.execPath, [join(root, 'lib/cli/main.js'), ...args], { cwd: dir, stdio: 'ignore' });
  const ended = once(child, 'exit');
  const kill = () => child.kill('SIGKILL');
  let watcher: ReturnType<typeof watch> | undefined;
  if (moment.after === 'record')
    watcher = watch(moves, (_, name) => {
      if (name === 'open.json') void pause(moment.ms).then(kill);
    });
  else void pause(moment.ms).then(kill);
  await ended;
  watcher?.close();
}

it(
  'leave the files as they were, or as they were to be',
  async () => {
    const random = randomFrom(Number(SEED));
    const dir = makeSite(SITE);
    const run = (...args: string[]) => notes(args, { cwd: dir });
    const base = bytesOf(dir);
    const done = new Map<readonly string[], string>();
    for (const command of COMMANDS) {
      expect((await run(...command)).code).toBe(0);
      done.set(command, bytesOf(dir));
      expect((await run('mv', '--undo')).code).toBe(0);
      expect(bytesOf(dir)).toBe(base);
    }
    const counts = { old: 0, new: 0, healed: 0 };
    for (let count = 1; count <= Number(KILLS); count++) {
      const command = COMMANDS[Math.floor(random() * COMMANDS.length)]!;
      const isUndo = random() < 0.4;
      const moment =
        random() < 0.75
          ? { after: 'record' as const, ms: Math.floor(random() ** 2 * 60) }
          : { after: 'start' as const, ms: Math.floor(random() * 900) };
      const said = `seed ${SEED}, kill ${count}: ${isUndo ? 'undo of ' : ''}${command.join(' ')} ${JSON.stringify(moment)}`;
      if (isUndo) expect((await run(...command)).code, said).toBe(0);
      await killed(dir, isUndo ? ['mv', '--undo'] : command, moment);
      const states = [base, done.get(command)!];
      const open = existsSync(join(dir, '.notes/moves/open.json'));
      if (!open) expect(states.includes(bytesOf(dir)), said).toBe(true);
      // Any other run heals what was left.
      if (open) expect((await run('mv', 'docs/none.md', 'docs/x.md')).stderr, said).toContain('move-missing');
      const now = bytesOf(dir);
      expect(states.includes(now), said).toBe(true);
      counts[open ? 'healed' : now === base ? 'old' : 'new']++;
      if (now !== base) expect((await run('mv', '--undo')).code, said).toBe(0);
      expect(bytesOf(dir), said).toBe(base);
      expect((await run('mv', '--undo')).stderr, said).toContain('move-nothing-to-undo');
    }
    console.log(`${KILLS} kills from seed ${SEED}: ${JSON.stringify(counts)}`);
  },
  Number(KILLS) * 20_000,
);
