/** A kept bundle is used again only for what it was made of, whatever happened to the files while it was made. */
import { mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { clock } from '../../renderer/engine/run/trace.js';
import { bundleClient, type ClientInput, makeClient } from '../../renderer/output/bundle/client-bundle.js';
import { hashOfFile, hashOfRead } from '../../renderer/output/modules/run-config.js';
import { removeFolders, temporaryFolder, writeFiles } from '../engine/folders.js';

afterAll(removeFolders);

const sheet = (colour: string) => ({ 'own.css': `.own { color: ${colour}; }\n` });

/** A site with a style sheet of its own, and what its client is made of. */
function site(): ClientInput {
  const dir = temporaryFolder();
  writeFiles(dir, sheet('red'));
  return {
    dir,
    baseUrl: '/',
    language: 'zh',
    direction: 'ltr',
    customCss: [join(dir, 'own.css')],
    cacheDir: join(dir, '.notes'),
  };
}

const namesOf = async (input: ClientInput) => (await bundleClient(input, clock)).files.map(({ path }) => path);

it('an empty theme folder, or one that goes while the build looks, leaves no bundle for a site without one', async () => {
  const input = site();
  const overrides = join(input.dir, 'theme');
  mkdirSync(overrides);
  const withFolder = await namesOf({ ...input, overrides });
  rmSync(overrides, { recursive: true });
  await bundleClient({ ...input, overrides }, clock);
  const without = await namesOf(input);
  expect(without).not.toEqual(withFolder);
  expect(without).toEqual(await namesOf({ ...input, cacheDir: join(input.dir, 'other') }));
});

it('a file that changes while it is bundled is bundled again', async () => {
  const input = site();
  const made = bundleClient(input, clock);
  writeFiles(input.dir, sheet('lime'));
  await made;
  writeFiles(input.dir, sheet('red'));
  const { assets, files } = await bundleClient(input, clock);
  const { bytes } = files.find(({ path }) => path === assets.style)!;
  expect(new TextDecoder().decode(bytes).slice(-20)).toContain('.own{color:red}');
});

it('what a theme file imports from elsewhere counts as the theme file does', async () => {
  const input = { ...site(), overrides: '' };
  input.overrides = join(input.dir, 'theme');
  writeFiles(input.dir, {
    'theme/layout/Footer.tsx': "import { word } from '../../word.js';\nexport const Footer = () => <b>{word}</b>;\n",
    'word.js': "export const word = 'before';\n",
  });
  const before = await namesOf(input);
  // A file that has just changed does not count as read.
  const later = async () => (await bundleClient(input, () => clock() + 1000)).files.map(({ path }) => path);
  expect(await later()).toEqual(before);
  writeFiles(input.dir, { 'word.js': "export const word = 'after';\n" });
  expect(await later()).not.toEqual(before);
});

it('a file that has changed since a bundle was begun has no hash that counts', () => {
  const { dir } = site();
  const file = join(dir, 'own.css');
  const { ctimeMs } = statSync(file);
  expect(hashOfRead(file, ctimeMs)).toBe(hashOfFile(file));
  expect(hashOfRead(file, ctimeMs - 1)).not.toBe(hashOfFile(file));
  expect(hashOfRead(join(dir, 'absent'), 0)).toBe(hashOfFile(join(dir, 'absent')));
});

it('own style sheets put into the shipped bundle are what bundling all makes of them', async () => {
  const input = site();
  writeFiles(input.dir, {
    'own.css': "@import './more.css';\n.own { background: url(./p.png); }\n",
    'more.css': '.more { color: red; }\n',
    'p.png': 'no picture',
  });
  const shipped = await makeClient({ ...input, customCss: [] });
  const own = { ...input, utilities: '.m { margin: 0; }' };
  const [all, sheets] = [await makeClient(own), await makeClient(own, 0, shipped)];
  const byPath = (files: typeof all.files) => Object.fromEntries(files.map((file) => [file.path, file]));
  expect({ ...sheets, files: byPath(sheets.files) }).toEqual({ ...all, files: byPath(all.files) });
});
