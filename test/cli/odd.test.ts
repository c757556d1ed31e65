/**
 * Odd invocations. Every command ends in one of three ways: done, refused with a problem and a fix, or interrupted with nothing
 * half-written. Never a stack, never silence.
 */
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeFolders } from '../engine/folders.js';
import { compileTool } from '../engine/tool.js';
import { configText, makeSite, type SiteSource } from '../outputs/sites.js';
import { call, expectOdd, type Odd, OPEN_BESIDE, STACK } from './odd-runs.js';

beforeAll(compileTool);
afterAll(removeFolders);

const config = (text: string): SiteSource => ({ 'notes.config.ts': text, 'docs/a.md': '# A\n' });
const withConfig = (code: string): SiteSource => config(configText({}, code));
const said = (text: string): SiteSource => ({ 'docs/a.md': text });
const usage = (run: string | string[], says: RegExp, more: Partial<Odd> = {}): Odd => ({ run, code: 2, says, ...more });
const failed = (run: string | string[], says: RegExp, more: Partial<Odd> = {}): Odd => ({
  run,
  code: 1,
  says,
  ...more,
});
const done = (run: string | string[], says: RegExp, more: Partial<Odd> = {}): Odd => ({ run, code: 0, says, ...more });

const LONG = 'x'.repeat(300);

