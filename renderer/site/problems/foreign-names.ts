/** Names that other tools, and people, use for options, fields and values of a site. The intended name is shown; only few of them have a repair. */
import { type Dictionary, dictionaries } from '../../shared/dictionary.js';

interface Foreign {
  /** The name here. */
  name: string;
  /** It takes the same value. */
  same: boolean;
}

/** Options by the option or list that holds them, `''` for the outermost: `=` before a name that takes the same value. */
const OPTIONS: Dictionary<Dictionary<string>> = dictionaries({
  '': {
    nav: 'navbar',
    logo: 'navbar',
    socialLinks: 'navbar',
    base: '=baseUrl',
    root: '=baseUrl',
    basePath: '=baseUrl',
    description: '=tagline',
    subtitle: '=tagline',
    name: '=title',
    siteName: '=title',
    siteTitle: '=title',
    site: '=url',
    siteUrl: '=url',
    domain: '=url',
    hostname: '=url',
    icon: '=favicon',
    head: 'headTags',
    lang: 'i18n',
    language: 'i18n',
    locale: 'i18n',
    locales: 'i18n',
    ignoreDeadLinks: 'onBrokenLinks',
    cleanUrls: 'trailingSlash',
    srcDir: 'docs',
    sidebar: 'docs',
    sidebars: 'docs',
    editLink: 'docs',
    lastUpdated: 'docs',
    posts: 'blog',
    appearance: 'colorMode',
    darkMode: 'colorMode',
    css: 'customCss',
    styles: 'customCss',
    public: 'staticDirectories',
    publicDir: 'staticDirectories',
    outline: 'tableOfContents',
    toc: 'tableOfContents',
    algolia: 'search',
    math: 'markdown',
    katex: 'markdown',
    mermaid: 'markdown',
    rewrites: 'redirects',
  },
  announcementBar: {
    text: '=content',
    message: '=content',
    html: '=content',
    closable: '=isCloseable',
    closeable: '=isCloseable',
    color: '=textColor',
    background: '=backgroundColor',
  },
  logo: { light: '=src', dark: '=srcDark', link: '=href', image: '=src', url: '=src' },
  navbar: { siteTitle: '=title', links: '=items', nav: '=items', children: '=items' },
  footer: { message: '=copyright', items: '=links' },
  items: { text: '=label', name: '=label', link: '=to', path: '=to', url: '=href', children: '=items' },
  links: { text: '=label', name: '=label', link: '=to', url: '=href', to: '=href', docId: '=id', children: '=items' },
  blog: { title: '=blogTitle', description: '=blogDescription', base: '=routeBasePath', authors: '=authorsMapPath' },
  docs: { sidebar: '=sidebarPath', sidebars: '=sidebarPath', base: '=routeBasePath', dir: '=path', folder: '=path' },
  i18n: {
    defaultLang: '=defaultLocale',
    defaultLanguage: '=defaultLocale',
    langs: '=locales',
    lang: '=defaultLocale',
    default: '=defaultLocale',
    languages: '=locales',
  },
  localeConfigs: { dir: '=direction', lang: '=htmlLang', name: '=label' },
  redirects: { source: '=from', old: '=from', path: '=from', destination: '=to', target: '=to', new: '=to' },
  colorMode: { default: '=defaultMode', mode: '=defaultMode', theme: '=defaultMode' },
  category: {
    sidebar_position: '=position',
    order: '=position',
    weight: '=position',
    sidebar_label: '=label',
    title: '=label',
    name: '=label',
  },
  authors: {
    imageUrl: '=image_url',
    avatar: '=image_url',
    image: '=image_url',
    picture: '=image_url',
    link: '=url',
    website: '=url',
    nickname: '=name',
  },
  plugins: { pages: '=content', remark: 'markdown', rehype: 'markdown', outputs: '=output', scripts: '=client' },
  markdown: { remarkPlugins: '=remark', rehypePlugins: '=rehype' },
  tags: { name: '=label', title: '=label', slug: '=permalink', url: '=permalink' },
});

/** @param owner what holds the name */
export function foreignOption(owner: string, written: string, known: readonly string[]): Foreign | undefined {
  const found = OPTIONS[owner]?.[written] ?? '';
  const name = found.replace('=', '');
  return known.includes(name) ? { name, same: found !== name } : undefined;
}

/** Words that people write for a value, nearest first. */
const VALUES: readonly [name: string, written: RegExp][] = [
  ['throw', /^(?:error|severe|fatal|fail|strict|true|raise)$/],
  ['ignore', /^(?:off|none|silent|false|no|disabled?|never|skip)$/],
  ['warn', /^(?:warnings?|on)$/],
  ['dark', /^(?:night|black|dim|深色|暗色?|黑)$/],
  ['light', /^(?:day|white|bright|浅色|亮色?|白)$/],
  ['ltr', /^left(?:-to-right)?$/],
  ['rtl', /^right(?:-to-left)?$/],
  ['left', /^(?:start|begin|左)$/],
  ['right', /^(?:end|右)$/],
  ['browser', /^(?:history|path|html5)$/],
  ['md', /^(?:markdown|commonmark|gfm)$/],
];

/** Returns the value that another word means. */
export function foreignValue(written: string, known: readonly string[]): string | undefined {
  return VALUES.find(([name, pattern]) => known.includes(name) && pattern.test(written.toLowerCase()))?.[0];
}
