/** The literals of the specification for this very site (D21–D24): what is here must be there, and nothing else. */
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SiteSurvey } from '../../renderer/engine/build.js';
import { removeFolders, temporaryFolder } from '../engine/folders.js';
import { compiledEngine } from '../engine/served.js';
import { root } from '../structure/imports.js';

let survey: SiteSurvey;

beforeAll(async () => {
  const createEngine = await compiledEngine();
  const dir = join(root, 'content');
  const configFile = join(dir, 'notes.config.ts');
  const engine = createEngine({ dir, configFile, cacheDir: temporaryFolder(), out: null, threads: 0 });
  survey = await engine.survey();
  await engine.close();
});
afterAll(removeFolders);

const graph = () => survey.linked!.graph;
const docs = () => graph().versions[0]!;
const posts = () => graph().blogs[0]!;
const routes = () => new Set(survey.linked!.pages.map(({ route }) => route));
const han = (text: string) => text.match(/[\u4e00-\u9fff]/g)?.length ?? 0;

/** The 87 docs that the specification names, by group. */
const NAMED: Record<string, string> = {
  code: 'helpers',
  'code/handwritten':
    'assign bind call cloneDeep compose curry debounce eventEmitter instanceof is limitPromise new promise setInterval setTimeout throttle',
  'code/algorithm':
    'LRU inorder-traversal preorder-traversal postorder-traversal binary-search bit-operations gcd divide-and-conquer prefix-suffix-decomposition monotonic-stack backtracking trie sliding-window',
  'code/types': 'PartialByKeys PickByType ValueOf',
  css: 'bfc wave-line stacking-context selector-priority',
  engineering:
    'mvc-vs-flux polyfill-vs-runtime micro-frontend-sandbox webpack-hash webpack-build-optimisation webpack-modularity',
  html: 'cookie readonly-vs-disabled script-async-defer svg-vs-canvas qr-code-login mobile-adaptation',
  internet: 'basic-authentication cas cdn cors keep-alive versions request-headers caching cross-domain',
  js: 'axios-source commonjs-vs-es-modules event-loop error-types this typeof-instanceof-tostring workers binary-data front-end-download character-encoding prototype-chain block-scope-functions garbage-collection observer-vs-pub-sub',
  react: 'changelog diff-algorithm react-vs-vue strict-mode performance',
  resources: 'index packages/commitlint packages/jscpd',
  'roadmap/frontend': 'index pseudo-elements how-browsers-work how-the-internet-works',
  security: 'oauth-2 common-attacks',
  vue: 'what-new-vue-does',
};
const named = Object.entries(NAMED).flatMap(([group, names]) => names.split(' ').map((name) => `${group}/${name}`));

const SIDEBARS = ['docsSidebar', 'roadmap', 'code', 'resource'];
const DOC_TAGS = ['axios', 'browser', 'html', 'http', 'js', 'performance-optimisation'];
const BLOG_TAGS = [
  ...'css docusaurus eslint git html http js node-js performance-optimisation prettier ts vue'.split(' '),
];

describe('docs', () => {
  it('has every doc that is named, and about a hundred in all', () => {
    const ids = docs().docs.map(({ id }) => id);
    expect(named.filter((id) => !ids.includes(id))).toEqual([]);
    expect(ids.length).toBeGreaterThanOrEqual(95);
    expect(ids.length).toBeLessThanOrEqual(130);
  });

  it('has no group but those of the specification', () => {
    const groups = new Set(docs().docs.map(({ id }) => id.split('/')[0]));
    expect([...groups].sort()).toEqual(
      'code css engineering html internet js react resources roadmap security vue'.split(' '),
    );
  });

  it('is one version, current, labelled Next, without drafts and unlisted pages (D21)', () => {
    expect(graph().versions.map(({ version }) => [version.name, version.label])).toEqual([['current', 'Next']]);
    expect(docs().draftIds).toEqual([]);
    expect(docs().docs.filter(({ draft, unlisted }) => draft || unlisted)).toEqual([]);
  });

  it('has docs of 600 to 3,000 Han characters, title and description included, indexes aside (D22)', () => {
    const texts = new Map(survey.files!.sources.map(({ path, text }) => [path, text]));
    const lengths = docs().docs.map(({ id, document }): [string, number] => [id, han(texts.get(document.source)!)]);
    expect(lengths.filter(([id, count]) => !/(^|\/)index$/.test(id) && (count < 600 || count > 3000))).toEqual([]);
  });
});

