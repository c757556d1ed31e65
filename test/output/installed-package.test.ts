import { realpathSync } from 'node:fs';
import module from 'node:module';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it } from 'vitest';
import { installedPackage, packageFolder } from '../../renderer/output/modules/installed-package.js';
import { removeFolders, temporaryFolder, writeFiles } from '../engine/folders.js';

const dir = realpathSync(temporaryFolder());
const manifest = (version: string) => JSON.stringify({ version, exports: {} });
writeFiles(dir, {
  'node_modules/near/package.json': manifest('1.0.0'),
  'node_modules/@scope/far/package.json': manifest('2.0.0'),
  'site/node_modules/near/package.json': manifest('3.0.0'),
  'site/node_modules/bare/index.js': '',
  'store/hidden/package.json': manifest('4.0.0'),
});
const site = join(dir, 'site');
afterAll(removeFolders);

it.each([
  ['near', 'site/node_modules/near', '3.0.0'],
  ['@scope/far', 'node_modules/@scope/far', '2.0.0'],
  ['none', undefined, undefined],
])('finds %s where a module of the site does', (name, folder, version) => {
  const found = folder === undefined ? undefined : join(dir, folder);
  expect(packageFolder(name, site)).toBe(found);
  expect(installedPackage(name, site)).toEqual(found && { folder: found, version });
});

it('takes a folder without a manifest as a package without a version', () => {
  expect(packageFolder('bare', site)).toBe(join(site, 'node_modules/bare'));
  expect(installedPackage('bare', site)).toBeUndefined();
});

const yarn: { findPnpApi?: unknown; builtinModules: readonly string[] } = module;
afterEach(() => {
  delete yarn.findPnpApi;
});

it('asks Plug’n’Play, which has no folder of packages', () => {
  const asked: string[] = [];
  const resolveToUnqualified = (name: string, issuer: string) => {
    asked.push(issuer);
    if (name !== 'hidden') throw new Error('It is not among the dependencies.');
    return join(dir, 'store/hidden');
  };
  yarn.findPnpApi = () => ({ resolveToUnqualified });
  expect(installedPackage('hidden', site)).toEqual({ folder: join(dir, 'store/hidden'), version: '4.0.0' });
  expect(packageFolder('near', site)).toBeUndefined();
  expect(asked).toEqual([`${site}/`, `${site}/`]);
});
