/** Code of a site that does not end is named after a while, and an interruption ends it. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { removeFolders } from '../engine/folders.js';
import { makeSite } from '../outputs/sites.js';
import { root } from '../structure/imports.js';

afterAll(removeFolders);

const MOVED = 'docusaurus.config.mjs';
const HANG = ['for (;;);', 'return new Promise((done) => setTimeout(done, 1e9));'];

it.each<[label: string, plugin: string, name: string, file?: string]>([
  ['a hook of a plugin that blocks', `{ name: 'slow', reads: {}, content() { ${HANG[0]} } }`, 'slow: content'],
  ['a hook of a plugin that waits', `{ name: 'slow', reads: {}, output() { ${HANG[1]} } }`, 'slow: output'],
  [
    'a hook of a plugin of Docusaurus that blocks',
    `() => ({ name: 'slow', loadContent() { ${HANG[0]} } })`,
    'slow: loadContent',
    MOVED,
  ],
  ['one that waits', `() => ({ name: 'slow', postBuild() { ${HANG[1]} } })`, 'slow: postBuild', MOVED],
  ['one that blocks while it is made', `function slow() { ${HANG[0]} }`, 'slow: constructor', MOVED],
  ['the configuration, which blocks', `(() => { ${HANG[0]} })()`, 'notes.config.ts'],
  ['the configuration, which waits', `await (() => { ${HANG[1]} })()`, 'notes.config.ts'],
])('%s', async (_, plugin, name, file = 'notes.config.ts') => {
  const presets = file === MOVED ? "presets: ['classic']," : '';
  const config = `export default { title: 'T', url: 'https://a.dev', ${presets} plugins: [${plugin}] };\n`;
  const dir = makeSite({ 'docs/a.md': '# A\n', [file]: config });
  const command = spawn(process.execPath, [join(root, 'lib/cli/main.js'), 'build', dir, '-o', join(dir, 'out')], {
    env: { ...process.env, NOTES_LANG: 'en' },
  });
  const exit = new Promise<unknown>((done) => command.on('exit', (code, signal) => done(signal ?? code)));
  let said = '';
  command.stderr.on('data', (data) => {
    said += data;
  });
  try {
    await expect.poll(() => said, { timeout: 60_000 }).toContain(`Still running after 10 seconds: ${name}. Ctrl+C`);
    command.kill('SIGINT');
    expect(await exit).toBe('SIGINT');
    expect(existsSync(join(dir, 'out'))).toBe(false);
  } finally {
    command.kill('SIGKILL');
  }
});
