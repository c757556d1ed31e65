/** The sites of the matrix, as data: each one a way in which people change what the tool ships. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configText, type SiteSource } from '../outputs/sites.js';
import { root } from '../structure/imports.js';

const DOCS = {
  'docs/start.md': '---\ntitle: 开始\nsidebar_position: 1\n---\n\n## 起点\n\n[第二页](./second.md)\n',
  'docs/second.md': '---\ntitle: 第二页\n---\n\n独角兽在此。\n\n```js\nconst a = 1;\n```\n',
  'blog/2024-01-02-p.md': '---\ntitle: 文章\n---\n\n正文\n\n<!-- truncate -->\n\n更多\n',
  'pages/index.md': '# 首页\n\n[开始](/docs/start)\n',
};

const { 'docs/second.md': _, ...REST } = DOCS;
const WITHOUT_SECOND = {
  ...REST,
  'docs/start.md': DOCS['docs/start.md'].replace('second.md', 'second.mdx'),
};

const COUNTER =
  "import { useState } from 'react';\nimport own from './own.module.css';\nexport default function Counter() {\n  const [n, set] = useState(0);\n  return <button className={`counter ${own.box}`} onClick={() => set(n + 1)}>点了 {n} 次</button>;\n}\n";

/** The configuration of a site, for a base and a router. */
export type Configure = (options: Readonly<Record<string, unknown>>) => SiteSource;

const configured =
  (files: SiteSource, own: Readonly<Record<string, unknown>> = {}): Configure =>
  (options) => ({
    ...files,
    'notes.config.ts': configText({
      navbar: { title: '站点', items: [{ to: '/docs/start', label: '文档' }] },
      ...own,
      ...options,
    }),
  });

/** Modules of the theme, without extension. */
const themeFiles = readdirSync(join(root, 'theme'), { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path))
  .sort();

const sourceOf = (path: string) => readFileSync(join(root, 'theme', path), 'utf8');

const reexported: SiteSource = Object.fromEntries(
  themeFiles.map((path) => {
    const name = JSON.stringify(`@theme-original/${path.replace(/\.tsx?$/, '')}`);
    const standard = /^export (?:default\b|\{[^}]*\bas default\b)/m.test(sourceOf(path));
    return [`theme/${path}`, `export * from ${name};\n${standard ? `export { default } from ${name};\n` : ''}`];
  }),
);

/** Files that name nothing but the theme and React. */
const copied: SiteSource = Object.fromEntries(
  themeFiles
    .filter((path) => {
      const named = [...sourceOf(path).matchAll(/(?:from|import|import\()\s*'([^']+)'/g)].map((match) => match[1]!);
      const up = '../'.repeat(path.split('/').length);
      return !named.some((name) => name.startsWith(up) || /^(?!react)\w/.test(name));
    })
    .map((path) => [`theme/${path}`, sourceOf(path)]),
);

export const SITES: Record<string, Configure> = {
  'no override': configured(DOCS),
  'one override': configured({
    ...DOCS,
    'theme/layout/Footer.tsx': "export * from '@theme-original/layout/Footer';\n",
  }),
  'every theme file re-exported': configured({ ...DOCS, ...reexported }),
  'every theme file copied': configured({ ...DOCS, ...copied }),
  'components of its own': configured({
    ...WITHOUT_SECOND,
    'docs/second.mdx':
      "---\ntitle: 第二页\n---\n\nimport Counter from '@site/components/Counter';\n\n独角兽在此。\n\n<Counter />\n",
    'components/Counter.tsx': COUNTER,
    'components/own.module.css': '.box { background: url(./dot.svg); }\n',
    'components/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>\n',
  }),
  'a style sheet of its own': configured(
    {
      ...DOCS,
      'css/own.css': '.own { background: url(./dot.svg); }\n',
      'css/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
    },
    { customCss: ['css/own.css'] },
  ),
  'several docs sets': configured(
    { ...DOCS, 'team/a.md': '# 队\n\n[开始](/docs/start)\n' },
    { docs: [{}, { id: 'team', path: 'team', routeBasePath: 'team' }] },
  ),
  versions: configured({
    ...DOCS,
    'versions.json': '["1.0"]',
    'versioned_docs/version-1.0/start.md': DOCS['docs/start.md'],
    'versioned_docs/version-1.0/second.md': DOCS['docs/second.md'],
  }),
};
