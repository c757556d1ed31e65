/** Sass among the site's own style sheets. The package is replaced by one with the same interface: only our code is tested. */
import { describe, expect, it } from 'vitest';
import { writeFiles } from '../engine/folders.js';
import { buildFolder, buildSite, configText, makeSite } from './sites.js';

const PACKAGE = {
  'node_modules/sass/package.json': '{ "name": "sass", "version": "1.0.0", "type": "module", "exports": "./index.js" }',
  'node_modules/sass/index.js': `import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
export async function compileAsync(file, { importers = [] } = {}) {
  const text = readFileSync(file, 'utf8');
  if (text.includes('@oops'))
    throw Object.assign(new Error('long'), { sassMessage: 'expected "{".', span: { start: { line: 1, column: 4 }, context: '.a @oops\\n' } });
  const css = text.replace(/@use '(.*?)';/g, (_, name) => readFileSync(join(dirname(file), '_' + name + '.scss'), 'utf8'));
  const found = (path) => importers.map((importer) => importer.findFileUrl(path)).find(Boolean) ?? 'file:/absent/' + path;
  const whole = css.replace(/@import '(.*?)';/g, (_, path) => readFileSync(new URL(found(path) + '.scss'), 'utf8'));
  return { css: whole.replace(/\\$own/g, 'rgb(1 2 3)') };
}
`,
};
const SITE = {
  'docs/a.md': '# A\n',
  'css/own.scss': "@use 'parts';\n.own { color: $own; }\n",
  'css/_parts.scss': '.parts { margin: 7px; }\n',
  'notes.config.ts': configText({ customCss: ['css/own.scss'] }),
};
const styles = (files: Readonly<Record<string, string>>) =>
  Object.entries(files).find(([path]) => /^assets\/theme\..*\.css$/.test(path))![1];

describe('Sass in customCss', () => {
  it('is made CSS by the package that the site has; a changed partial counts', async () => {
    const dir = makeSite({ ...SITE, ...PACKAGE });
    const first = await buildFolder(dir);
    expect(first.code).toBe(0);
    expect(styles(first.files)).toContain('.own{color:#010203}');
    expect(styles(first.files)).toContain('.parts{margin:7px}');
    writeFiles(dir, { 'css/_parts.scss': '.parts { margin: 9px; }\n' });
    expect(styles((await buildFolder(dir)).files)).toContain('.parts{margin:9px}');
  });

  it('may import by `@site` and from packages, as webpack reads paths', async () => {
    const dir = makeSite({
      ...SITE,
      ...PACKAGE,
      'css/own.scss': "@import '@site/more/fonts';\n@import '~pkg/a';\n@import '@scope/pkg/deep/b';\n",
      'more/fonts.scss': '.fonts { margin: 5px; }\n',
      'node_modules/pkg/a.scss': '.pkg { margin: 6px; }\n',
      'node_modules/@scope/pkg/deep/b.scss': '.deep { margin: 7px; }\n',
    });
    const first = await buildFolder(dir);
    expect(first.code, first.stderr).toBe(0);
    for (const rule of ['.fonts{margin:5px}', '.pkg{margin:6px}', '.deep{margin:7px}'])
      expect(styles(first.files)).toContain(rule);
    writeFiles(dir, { 'more/fonts.scss': '.fonts { margin: 8px; }\n' });
    expect(styles((await buildFolder(dir)).files)).toContain('.fonts{margin:8px}');
  });

  it('without the package: an error that says what to install', async () => {
    const built = await buildSite(SITE);
    expect(built.code).toBe(1);
    expect(built.stderr).toContain('sass-missing');
    expect(built.stderr).toContain('css/own.scss is Sass');
    expect(built.stderr).toContain('npm install --save-dev sass');
  });

  it('without the package in a folder of the reference: a warning, and the site is built without the sheet (D19)', async () => {
    const config = `export default { title: 'x', url: 'https://e.com', baseUrl: '/', presets: [['classic', { blog: false, theme: { customCss: './css/own.scss' } }]] };\n`;
    const { 'notes.config.ts': _, ...files } = SITE;
    const built = await buildSite({ ...files, 'docusaurus.config.js': config });
    expect(built.code).toBe(0);
    expect(built.stderr).toContain('warning sass-missing');
  });

  it('a mistake in it is told at its place', async () => {
    const built = await buildSite({ ...SITE, ...PACKAGE, 'css/own.scss': '.b {}\n.a @oops\n' });
    expect(built.code).toBe(1);
    expect(built.stderr).toMatch(/css\/own\.scss:2:5/);
    expect(built.stderr).toContain('expected "{".');
  });

  it('a page may import it too', async () => {
    const built = await buildSite({
      ...SITE,
      ...PACKAGE,
      'pages/x.jsx': "import '../css/own.scss';\nexport default () => null;\n",
    });
    expect(built.code, built.stderr).toBe(0);
    const [sheet] = /assets\/x-[\w-]+\.\w+\.css/.exec(built.file('x/index.html')) ?? [''];
    expect(built.file(sheet)).toContain('.own{color:#010203}');
  });
});
