/**
 * Odd places of a site and its output: folders where files belong and files where folders belong, links in a circle, names that no author would
 * choose, what cannot be read or written.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeFolders } from '../engine/folders.js';
import { compileTool } from '../engine/tool.js';
import { configText, type SiteSource } from '../outputs/sites.js';
import { done, expectOdd, failed, type Odd, OPEN_BESIDE, usage } from './odd-runs.js';

beforeAll(compileTool);
afterAll(removeFolders);

const said = (text: string): SiteSource => ({ 'docs/a.md': text });
const LONG = 'x'.repeat(300);
const PAGE: SiteSource = { 'docs/a.md': '# A\n' };
/** A page, and other files. */
const holds = (files: SiteSource): Partial<Odd> => ({ files: { ...PAGE, ...files } });
const unread = (path: string, files: SiteSource): Partial<Odd> => ({ ...holds(files), guest: true, unread: path });
const OUT = ['out/'];

const ODD: Record<string, Odd> = {
  // Locations of the site.
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
  // Locations of outputs.
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
  'a cache folder that is a link to nothing': done('build', /cache-unwritable[\s\S]*a link to what is not there/, {
    before: (dir) => symlinkSync('gone/away', join(dir, '.notes')),
  }),
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
  // Errors that root does not get.
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
  // Unreadable files.
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
  'a configuration whose name is misspelt': usage('build --config notes.confg.ts', /Did you mean "notes\.config\.ts"/),
  'a static file that cannot be read': failed('build -o ../open/dist', /source-unreadable.*static\/x\.txt/, {
    ...unread('static/x.txt', { 'static/x.txt': 'x' }),
    ...OPEN_BESIDE,
  }),
};

describe.concurrent('odd places', () => {
  it('are at least 71', () => expect(Object.keys(ODD).length).toBeGreaterThanOrEqual(71));

  it.each(Object.entries(ODD))('%s', async (_name, odd) => void (await expectOdd(odd, true)));
}, 120_000);