describe('sidebars', () => {
  it('are four, in order, with each doc in exactly one (D21)', () => {
    const { sidebars } = docs();
    expect([...sidebars.keys()]).toEqual(SIDEBARS);
    const members = [...sidebars.values()].flatMap(({ members: ids }) => ids);
    expect(members.toSorted()).toEqual(
      docs()
        .docs.map(({ id }) => id)
        .sort(),
    );
    expect(new Set(members).size).toBe(members.length);
  });

  it.each([
    ['docsSidebar', '/docs/internet/basic-authentication', '/docs/internet/basic-authentication'],
    ['roadmap', '/docs/roadmap/frontend/', '/docs/roadmap/frontend'],
    ['code', '/docs/code/types/ValueOf', '/docs/code/types/ValueOf'],
    ['resource', '/docs/resources/', '/docs/resources'],
  ])('%s lands on %s', (name, path, href) => {
    expect(docs().sidebars.get(name)!.landing).toMatchObject({ path, href });
  });

  it('leads /docs to Basic Authentication', () => {
    expect(survey.linked!.pages.find(({ route }) => route === '/docs')).toMatchObject({
      kind: 'redirect',
      to: '/docs/internet/basic-authentication',
    });
  });
});

describe('tags (D23)', () => {
  it.each([
    ['docs', '/docs/tags', () => docs().tags, DOC_TAGS],
    ['blog', '/blog/tags', () => posts().tags, BLOG_TAGS],
  ] as const)('of the %s are those of the specification and no other', (_, base, tags, expected) => {
    expect(
      tags()
        .map(({ tag }) => tag.permalink)
        .sort(),
    ).toEqual(expected.map((segment) => `${base}/${segment}`).sort());
    expect(tags().every(({ tag }) => !tag.inline)).toBe(true);
  });

  it.each([
    ['/docs/tags/性能优化', '/docs/tags/performance-optimisation'],
    ['/docs/tags/浏览器', '/docs/tags/browser'],
    ['/blog/tags/性能优化', '/blog/tags/performance-optimisation'],
  ])('%s leads to %s', (from, to) => {
    expect(survey.linked!.pages.find(({ route }) => route === from)).toMatchObject({ kind: 'redirect', to });
  });
});

describe('blog (D22)', () => {
  it('has twenty posts of 2025-03-23', () => {
    expect(posts().posts.map(({ date }) => date.slice(0, 10))).toEqual(Array(20).fill('2025-03-23'));
  });

  it('gives each post its title as slug', () => {
    for (const { title, permalink } of posts().posts) expect(permalink).toBe(`/blog/${title.replace(/ /g, '-')}`);
  });

  it('has posts of 25 to 1,740 words, 0.125 to 8.7 minutes', () => {
    for (const { title, readingTime } of posts().posts) {
      expect(readingTime, title).toBeGreaterThanOrEqual(0.125);
      expect(readingTime, title).toBeLessThanOrEqual(8.7);
    }
  });
});

describe('routes', () => {
  it.each(['/', '/search', '/blog', '/blog/page/2', '/blog/archive', '/blog/tags', '/docs', '/docs/tags'])(
    '%s is there',
    (route) => {
      expect(routes().has(route)).toBe(true);
    },
  );

  it('has no third page of posts', () => {
    expect(routes().has('/blog/page/3')).toBe(false);
  });

  it('has no problem but the unset address', () => {
    expect(survey.problems.filter(({ level }) => level !== 'info').map(({ code }) => code)).toEqual(
      process.env.SITE_URL ? [] : ['config-url-unset'],
    );
  });
});

describe('configuration (D24)', () => {
  it('is light, without a switch, and follows the system', () => {
    expect(survey.site!.colorMode).toMatchObject({
      defaultMode: 'light',
      disableSwitch: true,
      respectPrefersColorScheme: true,
    });
  });

  it('has the four sidebars in the navbar, in the order of the specification', () => {
    const items = survey.linked!.clientSite.navbar.items;
    expect(items.map((item) => 'href' in item && item.href)).toEqual([
      '/docs/roadmap/frontend',
      '/docs/internet/basic-authentication',
      '/docs/code/types/ValueOf',
      '/docs/resources',
    ]);
  });
});
