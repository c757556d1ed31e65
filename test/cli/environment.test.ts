/** Environment variables of the command line (B7.32). */
import { afterAll, expect, it } from 'vitest';
import { temporaryFolder } from '../engine/folders.js';
import { compileTool, notes } from '../engine/tool.js';
import { buildFolder, configText, makeSite } from '../outputs/sites.js';
import { freePort } from './free-port.js';
import { endServing, serve } from './serving.js';

afterAll(endServing);

const portOf = (url: string) => Number(new URL(url).port);

it('B7.32 PORT is the port of serve, --port comes before it', async () => {
  compileTool();
  const dir = makeSite({ 'docs/a.md': '# A\n' });
  const [first, second] = [await freePort(), await freePort()];
  const byName = await serve(dir, [], { PORT: String(first) });
  expect(portOf(byName.url)).toBe(first);
  await byName.stop();
  const byOption = await serve(dir, ['--port', String(second)], { PORT: String(first) });
  expect(portOf(byOption.url)).toBe(second);
  await byOption.stop();
});

it('B7.32 a PORT that is none is a wrong usage, named', async () => {
  const run = await notes(['serve'], { cwd: makeSite({ 'docs/a.md': '# A\n' }), env: { PORT: 'abc' } });
  expect(run.code).toBe(2);
  expect(run.stderr).toContain('PORT');
});

it('B7.32 NODE_ENV is production in the configuration, whatever the shell says', async () => {
  const dir = makeSite({ 'docs/a.md': '# A\n', 'notes.config.ts': configText({}, 'tagline: process.env.NODE_ENV') });
  const run = await notes(['build', dir], { cwd: dir, env: { NODE_ENV: 'development' } });
  expect(run.code).toBe(0);
  const built = await buildFolder(dir);
  expect(built.file('_notes/site.json')).toContain('"tagline":"production"');
});

it('B7.32 CI: plain lines, no progress, no colour', async () => {
  const dir = makeSite({ 'docs/a.md': '# A\n' });
  const run = await notes(['build', dir], { cwd: dir, env: { CI: '1' } });
  expect(run.code).toBe(0);
  expect(`${run.stdout}${run.stderr}`.includes('\u001b')).toBe(false);
});

it('an empty folder: what was looked for, and how to start', async () => {
  const dir = temporaryFolder();
  const run = await notes(['build'], { cwd: dir });
  expect(run.code).toBe(2);
  expect(run.stderr).toContain('found in "."');
  expect(run.stderr).toContain('docusaurus.config.*');
  expect(run.stderr).toContain('notes init');
});
