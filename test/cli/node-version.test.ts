/** A Node that is too old is named at once, in place of what it lacks. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isOld } from '../../cli/fault.js';
import { root } from '../structure/imports.js';

describe('versions of Node', () => {
  it.each(['18.20.8', '20.18.3', '21.7.3', '22.11.0'])('%s is too old', (version) => {
    expect(isOld(version)).toBe(true);
  });

  it.each(['20.19.0', '22.12.0', '23.11.0', '24.0.0', '26.10.0'])('%s will do', (version) => {
    expect(isOld(version)).toBe(false);
  });

  it('are those of package.json', () => {
    const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    expect(engines.node).toBe('^20.19 || ^22.12 || >=24');
  });
});

it.each([
  ['en', 'This is Node 18.20.8; notes needs Node 20.19, 22.12, or 24 and later.'],
  ['zh', '这里的 Node 是 18.20.8；notes 需要 Node 20.19、22.12，或 24 及更高的版本。'],
])('the command says so alone: %s', (language, sentence) => {
  const older = `data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'18.20.8'}})`;
  const run = () =>
    execFileSync(process.execPath, ['--import', older, join(root, 'lib/cli/main.js'), 'build', root], {
      encoding: 'utf8',
      stdio: 'pipe',
      env: { ...process.env, NOTES_LANG: language },
    });
  expect(run).toThrow(expect.objectContaining({ status: 2, stdout: '', stderr: expect.stringContaining(sentence) }));
  expect(run).not.toThrow(expect.objectContaining({ stderr: expect.stringContaining('tool-fault') }));
});
