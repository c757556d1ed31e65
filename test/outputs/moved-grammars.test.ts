/** Languages of code that a Docusaurus site adds to Prism in `src/theme/prism-include-languages`. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { removeFolders } from '../engine/folders.js';
import { compileTool } from '../engine/tool.js';
import { buildSite } from './sites.js';

// The colours that a site gives a language stay in its process.
beforeAll(() => void vi.stubEnv('OWN_PROCESSES', '1'));
afterAll(() => void vi.unstubAllEnvs());
beforeAll(compileTool);
afterAll(removeFolders);

const config = `
module.exports = {
  title: 'M', url: 'https://example.com', baseUrl: '/',
  presets: [['classic', { blog: false }]],
  themeConfig: { prism: { additionalLanguages: ['rust', 'php'] } },
};
`;
/** As the theme of the reference has it, with words of the site at the end. */
const include = (own: string) => `
import siteConfig from '@generated/docusaurus.config';
export default function prismIncludeLanguages(PrismObject) {
  const { themeConfig: { prism } } = siteConfig;
  const { additionalLanguages } = prism;
  const before = globalThis.Prism;
  globalThis.Prism = PrismObject;
  additionalLanguages.forEach((lang) => {
    if (lang === 'php') require('prismjs/components/prism-markup-templating.js');
    require(\`prismjs/components/prism-\${lang}\`);
  });
  ${own}
  delete globalThis.Prism;
  if (typeof before !== 'undefined') globalThis.Prism = PrismObject;
}
`;
const problemsOf = (stderr: string) => stderr.match(/^(?:error|warning) [a-z-]+/gm) ?? [];
const blocks = (html: string) =>
  [...html.matchAll(/<code class="codeBlockLines">(.*?)<\/code>/gs)].map(([, code = '']) =>
    code.replace(/<\/?span class="token-line">/g, ''),
  );
const page = `# A

\`\`\`tuples
doc:a#owner
\`\`\`

\`\`\`ruster
let a = 1;
\`\`\`

\`\`\`vue
{{ a }}
\`\`\`

\`\`\`esm
const a = 1
\`\`\`

\`\`\`page
<b>x</b>
\`\`\`

\`\`\`html
<b>x</b>
\`\`\`
`;

it('languages that a site defines, extends, overrides and names again have colours', async () => {
  const built = await buildSite({
    'docusaurus.config.js': config,
    'docs/a.md': page,
    'src/theme/prism-include-languages.js': include(`
  require('./tuples').default(PrismObject);
  require('prismjs/components/prism-go');
  PrismObject.languages.ruster = PrismObject.languages.extend('rust', { number: /never/ });
  PrismObject.languages.ruster.going = PrismObject.languages.go.keyword;
  PrismObject.languages.vue = { braces: /\\{\\{.*?\\}\\}/ };
  PrismObject.languages.insertBefore('html', 'tag', { mine: /x/ });
  PrismObject.languages.html = { ...PrismObject.languages.html };
  PrismObject.languages.page = PrismObject.languages.svg;
  PrismObject.languages.esm = PrismObject.languages.javascript;`),
    'src/theme/tuples.ts':
      'export default (prism: any) => { prism.languages.tuples = { namespace: /^\\w+(?=:)/, relation: /#\\w+/ }; };\n',
  });
  expect([built.code, problemsOf(built.stderr)], built.stderr).toEqual([0, []]);
  const [tuples, ruster, vue, esm, svg, html] = blocks(built.file('docs/a/index.html'));
  expect(tuples).toContain('<span class="token namespace">doc</span>:a<span class="token relation">#owner</span>');
  expect(ruster).toContain('<span class="token keyword">let</span> a = 1;');
  expect(vue).toContain('<span class="token braces">{{ a }}</span>');
  expect(esm).toContain('<span class="token keyword">const</span>');
  for (const block of [svg, html]) expect(block).toContain('<span class="token tag">');
});

it('a file of the first version 2, which asks for a window, adds its languages', async () => {
  const built = await buildSite({
    'docusaurus.config.js': config,
    'docs/a.md': page,
    'src/theme/prism-include-languages.js': `
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
export default (PrismObject) => {
  if (!ExecutionEnvironment.canUseDOM) return;
  const { themeConfig: { prism = {} } } = siteConfig;
  window.Prism = PrismObject;
  (prism.additionalLanguages ?? []).forEach((lang) => { require(\`prismjs/components/prism-\${lang}\`); });
  window.Prism.languages.tuples = { namespace: /^\\w+(?=:)/, relation: /#\\w+/ };
  delete window.Prism;
};
`,
  });
  expect([built.code, problemsOf(built.stderr)], built.stderr).toEqual([0, []]);
  const [tuples] = blocks(built.file('docs/a/index.html'));
  expect(tuples).toContain('<span class="token namespace">doc</span>:a<span class="token relation">#owner</span>');
});

it('a file that throws is named, and pages have the colours that they would have without it', async () => {
  const built = await buildSite({
    'docusaurus.config.js': config,
    'docs/a.md': page,
    'src/theme/prism-include-languages.js': include("throw new Error('no such language');"),
  });
  expect([built.code, problemsOf(built.stderr)], built.stderr).toEqual([0, ['warning moved-theme-throws']]);
  expect(built.stderr).toContain('no such language');
});