const ODD: Record<string, Odd> = {
  // Words that are none.
  'no command': usage('', /Usage/),
  'a command that is misspelt': usage('biuld', /Did you mean "notes build"/),
  'a command in capitals': usage('BUILD', /unknown command|Did you mean/),
  'an empty command': usage([''], /unknown command/),
  'an option that is misspelt': usage('build --stirct', /Did you mean "--strict"/),
  'an option of another command': usage('init --strict', /unknown option '--strict'/),
  'an option without its value': usage('build -o', /argument missing/),
  'a value for an option that takes none': usage('build --strict=yes', /error/),
  'more folders than one': usage('build . docs blog', /too many arguments/),
  'help for nothing': usage('help biuld', /Usage|unknown/),
  'a format that is misspelt': usage('build --format sarfi', /Did you mean "sarif"/),
  'a format in capitals': usage('build --format JSON', /Did you mean "json"/),
  'a format of check': usage('check --format githbu', /Did you mean "github"/),
  'an empty format': usage(['build', '--format', ''], /Allowed choices/),
  'a parser that is misspelt': usage('build --parser nativ', /Did you mean "native"/),
  'threads below none': usage('build --threads -1', /error/),
  'half a thread': usage('build --threads 1.5', /whole number/),
  'threads in hexadecimal': usage('build --threads 0x2', /whole number/),
  'threads without end': usage('build --threads Infinity', /whole number/),
  'threads of nothing': usage(['build', '--threads', ''], /whole number/),
  'a seed with an exponent': usage('check --mutate 3 --seed 1e3', /whole number/),
  'faults without number': usage('check --mutate none', /whole number/),
  'a check that is misspelt': usage('check --only cod', /Did you mean "code"/),
  'checks of commas': usage('check --only ,', /names no check/),
  'no check': usage(['check', '--only', ''], /names no check/),
  'a skipped check that is none': usage('check --skip oprhans', /Did you mean "orphans"/),
  'a date that is none': usage('check --clock 2026-02-31', /is not a date/),
  'a month that is none': usage('check --clock 2026-13-01', /is not a date/),
  'a date in words': usage('check --clock tomorrow', /is not a date/),
  'an empty date': usage(['check', '--clock', ''], /is not a date/),
  // Where the site is.
  'a folder that is not there': usage('build nowhere', /config-not-found/),
  'a folder above the site': usage('build repo', /Did you mean "repo\/website"/, {
    files: { 'repo/website/docusaurus.config.js': '', 'repo/README.md': '# Repo\n' },
  }),
  'a file as the site': usage('build docs/a.md', /config-not-found/),
  'a site in a loop of links': usage('build loop', /config-not-found/, {
    before: (dir) => symlinkSync('loop', join(dir, 'loop')),
  }),
  'a very long folder': usage(`build ${LONG}`, /config-not-found/),
  'a configuration that is not there': usage('build -c other.ts', /config-not-found/),
  'a folder as configuration': usage('build -c docs', /config-not-found/),
  'nothing as configuration': usage('build -c /dev/null', /config-/),
  'text as configuration': usage('build -c docs/a.md', /config-/),
  'broken JSON as configuration': usage('build -c x.json', /data-file-unclosed/, {
    files: { ...said('# A'), 'x.json': '{' },
  }),
  'null as configuration': usage('build -c x.json', /config-no-object/, {
    files: { ...said('# A'), 'x.json': 'null' },
  }),
  // What the configuration does.
  'a configuration that ends the process': usage('build', /ended-early/, { files: config('process.exit(0);') }),
  'one that ends it as a failure': usage('build', /ended-early/, { files: config('process.exit(7);') }),
  'one that ends it in a function': usage('check', /ended-early/, {
    files: config('export default () => process.exit(0);'),
  }),
  'one that never comes': usage('build', /ended-early/, { files: config('export default new Promise(() => {});') }),
  'one that waits for what never comes': usage('build', /ended-early/, {
    files: config('await new Promise(() => {});\nexport default {};'),
  }),
  'a function that never ends': usage('index --dry-run', /ended-early/, {
    files: config('export default () => new Promise(() => {});'),
  }),
  'a hook that never ends': usage('build', /ended-early/, {
    files: withConfig('hooks: { contentLoaded: () => new Promise(() => {}) }'),
  }),
  'a page that ends the process': usage('build --threads 1', /ended-early|render-failed/, {
    files: { ...said('# A\n'), 'pages/x.tsx': 'export default () => { process.exit(0); };' },
  }),
  'a refused promise': usage('build', /config-throws/, {
    files: config('export default Promise.reject(new Error("no"));'),
  }),
  'a thrown nothing': usage('build', /config-throws/, { files: config('throw undefined;') }),
  'a thrown symbol': usage('build', /config-throws/, { files: config('export default () => { throw Symbol("s"); };') }),
  'a getter that throws': usage('build', /config-throws/, {
    files: config('export default { get title() { throw new Error("no"); } };'),
  }),
  'a configuration in circles': usage('build', /config-unknown-key/, {
    files: config('const c = { title: "T", url: "https://a.b" }; c.self = c; export default c;'),
  }),
  'a title in circles': usage('build', /config-wrong-type/, {
    files: config('const c = []; c.push(c); export default { title: c, url: "https://a.b" };'),
  }),
  'fields in circles': usage('build', /config-wrong-type/, {
    files: config('const c = {}; c.c = c; export default { title: "T", url: "https://a.b", customFields: c };'),
  }),
  'big integers': usage('build', /config-wrong-type/, {
    files: config('export default { title: "T", url: "https://a.b", customFields: { n: 1n } };'),
  }),
  'an error that nobody waits for': failed('build', /error \S+/, {
    files: config('Promise.reject(new Error("lost"));\nexport default new Promise(() => {});'),
  }),
  'a configuration of numbers': usage('build', /config-no-object/, { files: config('export default 7;') }),
  'nothing exported': usage('build', /config-/, { files: config('const a = 1;') }),
  'a package that is not there': usage('build', /config-/, {
    files: config('import "no-such-package";\nexport default {};'),
  }),
  'a base that is a script': usage('build --base javascript:x', /config-base-invalid/),
  'a base that is an origin': usage('build --base https://x/n', /config-base-invalid/),
  'a base that climbs': usage('serve --base /../x', /config-base-invalid/),
  // Where outputs go.
  'a file as output': usage('build -o file', /output-no-folder/, {
    before: (dir) => writeFileSync(join(dir, 'file'), 'x'),
  }),
  'a device as output': usage('build -o /dev/full', /output-no-folder/),
  'the root as output': usage('build -o /', /output-/),
  'the site as output': usage('build -o .', /output-inside-source/),
  'the folder above as output': usage('build -o ..', /output-inside-source/),
  'the docs as output': usage('build -o docs', /output-foreign/),
  'an empty output': usage(['build', '-o', ''], /output-inside-source/),
  'a folder of others as output': usage('build -o other', /output-foreign/, {
    before: (dir) => {
      mkdirSync(join(dir, 'other'));
      writeFileSync(join(dir, 'other/theirs'), 'x');
    },
  }),
  'an output below a file': usage('build -o docs/a.md/x', /output-no-folder/),
  'a very long output': failed(`build -o ${LONG}`, /output-unwritable/),
  'an output that is a link to nothing': usage('build -o dangling', /output-/, {
    before: (dir) => symlinkSync('gone/away', join(dir, 'dangling')),
  }),
  'a cache folder that is a file': done('build', /cache-unwritable/, { files: { ...said('# A\n'), '.notes': 'x' } }),
  'an index of the memo that is a folder': failed('build', /output-unwritable.*\n.*index\.json/, {
    files: { ...said('# A\n'), '.notes/index.json/x': '' },
  }),
  'a folder whose name is a pattern': done('build "a * [b] {c} 100% #"', /dist/, {
    run: ['build', 'a * [b] {c} 100% #'],
    files: {
      'a * [b] {c} 100% #/docs/a.md': '# A\n',
      'a * [b] {c} 100% #/notes.config.ts': configText(),
    },
    makes: ['a * [b] {c} 100% #/dist/', 'a * [b] {c} 100% #/.notes/'],
  }),
  // Where results go.
  'JSON on a full disk': failed('build --json', /stdout-refused/, { stdout: '/dev/full' }),
  'SARIF on a full disk': failed('check --only prose --format sarif', /stdout-refused/, { stdout: '/dev/full' }),
  'JSON of what is not there': usage('build nowhere --json', /config-not-found/),
  'problems of SARIF on a full disk': failed('build nowhere --format sarif', /stdout-refused/, { stdout: '/dev/full' }),
  // Serving.
  'a host that is none': usage('serve -p 0 --host 999.1.1.1', /serve-cannot-listen/),
  'a host of somebody else': usage('serve -p 0 --host 192.0.2.1', /serve-cannot-listen/),
  'an empty PORT': usage('serve', /PORT.*whole number/, { env: { PORT: '' } }),
  'a PORT with a space': usage('serve', /whole number/, { env: { PORT: ' 80 ' } }),
  'a port beyond the last': usage('serve -p 65536', /whole number/),
  'a port in words': usage('serve -p http', /whole number/),
  // New files.
  'a title that climbs': usage(['new', 'doc', '../../etc/x'], /new-path/),
  'an absolute title': usage(['new', 'doc', '/etc/x'], /new-path/),
  'a title that climbs inside': usage(['new', 'page', 'a/../../x'], /new-path/),
  'an encoded climb': usage(['new', 'doc', '%2e%2e/x'], /new-path/),
  'no title': usage(['new', 'doc', ''], /new-path/),
  'a title of spaces': usage(['new', 'post', '   '], /new-path/),
  'a title of signs': usage(['new', 'doc', '???'], /new-path/),
  'a folder without title': usage(['new', 'doc', 'css/'], /new-path/),
  'a slug that climbs': usage('new doc x --slug ../../../x', /new-path/),
  'an absolute slug': usage('new post x --slug /tmp/x', /new-path/),
  'an empty slug': usage(['new', 'doc', 'x', '--slug', ''], /new-path/),
  'a slug with backslashes': usage(['new', 'doc', 'x', '--slug', '..\\x'], /new-path/),
  'a kind that is misspelt': usage('new dco x', /Did you mean "doc"/),
  'a kind of the language itself': usage('new constructor x', /none of doc, post, page/),
  'a doc that is there': failed('new doc a', /exists already/),
  'a doc in a file': failed(['new', 'doc', 'a.md/x'], /disk-refused/),
  'a name too long for a file': failed(`new doc x --slug ${LONG}`, /disk-refused/),
  'a title over two lines': done(['new', 'doc', 'a\nb'], /a-b\.md/, { makes: ['docs/a-b.md'] }),
  // New sites.
  'a site in a file': failed('init docs/a.md', /disk-refused/),
  'a site below a file': failed('init docs/a.md/x', /disk-refused/),
  'a site in a full folder': usage('init docs', /init-not-empty/),
  'a title with quotes and lines': done(['init', 'made', '--no-install', '--title', "it's\n`$x`\\"], /Next/, {
    makes: ['made/'],
  }),
  'a configuration to import that is not there': usage(
    'import',
    /import-nothing\n {2}No Docusaurus configuration was found in "\."\. /,
  ),
  'an import from a file': usage('import docs/a.md', /import-nothing/),
  'an index without keys': usage('index', /index-app-id-missing/),
  // What only a user without rights meets.
  'a doc where nothing can be written': failed('new doc x', /disk-refused.*\n.*EACCES/, { guest: true }),
  'a site where nothing can be written': failed('init docs/x', /disk-refused.*\n.*EACCES/, { guest: true }),
  'an output where nothing can be written': failed('build -o docs/x', /output-unwritable.*\n.*EACCES/, { guest: true }),
  'repairs where nothing can be written': failed('check --fix --only prose', /disk-refused.*\n.*EACCES/, {
    files: said('# A\n\n中文english\n'),
    guest: true,
  }),
  'an import where nothing can be written': failed('import', /disk-refused.*\n.*EACCES/, {
    files: {
      ...said('# A\n'),
      'notes.config.ts': '',
      'docusaurus.config.js': 'export default { title: "T", url: "https://a.b" };',
    },
    run: 'import --force',
    guest: true,
  }),
  'an output and a cache where nothing can be written': failed(
    'build',
    /^(?![\s\S]*cache-unwritable)[\s\S]*output-unwritable/,
    {
      guest: true,
    },
  ),
  'a note that cannot be read, and a link to it': failed('check', /^(?![\s\S]*link-)[\s\S]*source-unreadable.*b\.md/, {
    files: { ...said('# A\n\n[b](./b.md)\n'), 'docs/b.md': '# B\n' },
    unread: 'docs/b.md',
    guest: true,
  }),
  'an output that cannot be read': usage('preview', /disk-refused.*\n.*EACCES/, {
    files: { ...said('# A\n'), 'dist/_notes/site.json': '{}' },
    unread: 'dist',
    guest: true,
  }),
  'a site that can only be read': done('build -o ../open/dist', /cache-unwritable/, {
    guest: true,
    ...OPEN_BESIDE,
  }),
};

