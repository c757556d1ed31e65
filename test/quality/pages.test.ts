/** Every HTML page of the fixture site and of the notes, judged by a real validator and by the budgets of bytes before the first paint. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { HtmlValidate, type RuleConfig } from 'html-validate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Corpus, makeCorpus, writeSite } from '../bench/corpus.js';
import { root } from '../structure/imports.js';
import { type Built, buildSite, gzipBytes, siteFolder } from './sites.js';

/** HTML and style sheet before the first paint of a doc page of ordinary size. */
const PAINT_BUDGET = 20 * 1024;
/** Docs with more text than this are not of ordinary size; they are few and the test counts them. */
const ORDINARY_TEXT = 60_000;

/** Rules that are off, each with the reason. */
const RULES: RuleConfig = {
  // Not a rule of the standard: files of the site's own host need no hash, their names hold one.
  'require-sri': 'off',
};

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:document'],
  rules: RULES,
});

const ROBOT = /<meta http-equiv="refresh"/;

describe.each([
  ['fixture site', siteFolder('reader')],
  ['customised site', siteFolder('custom')],
  ['notes', join(root, 'content')],
])('pages of the %s', (_name, folder) => {
  let built: Built;
  let pages: [path: string, html: string][];

  beforeAll(() => {
    built = buildSite(folder);
    pages = built.pages
      .map((path): [string, string] => [path, built.read(path)])
      .filter(([, html]) => !ROBOT.test(html));
  });
  afterAll(() => built?.remove());

  /** Pages that break a rule, with what breaks it. */
  const broken = (judge: (html: string, path: string) => string | undefined | false) =>
    pages.flatMap(([path, html]) => {
      const what = judge(html, path);
      return what ? [`${path}: ${what}`] : [];
    });

  it('are valid HTML', () => {
    expect(pages.length).toBeGreaterThan(2);
    const errors = pages.flatMap(([path, html]) =>
      validator
        .validateStringSync(html, path)
        .results.flatMap(({ messages }) =>
          messages.map((m) => `${path}:${m.line}:${m.column} ${m.ruleId}: ${m.message}`),
        ),
    );
    expect(errors).toEqual([]);
  });

  it('have at most three style sheets of the theme and one of the site, in the head, and no script that blocks', () => {
    expect(
      broken((html) => {
        const sheets = html.match(/<link\b[^>]*rel="stylesheet"[^>]*>/g) ?? [];
        const head = html.slice(0, html.indexOf('</head>'));
        const inHead = sheets.every((sheet) => head.includes(sheet));
        return (sheets.length === 0 || sheets.length > 4 || !inHead) && `${sheets.length} style sheets`;
      }),
    ).toEqual([]);
    expect(
      broken((html) =>
        (html.match(/<script\b[^>]*\bsrc=[^>]*>/g) ?? []).find((tag) => !/type="module"|\bdefer\b|\basync\b/.test(tag)),
      ),
    ).toEqual([]);
  });

  it('carry a policy before anything that it governs, without unsafe scripts (D8)', () => {
    expect(
      broken((html) => {
        const at = html.search(/<meta http-equiv="Content-Security-Policy"/);
        const first = html.search(/<(script|link|style|body)\b/);
        if (at === -1 || at > first) return 'no policy at the top';
        const policy = /content="([^"]*)"/.exec(html.slice(at))![1]!;
        const scripts = /script-src[^;]*/.exec(policy)?.[0] ?? '';
        return /unsafe/.test(scripts) && scripts;
      }),
    ).toEqual([]);
  });

  it('hold style attributes and inline style sheets only where the policy allows them', () => {
    expect(
      broken((html) => {
        const styled = /<[a-z][^<>]*\sstyle="[^"]*"|<style\b[^>]*>/.exec(html)?.[0];
        return styled && !/style-src [^;]*'unsafe-inline'/.test(html) && styled;
      }),
    ).toEqual([]);
    expect(broken((html) => /<[a-z][^<>]*\son[a-z]+="/.exec(html)?.[0])).toEqual([]);
  });

  it('need at most 20 KB before the first paint of a doc', () => {
    const docs = pages.filter(([path, html]) => path.startsWith('docs') && html.includes('docs-doc-page'));
    const ordinary = docs.filter(([, html]) => html.length <= ORDINARY_TEXT);
    expect(docs.length).toBeGreaterThan(1);
    expect(ordinary.length / docs.length).toBeGreaterThan(0.8);
    const sizes = ordinary.map(([path, html]) => {
      const sheet = /rel="stylesheet" href="\/([^"]+)"/.exec(html)![1]!;
      return [path, gzipBytes(html) + gzipBytes(built.read(sheet))] as const;
    });
    expect(sizes.filter(([, bytes]) => bytes > PAINT_BUDGET)).toEqual([]);
  });
});

