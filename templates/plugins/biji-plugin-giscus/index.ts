/**
 * Comments by giscus (https://giscus.app) below posts, docs or both. Its script is loaded when the comments come near the window; the
 * policy of the site is opened for its origin alone.
 */
import { definePlugin, type Plugin, type PluginTools } from 'biji';

/** Options. The first four come from giscus.app. */
export interface GiscusOptions {
  /** `owner/name` of the repository. */
  repo: string;
  repoId: string;
  category: string;
  categoryId: string;
  /** What a discussion is found by. Default `pathname`. */
  mapping?: 'pathname' | 'url' | 'title' | 'og:title';
  /** Kinds of pages that have comments. Default `['post']`. */
  pages?: readonly ('post' | 'doc')[];
  /** Addresses of pages without comments, as in `/docs/intro`. */
  except?: readonly string[];
  /** Language of giscus. Default: that of the site. */
  lang?: string;
  /** Default `preferred_color_scheme`. */
  theme?: string;
  /** Of a giscus of your own. Default `https://giscus.app`. */
  origin?: string;
}

/** Class of the html element of pages with comments. */
const CLASS = 'has-comments';

export default function giscus(options: GiscusOptions): Plugin {
  const { pages = ['post'], except = [], origin = 'https://giscus.app' } = options;
  return definePlugin({
    name: 'giscus',
    reads: {},
    client: [new URL('./client.ts', import.meta.url)],
    csp: { 'script-src': [origin], 'style-src': [origin], 'frame-src': [origin] },
    pageData(page) {
      const isWanted = pages.some((kind) => kind === page.kind) && !except.includes(page.route);
      if (isWanted) page.htmlClass = [...page.htmlClass, CLASS];
    },
    // On every page, and the same: a reader may come to a page with comments from one that has none.
    head: (_, tools) => [{ tagName: 'meta', attributes: { name: 'giscus', content: settings(options, origin, tools) } }],
  });
}

/** What the script of giscus reads from its element, as JSON. */
function settings(options: GiscusOptions, origin: string, { site }: PluginTools): string {
  return JSON.stringify({
    origin,
    attributes: {
      repo: options.repo,
      'repo-id': options.repoId,
      category: options.category,
      'category-id': options.categoryId,
      mapping: options.mapping ?? 'pathname',
      strict: '0',
      'reactions-enabled': '1',
      'emit-metadata': '0',
      'input-position': 'top',
      theme: options.theme ?? 'preferred_color_scheme',
      lang: options.lang ?? languageOf(site.locale),
      loading: 'lazy',
    },
  });
}

/** As giscus names languages: `zh-CN` and `zh-TW`, others without a region. */
function languageOf(locale: string): string {
  const [language = 'en'] = locale.split('-');
  if (language !== 'zh') return language;
  return /Hant|TW|HK|MO/.test(locale) ? 'zh-TW' : 'zh-CN';
}
