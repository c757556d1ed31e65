/** The packed package, as the two linters of packages see it. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { removeFolders, temporaryFolder } from '../engine/folders.js';
import { compileTool } from '../engine/tool.js';
import { root } from '../structure/imports.js';

let tarball: Uint8Array<ArrayBuffer>;

beforeAll(() => {
  compileTool();
  execFileSync(process.execPath, ['cli/declare.mjs'], { cwd: root });
  const target = temporaryFolder();
  const said = execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', target], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [packed] = JSON.parse(said) as { filename: string }[];
  tarball = new Uint8Array(readFileSync(join(target, packed?.filename ?? '')));
});
afterAll(removeFolders);

it('publint finds nothing', async () => {
  const { messages, pkg } = await publint({ pack: { tarball: tarball.buffer }, strict: true });
  expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
});

/** Ways in that a package of ECMAScript modules alone does not have: the profile `esm-only` of are-the-types-wrong. */
const NOT_MEANT = new Set(['node10', 'node16-cjs']);

it('are-the-types-wrong finds nothing, asked as for a package of ECMAScript modules', async () => {
  const result = await checkPackage(createPackageFromTarballData(tarball), { entrypoints: ['.', './theme'] });
  expect(result.types).not.toBe(false);
  const problems = result.types === false ? [] : result.problems;
  expect(problems.filter((found) => !('resolutionKind' in found && NOT_MEANT.has(found.resolutionKind)))).toEqual([]);
});
