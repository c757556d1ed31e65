/**
 * Odd invocations of other kinds: flags twice and against each other, folders in the place of files and files in that of folders, files that
 * hold nothing, cannot be read or never end, names that no author would choose, an environment that lacks what is usual.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeFolders } from '../engine/folders.js';
import { compileTool } from '../engine/tool.js';
import { configText, makeSite, type SiteSource } from '../outputs/sites.js';
import { root } from '../structure/imports.js';
import { expectOdd, type Odd, OPEN_BESIDE, STACK } from './odd-runs.js';

beforeAll(compileTool);
afterAll(removeFolders);

const PAGE: SiteSource = { 'docs/a.md': '# A\n' };
const ran =
  (code: number) =>
  (run: string | string[], says: RegExp, more: Partial<Odd> | SiteSource = {}) =>
    ({ run, code, says, ...more }) as Odd;
const [done, failed, usage] = [ran(0), ran(1), ran(2)];
const holds = (more: SiteSource): Partial<Odd> => ({ files: { ...PAGE, ...more } });
const POST = { 'blog/2025-01-01-a.md': '# A\n\nText.\n\n<!-- truncate -->\n' };
const CODE = holds({ 'docs/b.md': '# B\n\n```js\n1 + 1; // => 2\n```\n' });
const unread = (path: string, more: SiteSource): Partial<Odd> => ({ ...holds(more), guest: true, unread: path });
const OUT = ['out/'];

const ODD: Record<string, Odd> = {
  // Flags.
  'a flag twice': done('build --strict --strict', /dist/),
  'two numbers of threads': done('build --threads 1 --threads 2', /dist/),
  'two outputs': done('build -o first -o second', /second/, { makes: ['second/'] }),
  'quiet and verbose': done('build --quiet --verbose', /configuration/),
  'two formats': done('build --json --format sarif', /"ok": true/),
  'a check that is asked for and left out': done('check --only prose --skip prose', /Not checked/),
  'all checks left out': done('check --skip build,code,types,markup,prose,facts,orphans', /Not checked/),
  'a yes without a question': done('check --yes --only prose', /no findings/),
  'a repair of another word': usage('check --fix=all', /takes "suggested"/),
  'both repairs': done('check --fix=suggested --fix --only prose', /0 repairs/),
  'a time below none': usage('build --page-timeout -5', /whole number/),
  'no time': usage('build --page-timeout 0', /whole number/),
  'more threads than numbers': usage('build --threads 99999999999999999999', /whole number/),
  'a language that is none': usage('build --locale xx', /locale-unknown/),
  'a language that climbs': usage('build --locale ../en', /locale-unknown/),
  'an empty language': usage(['build', '--locale', ''], /locale-unknown/),
  'a base with a question': usage('build --base /x?y', /config-base-invalid/),
  'a base with a space': usage(['build', '--base', '/a b/'], /config-base-invalid/),
  'a store that is a file': usage('build --cache-url file:///tmp/nowhere', /cache-url-invalid/),
  'a store that is a word': usage('build --cache-url store', /cache-url-invalid/),
  'a manifest that is a folder': failed('build --manifest docs', /disk-refused.*\n.*EISDIR/),
  'a manifest in the output': usage('build --manifest dist/m.json', /manifest-inside/),
  'a manifest below a file': failed('build --manifest docs/a.md/m.json', /disk-refused.*\n.*ENOTDIR/),
  'flags behind two dashes': usage('build -- --strict', /config-not-found/),
  'an output of nothing': usage('build --out-dir=', /output-inside-source/),
  'a flag with its value': done('build -oout', /out\//, { makes: OUT }),
  'a letter that is none': usage('build -Z', /unknown option '-Z'/),
  'a dash': usage('build -', /config-not-found/),
  'help beside a fault': done('build --help --nope', /Usage/),
  'faults without chance': usage('check --mutate 0', /whole number/),
  'half a seed': usage('check --mutate 3 --seed 1.5', /whole number/),
  'a date with slashes': usage('check --clock 2026/01/01', /is not a date/),
  // Paths.
  'a site with slashes behind': done('build .///', /dist/),
  'an output with slashes behind': done('build -o out///', /out\//, { makes: OUT }),
  'a configuration with a slash behind': usage('build -c notes.config.ts/', /config-not-found/),
  'the cache as output': usage('build -o .notes', /output-foreign/, holds({ '.notes/x': '' })),
  'the configuration as output': usage('build -o notes.config.ts', /output-no-folder/),
  'a folder that takes none as output': failed('build -o /proc/x', /disk-refused.*\n.*ENOENT/),
  'a site in a folder that takes none': failed('init /proc/x --no-install', /disk-refused.*\n.*ENOENT/),
  'an output of two lines': done(['build', '-o', 'a\nb'], /✓/, { makes: ['a\nb/'] }),
  'a folder that is called a page': done('build', /dist/, holds({ 'docs/b.md/x.txt': '' })),
  'a folder as sidebars': failed('build', /source-unreadable.*sidebars\.ts/, {
    files: { ...PAGE, 'notes.config.ts': configText({ docs: { sidebarPath: 'sidebars.ts' } }), 'sidebars.ts/x': '' },
  }),
  'a file as docs': failed('build', /docs-folder-missing/, { files: { docs: 'x' } }),
  'a file as the static folder': done('build', /dist/, holds({ static: 'x' })),
  'a file as the theme': done('build', /dist/, holds({ theme: 'x' })),
  'a folder as redirects': usage('build', /source-unreadable.*redirects\.yml/, holds({ 'redirects.yml/x': '' })),
  'a folder as texts': failed('build', /source-unreadable.*code\.json/, holds({ 'i18n/zh-Hans/code.json/x': '' })),
  'a folder as tags': failed('build', /source-unreadable.*tags\.yml/, {
    files: { ...PAGE, 'notes.config.ts': configText({ docs: { tags: 'tags.yml' } }), 'docs/tags.yml/x': '' },
  }),
  'a folder as a category file': done(
    'build',
    /dist/,
    holds({ 'docs/x/_category_.json/y': '', 'docs/x/a.md': '# A\n' }),
  ),
  'a page that is a link to nothing': done('build', /symlink-broken.*b\.md[\s\S]*dist/, {
    before: (dir) => symlinkSync('gone', join(dir, 'docs/b.md')),
  }),
  'docs in a circle': done('build', /dist/, { before: (dir) => symlinkSync('.', join(dir, 'docs/loop')) }),
  'a page of the system': failed('build', /link-outside/, {
    before: (dir) => symlinkSync('/etc/passwd', join(dir, 'docs/b.md')),
  }),
  'a configuration that is a link to nothing': usage('build', /config-not-found/, {
    files: { 'docs/a.md': '# A\n', 'x/notes.config.ts': '' },
    run: 'build x/y',
    before: (dir) => {
      mkdirSync(join(dir, 'x/y'));
      symlinkSync('gone.ts', join(dir, 'x/y/notes.config.ts'));
    },
  }),
  'pages that never end': done('build', /dist/, {
    ...holds({ 'static/x.txt': '' }),
    before: (dir) => void spawnSync('mkfifo', [join(dir, 'docs/p.md'), join(dir, 'static/p.txt')]),
  }),
  'a configuration that never ends': usage('build x', /config-not-found/, {
    ...holds({ 'x/a.md': '' }),
    before: (dir) => void spawnSync('mkfifo', [join(dir, 'x/notes.config.ts')]),
  }),
  // What files hold.
  'a page of nothing': done('build', /dist/, holds({ 'docs/b.md': '' })),
  'a page of a byte order mark': done('build', /dist/, holds({ 'docs/b.md': '\uFEFF' })),
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
  // Names.
  'a page with a long name': done('build', /dist/, holds({ [`docs/${'x'.repeat(240)}.md`]: '# X\n' })),
  'a page of dots': done('build', /dist/, holds({ 'docs/...md': '# X\n' })),
  'a page with a line end': failed('build', /doc-slug-unclean/, holds({ 'docs/a\nb.md': '# X\n' })),
  'a page with quotes': done('build', /dist/, holds({ 'docs/a"b\'<>.md': '# X\n' })),
  'a page with a hash': failed('build', /doc-slug-unclean/, holds({ 'docs/a#b?.md': '# X\n' })),
  'pages of the language itself': done(
    'build',
    /dist/,
    holds({ 'docs/__proto__.md': '# X\n', 'docs/constructor.md': '# Y\n' }),
  ),
  // The environment.
  'a home that is not there': done('build', /dist/, { env: { HOME: '/nowhere' } }),
  'no temporary folder': failed('check', /disk-refused.*\n.*ENOENT/, { ...CODE, env: { TMPDIR: '/nowhere' } }),
  'a file as the temporary folder': failed('check', /disk-refused.*\n.*ENOTDIR/, {
    ...CODE,
    env: { TMPDIR: '/etc/passwd' },
  }),
  'a time zone that is none': done('build', /dist/, { ...holds(POST), env: { TZ: 'Mars/Olympus' } }),
  'a language of nobody': usage('build nowhere', /config-not-found/, { env: { LANG: 'xx_YY.ISO-9999' } }),
  'a language of the tool that is none': usage('build nowhere', /config-not-found/, { env: { NOTES_LANG: 'klingon' } }),
  'a terminal without width': usage('build nowhere', /config-not-found/, { env: { COLUMNS: '0' } }),
  'no path to programs': done('build', /dist/, { env: { PATH: '' } }),
  'git elsewhere': done('build', /dist/, {
    files: { ...PAGE, 'notes.config.ts': configText({ docs: { showLastUpdateTime: true } }) },
    env: { GIT_DIR: '/nowhere' },
  }),
  'a port in hexadecimal': usage('serve -p 0x50', /whole number/),
  'a host that is an address': usage('serve -p 0 --host http://localhost', /serve-cannot-listen/),
  'a further host that is an address': usage('serve -p 0 --allowed-hosts http://x', /is not a host name/),
  // Other commands.
  'a preview of nothing': usage('preview -p 0', /output-not-built/),
  'a shell that is none': usage('completion tcsh', /bash, zsh, fish/),
  'a shell in capitals': usage('completion BASH', /Did you mean "bash"/),
  'a list that is none': usage('list pagez', /there is no list/),
  'an inspection of the system': usage('inspect ../../etc/passwd', /inspect-unknown/),
  'an explanation of the language itself': usage('explain __proto__', /there is no problem/),
  'a weight of nothing': usage('analyze', /output-not-built/),
  'a move onto itself': failed('mv docs/a.md docs/a.md', /move-exists/),
  'a move out of the site': failed('mv docs/a.md ../x.md', /move-outside/),
  'a move of nothing': failed('mv docs/zz.md docs/y.md', /move-missing/),
  'a heading of two lines': failed(
    ['rename', 'docs/a.md#b', 'a\nb'],
    /rename-text/,
    holds({ 'docs/a.md': '# A\n\n## B\n' }),
  ),
  'a heading of no page': usage(['rename', 'docs/a.md', 'New'], /is not a file and a heading/),
  'a site on a site': usage('init .', /init-not-empty/),
  'a site of another kind': usage('init x --content wiki --no-install', /Allowed choices/),
  'a site with a long name': failed(['init', 'x'.repeat(300), '--no-install'], /disk-refused/),
  'a doc of another set': usage('new doc x --in zzz', /holds a doc/),
  // What cannot be read.
  'sidebars that cannot be read': failed('build', /source-unreadable.*sidebars\.json/, {
    ...unread('sidebars.json', {
      'notes.config.ts': configText({ docs: { sidebarPath: 'sidebars.json' } }),
      'sidebars.json': '{}',
    }),
  }),
  'redirects that cannot be read': usage(
    'build',
    /source-unreadable.*redirects/,
    unread('redirects.yml', { 'redirects.yml': '[]' }),
  ),
  'a picture that cannot be read': failed(
    'build -o ../open/dist',
    /^(?![\s\S]*image-missing)[\s\S]*source-unreadable.*p\.png/,
    { ...unread('docs/p.png', { 'docs/p.png': 'x', 'docs/a.md': '# A\n\n![A](p.png)\n' }), ...OPEN_BESIDE },
  ),
  'a style sheet that cannot be read': failed(
    'build -o ../open/dist',
    /^(?![\s\S]*output-unwritable)[\s\S]*source-unreadable.*s\.css/,
    { ...unread('s.css', { 's.css': 'a {}', 'notes.config.ts': configText({ customCss: 's.css' }) }), ...OPEN_BESIDE },
  ),
  'a theme file that cannot be read': failed('build -o ../open/dist', /source-unreadable.*Footer\.tsx/, {
    ...unread('theme/layout/Footer.tsx', { 'theme/layout/Footer.tsx': 'export const Footer = () => null;' }),
    ...OPEN_BESIDE,
  }),
  'authors that cannot be read': failed(
    'build -o ../open/dist',
    /^(?![\s\S]*data-file-name)[\s\S]*source-unreadable.*authors\.yml/,
    {
      ...unread('blog/authors.yml', { 'blog/authors.yml': 'a: { name: A }', 'blog/2025-01-01-p.md': '# P\n' }),
      ...OPEN_BESIDE,
    },
  ),
  'a configuration that is not there': usage('build --config notes.confg.ts', /Did you mean "notes\.config\.ts"/),
  'a static file that cannot be read': failed('build -o ../open/dist', /source-unreadable.*static\/x\.txt/, {
    ...unread('static/x.txt', { 'static/x.txt': 'x' }),
    ...OPEN_BESIDE,
  }),
};

describe.concurrent('odd invocations of other kinds', () => {
  it('are at least 79', () => expect(Object.keys(ODD).length).toBeGreaterThanOrEqual(79));

  it.each(Object.entries(ODD))('%s', async (_name, odd) => void (await expectOdd(odd)));

  it.each([
    ['nobody reads what is said', 'build', '| true'],
    ['nobody reads all of the data', 'build --json', '| head -c 1'],
    ['nobody reads the help', '--help', '| true'],
    ['nobody reads the records', 'index --dry-run', '| head -c 1'],
    ['stdout is closed', 'build', '>&-'],
    ['stderr is closed', 'build', '2>&-'],
    ['stdin is closed while it would ask', 'check --fix=suggested --only prose', '<&-'],
    ['all three are closed', 'build', '<&- >&- 2>&-'],
  ])('%s', async (_name, run, rest) => {
    const cwd = makeSite(PAGE);
    writeFileSync(join(cwd, 'run.sh'), `set -o pipefail\n"$1" "${join(root, 'lib/cli/main.js')}" ${run} ${rest}\n`);
    const child = spawn('bash', ['run.sh', process.execPath], {
      cwd,
      env: { PATH: process.env.PATH, HOME: process.env.HOME, CI: '1' },
    });
    let text = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (piece: string) => {
        text += piece;
      });
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect([code, STACK.exec(text)?.[0]]).toEqual([0, undefined]);
  });
}, 120_000);