describe.concurrent('odd invocations', () => {
  it('are at least a hundred', () => expect(Object.keys(ODD).length).toBeGreaterThan(100));

  it.each(Object.entries(ODD))('%s', async (_name, odd) => void (await expectOdd(odd)));
});

it('a port that is taken, the last one', async () => {
  const server = createServer();
  const isMine = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(65_535, 'localhost', () => resolve(true));
  });
  const { code, text } = await call(makeSite(said('# A\n')), { run: 'serve -p 65535' });
  if (isMine) server.close();
  expect([code, /serve-cannot-listen/.test(text), STACK.test(text)]).toEqual([2, true, false]);
});

it('a stderr that takes nothing does not change how a build ends', async () => {
  for (const [files, code] of [
    [said('# A\n'), 0],
    [{ ...said('# A\n\n[x](./gone.md)\n'), 'notes.config.ts': configText({ onBrokenMarkdownLinks: 'warn' }) }, 0],
    [config('export default 7;'), 2],
  ] as const) {
    const ended = await call(makeSite(files), { run: 'build', stderr: '/dev/full' });
    expect(ended.code).toBe(code);
  }
});

it('a fault of the tool says so, and keeps secrets', async () => {
  const dir = makeSite(
    config('setTimeout(() => { throw new TypeError(process.env.MY_TOKEN); }); await new Promise(() => {});'),
  );
  const { code, text } = await call(dir, { run: 'build', env: { MY_TOKEN: 'very-secret-token' } });
  expect([code, /tool-fault/.test(text), /very-secret/.test(text), STACK.test(text)]).toEqual([1, true, false, false]);
});
