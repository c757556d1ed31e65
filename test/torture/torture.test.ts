/** A short form of `npm run torture`, always the same, so that what the long form needs still works and old faults do not come back. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { compileTool } from '../engine/tool.js';
import { root } from '../structure/imports.js';

beforeAll(compileTool);

it.each([
  ['edits', 1],
  ['kills', 1],
  ['commands', 1],
  ['folders', 1],
  ['requests', 1],
  ['fuzz', 1],
  ['repeats', 1],
])('%s: one case, no failure', async (kind, seed) => {
  const args = [join(root, 'test/torture/start.mjs'), '--only', kind, '--cases', '1', '--seed', String(seed)];
  const said = await new Promise<string>((resolve) => {
    // Time is no promise here: it finds what is far off, on any machine.
    const env = { ...process.env, TORTURE_MOST: '8000' };
    execFile(process.execPath, args, { cwd: root, env }, (_, stdout, stderr) => resolve(stdout + stderr));
  });
  expect(said).toMatch(new RegExp(`^${kind} +1 cases, \\d+ tried, 0 failed$`, 'm'));
});
