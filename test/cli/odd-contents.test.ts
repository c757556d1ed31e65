/** Odd contents: configurations that end, throw or never come, files that hold nothing, and such as are nested without end. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeFolders } from '../engine/folders.js';
import { compileTool } from '../engine/tool.js';
import { configText, type SiteSource } from '../outputs/sites.js';
import { done, expectOdd, failed, type Odd, usage } from './odd-runs.js';

beforeAll(compileTool);
afterAll(removeFolders);

const config = (text: string): SiteSource => ({ 'notes.config.ts': text, 'docs/a.md': '# A\n' });
const withConfig = (code: string): SiteSource => config(configText({}, code));
const PAGE: SiteSource = { 'docs/a.md': '# A\n' };
const POINTER = 'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n';
const POST = { 'blog/2025-01-01-a.md': '# A\n\nText.\n\n<!-- truncate -->\n' };
/** A page, and other files. */
const holds = (files: SiteSource): Partial<Odd> => ({ files: { ...PAGE, ...files } });

/** A file that is not UTF-8, and others. @param bytes as Latin-1 */
const inBytes = (path: string, bytes: string, files: SiteSource = {}): Odd =>
  failed('build', new RegExp(`source-encoding {2}${path}:1`), {
    files: { ...PAGE, ...files, [path]: '' },
    before: (dir) => writeFileSync(join(dir, path), bytes, 'latin1'),
  });

