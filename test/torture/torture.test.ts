/**
 * A short form of `npm run torture`, always the same, so that what the long form needs still works. What the long form has found has tests
 * of its own, so a few rounds of all kinds of input are enough here.
 */
import { execFile, execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { compileTool } from '../engine/tool.js';
import { root } from '../structure/imports.js';

beforeAll(() => {
  compileTool();
  // It bundles what each kind runs.
  execFileSync(process.execPath, [join(root, 'test/torture/start.mjs'), '--cases', '0'], { cwd: root });
});

it.each([
  ['edits', []],
  ['kills', []],
  ['commands', []],
  ['folders', []],
  ['requests', []],
  ['fuzz', ['--inputs', '300']],
  ['repeats', ['--inputs', '40']],
])('%s: one case, no failure', async (kind, more) => {
  const program = join(root, 'node_modules/.cache/notes-torture/run.mjs');
  const args = [program, '--only', kind, '--cases', '1', '--seed', '1', ...more];
  const said = await new Promise<string>((resolve) => {
    // Time is no promise here: it finds what is far off, on any machine.
    const env = { ...process.env, TORTURE_MOST: '8000' };
    execFile(process.execPath, args, { cwd: root, env }, (_, stdout, stderr) => resolve(stdout + stderr));
  });
  expect(said).toMatch(new RegExp(`^${kind} +1 cases, \\d+ tried, 0 failed$`, 'm'));
});