describe('customising', () => {
  let built: Built;
  let html: string;

  beforeAll(() => {
    built = buildSite(siteFolder('custom'));
    html = built.read('docs.html');
  });
  afterAll(() => built?.remove());

  it('a file of the same name replaces a component, round the original', () => {
    expect(html).toMatch(/<p class="own-footer">自己的一行<\/p><footer [^>]*>.*原来的页脚/s);
  });

  it("tokens and rules of the site's own CSS stand after the theme's", () => {
    const sheets = [...html.matchAll(/rel="stylesheet"[^>]* href="\/([^"]+)"|href="\/([^"]+)"[^>]* rel="stylesheet"/g)];
    const sheet = sheets.map(([, first, second]) => built.read((first ?? second)!)).join('\n');
    expect(sheet.lastIndexOf('--n-accent: #7a3e9d')).toBeGreaterThan(sheet.indexOf('--n-accent: var('));
    expect(sheet).toMatch(/\.markdown h2\{border-left:/);
  });

  it('head tags and scripts of the configuration stand in every page', () => {
    for (const page of built.pages.map((path) => built.read(path))) {
      expect(page).toContain('<meta name="theme-color" content="#7a3e9d">');
      expect(page).toMatch(/<script [^>]*src="\/hello\.js"/);
    }
  });
});

describe('pages of growing sites', () => {
  const SAME = [
    'docs/part-1/chapter-1/note-00003.html',
    'docs/part-1/chapter-2/note-00030.html',
    'blog/2026/01/01/post-1.html',
    'blog.html',
  ];
  let folder: string;
  let sizes: Map<string, number>[];

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'notes-growth-'));
    const large = makeCorpus({ docs: 1000, variant: 'plain' });
    sizes = [firstOf(large, 100), large].map((corpus, i) => {
      const dir = join(folder, String(i));
      writeSite(dir, corpus, false);
      const built = buildSite(dir);
      const found = built.pages.map((path) => [path, Buffer.byteLength(built.read(path))] as const);
      built.remove();
      return new Map(found);
    });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(SAME)('%s has the same bytes at 100 and at 1,000 docs, within 2 percent', (path) => {
    const [small, large] = sizes.map((size) => size.get(path) ?? 0);
    expect(small).toBeGreaterThan(1000);
    expect(Math.abs(large! / small! - 1)).toBeLessThanOrEqual(0.02);
  });
});

/** The first docs of a corpus. Links to docs that are left out go too. */
function firstOf(corpus: Corpus, count: number): Corpus {
  const docs = corpus.docs.slice(0, count);
  const names = new Set(docs.map(({ path }) => basename(path)));
  const kept = (line: string) => {
    const target = /^- \[.*\]\(.*?(note-\d+\.md)\)$/.exec(line)?.[1];
    return target === undefined || names.has(target);
  };
  return {
    ...corpus,
    docs: docs.map((doc) => ({ ...doc, text: doc.text.split('\n').filter(kept).join('\n') })),
    posts: corpus.posts.slice(0, count / 10),
  };
}