/** Actions of the configuration, on the process too. */
const CODE: Record<string, Odd> = {
  'a configuration that ends the process': usage('build', /ended-early/, { files: config('process.exit(0);') }),
  'one that ends it as a failure': usage('build', /ended-early/, { files: config('process.exit(7);') }),
  'one that ends it in a function': usage('check', /ended-early/, {
    files: config('export default () => process.exit(0);'),
  }),
  'one that never comes': usage('build', /ended-early/, { files: config('export default new Promise(() => {});') }),
  'one that waits for what never comes': usage('build', /ended-early {2}notes\.config\.ts/, {
    files: config('await new Promise(() => {});\nexport default {};'),
  }),
  'a function that never ends': usage('index --dry-run', /ended-early/, {
    files: config('export default () => new Promise(() => {});'),
  }),
  'a hook that never ends': usage('build', /ended-early.*contentLoaded/, {
    files: withConfig('hooks: { contentLoaded: () => new Promise(() => {}) }'),
  }),
  'a page that ends the process': usage('build --threads 1', /ended-early|render-failed/, {
    files: { ...PAGE, 'pages/x.tsx': 'export default () => { process.exit(0); };' },
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
};

const TEXTS: Record<string, Odd> = {
  'a base that is a script': usage('build --base javascript:x', /config-base-invalid/),
  'a base that is an origin': usage('build --base https://x/n', /config-base-invalid/),
  'a base that climbs': usage('serve --base /../x', /config-base-invalid/),
  // Contents of files.
  'a page of nothing': done('build', /dist/, holds({ 'docs/b.md': '' })),
  'a page of a byte order mark': done('build', /dist/, holds({ 'docs/b.md': '\uFEFF' })),
  'a picture of nothing': done('build', /file-is-nothing {2}static\/a\.png/, holds({ 'static/a.png': '' })),
  'a picture that is a page': done(
    'build',
    /file-is-page {2}static\/a\.png/,
    holds({ 'static/a.png': '<!doctype html>\n<p>Sign in' }),
  ),
  'a picture of nothing, for check': done(
    'check --only build',
    /file-is-nothing {2}static\/a\.png/,
    holds({ 'static/a.png': '' }),
  ),
  'files that are pointers': done(
    'build',
    /file-is-pointer {2}docs\/b\.png\n.*\(2 in all\)/,
    holds({ 'docs/b.md': '# B\n\n![b](./b.png)\n', 'docs/b.png': POINTER, 'static/c.mp4': POINTER }),
  ),
  'a page of code in GB18030': inBytes('pages/x.tsx', 'export default () => <p>\xd6\xd0</p>;\n'),
  'a page of code in UTF-16': inBytes('pages/x.tsx', '\xff\xfee\0x\0p\0o\0r\0t\0'),
  'data in GB18030': inBytes('pages/x.json', '{"a":"\xd6\xd0"}', {
    'pages/x.tsx': "import x from './x.json';\nexport default () => <p>{x.a}</p>;\n",
  }),
  'a sheet in GB18030': inBytes('own.css', '.a::after{content:"\xd6\xd0"}', {
    'notes.config.ts': configText({ customCss: ['own.css'] }),
  }),
  'a part of the theme in GB18030': inBytes('theme/Footer.tsx', 'export default () => <p>\xd6\xd0</p>;\n'),
  'a page with a zero': done('build', /dist/, holds({ 'docs/b.md': '# B\0\n' })),
  'a redirect with a zero': failed(
    'build',
    /address-unsafe/,
    holds({ 'redirects.yml': '- from: /a\0\n  to: /docs/a\n' }),
  ),
  'a configuration of no text': usage('build -c x.json', /config-syntax/, holds({ 'x.json': '' })),
  'authors of nothing': done('build', /dist/, holds({ ...POST, 'blog/authors.yml': '' })),
  'a category of nothing': done('build', /dist/, holds({ 'docs/x/_category_.yml': '', 'docs/x/a.md': '# A\n' })),
  'versions of nothing': failed('build', /versions-file/, holds({ 'versions.json': '' })),
  'versions that are no list': failed('build', /versions-file/, holds({ 'versions.json': '{}' })),
  'quotations without bottom': failed('build', /markdown-too-deep/, holds({ 'docs/b.md': `${'>'.repeat(5000)} x\n` })),
  'expressions without bottom': failed(
    'build',
    /markdown-too-deep/,
    holds({ 'docs/b.mdx': `# B\n\n{${'(a=>'.repeat(9000)}}\n` }),
  ),
  'a category without bottom': failed(
    'build',
    /data-file-syntax {2}docs\/x\/_category_\.json/,
    holds({ 'docs/x/_category_.json': `{"label": ${'['.repeat(9000)}${']'.repeat(9000)}}`, 'docs/x/a.md': '# A\n' }),
  ),
  'a category of open brackets': failed(
    'build',
    /category-file-shape/,
    holds({ 'docs/x/_category_.json': '['.repeat(30_000), 'docs/x/a.md': '# A\n' }),
  ),
  'authors without bottom': failed(
    'build',
    /data-file-syntax/,
    holds({ ...POST, 'blog/authors.yml': `a: ${'['.repeat(9000)}${']'.repeat(9000)}\n` }),
  ),
  'redirects without bottom': failed('build', /redirects/, holds({ 'redirects.yml': '- '.repeat(9000) })),
  'versions without bottom': failed('build', /versions-file/, holds({ 'versions.json': '['.repeat(30_000) })),
  'a configuration without bottom': usage(
    'build -c x.json',
    /config-/,
    holds({ 'x.json': `{"title": ${'['.repeat(30_000)}${']'.repeat(30_000)}}` }),
  ),
  'a block of code without bottom': failed(
    'check',
    /check-block {2}docs\/b\.md:3:1/,
    holds({ 'docs/b.md': `# B\n\n\`\`\`html\n${'<div>'.repeat(9000)}\n\`\`\`\n` }),
  ),
};

describe.concurrent('odd contents', () => {
  it('are at least 41', () => expect(Object.keys({ ...CODE, ...TEXTS }).length).toBeGreaterThanOrEqual(41));

  it.each(Object.entries(CODE))('%s', async (_name, odd) => void (await expectOdd(odd)));
  it.each(Object.entries(TEXTS))('%s', async (_name, odd) => void (await expectOdd(odd, true)));
}, 120_000);
