/** Everything that content can be written with has an example in the manual, shown as its source and as what it gives. */
import { describe, expect, it } from 'vitest';
import { KNOWN } from '../../renderer/check/flags.js';
import {
  CHECK_WORDS,
  type CodeMeta,
  readMeta,
  SWITCHES,
  VALUE_WORDS,
} from '../../renderer/compile/code/info-string.js';
import { NOTE_WORDS, RANGE_WORDS } from '../../renderer/compile/code/line-marks.js';
import { KNOWN_COMPONENTS } from '../../renderer/compile/mdx/builtins.js';
import { ALERTS } from '../../renderer/compile/parse/alerts.js';
import { CONTENT_NODES } from '../../renderer/compile/render/render.js';
import { type Node, walk } from '../../renderer/compile/tree/tree.js';
import { resolveConfig } from '../../renderer/site/configuration/config.js';
import { parsed } from '../compile/helper.js';
import { fencesOf, HALVES, type Half, manualPage } from './fences.js';

const PAGES = ['markdown', 'code', 'components', 'own-components'];

/** Sources that their page gives again, as content, right behind the block. */
const examplesOf = (half: Half) =>
  PAGES.flatMap((name) => fencesOf(name, half))
    .filter(({ lang }) => /^mdx?$/.test(lang))
    .filter(({ code, rest }) => rest.replace(/^\s*(?:<div className="result">\s*)?/, '').startsWith(code.trim()))
    .map(({ code }) => code);

const site = resolveConfig({ title: 't' }, { dir: '/', configFile: 'notes.config.ts', configHash: '' }).site!;

describe.each(HALVES)('every syntax is shown as source and rendered (%s)', (half) => {
  const examples = examplesOf(half);
  const all = examples.join('\n');
  /** Opening lines of fences among the examples. */
  const fences = [...all.matchAll(/^\s*```([^\s`]+) *([^`\n]*)$/gm)].map(([, lang = '', meta = '']) => ({
    lang,
    meta,
  }));
  const words = new Set(fences.flatMap(({ meta }) => meta.split(/\s+/).map((word) => word.replace(/=.*/, ''))));

  it('in most of the examples of the pages about writing', () => {
    const shown = PAGES.flatMap((name) => fencesOf(name, half)).filter(({ lang }) => /^mdx?$/.test(lang)).length;
    expect(examples.length).toBeGreaterThan(30);
    expect(examples.length / shown).toBeGreaterThan(0.85);
  });

  it('nodes of the tree', async () => {
    const found = new Set<string>();
    for (const example of examples) {
      const page = await parsed(example, { markdown: { math: true }, source: { path: 'docs/a.mdx', format: 'mdx' } });
      expect(
        page.problems.filter(
          ({ level, code }) =>
            level === 'error' && /^markdown-(?:mdx|esm|tag|attribute|less|autolink|comment)/.test(code),
        ),
      ).toEqual([]);
      walk(page.tree, (node: Node) => found.add(node.type));
    }
    /** Front matter has a page of its own; raw HTML is JSX in MDX; other directives are no syntax of ours (B4.42). */
    const elsewhere = ['yaml', 'html', 'leafDirective', 'textDirective'];
    expect(CONTENT_NODES.filter((type) => !found.has(type) && !elsewhere.includes(type))).toEqual([]);
  });

  it('admonitions, as directives and as GitHub writes them', () => {
    const { admonitions } = site.markdown;
    const keywords = admonitions === false ? [] : admonitions.keywords;
    expect(keywords.length).toBeGreaterThan(5);
    expect(keywords.filter((keyword) => !new RegExp(`^:::+${keyword}\\b`, 'm').test(all))).toEqual([]);
    expect(ALERTS.filter((word) => !all.includes(`> [!${word}]`))).toEqual([]);
  });

  it('components that need no import', () => {
    /** Named on the page: it cannot be shown without an optional package; a doc card is what the list of them shows. */
    const named = ['Mermaid', 'DocCard', 'Head'];
    const pages = PAGES.map((name) => manualPage(name, half)).join('\n');
    expect([...KNOWN_COMPONENTS].filter((name) => !named.includes(name) && !all.includes(`<${name}`))).toEqual([]);
    expect(named.filter((name) => !new RegExp(`\`${name}\`|<${name}\\b`).test(pages))).toEqual([]);
  });

  it('words behind the language of a code block', () => {
    const known = [...KNOWN, ...SWITCHES, ...CHECK_WORDS, ...VALUE_WORDS, ...RANGE_WORDS];
    expect(known.filter((word) => !words.has(word))).toEqual([]);
  });

  it('everything that an info string can say', () => {
    const FIELDS: Record<keyof CodeMeta, (meta: CodeMeta) => unknown> = {
      language: ({ language }) => language,
      title: ({ title }) => title,
      ranges: ({ ranges }) => ranges,
      marks: ({ marks }) => marks.length,
      diffOf: ({ diffOf }) => diffOf,
      lineNumbers: ({ lineNumbers }) => lineNumbers,
      live: ({ live }) => live,
      noInline: ({ noInline }) => noInline,
      npm2yarn: ({ npm2yarn }) => npm2yarn,
      flags: ({ flags }) => flags.length,
    };
    const metas = fences.map(({ lang, meta }) => readMeta(lang, meta));
    expect(Object.keys(FIELDS).filter((name) => !metas.some(FIELDS[name as keyof CodeMeta]))).toEqual([]);
  });

  it('marks in comments of code', () => {
    expect(NOTE_WORDS.filter((word) => !all.includes(`[!code ${word}`))).toEqual([]);
    const magic = site.prism.magicComments.flatMap(({ line, block }) => [line, block?.start, block?.end]);
    expect(magic.filter((word) => word !== undefined && !all.includes(word))).toEqual([]);
  });

  it('what is no node: ids of headings, comments, truncation, tables of footnotes, emoji', () => {
    for (const syntax of [
      /\{#[\w-]+\}$/m,
      /<!-- #[\w-]+ -->/,
      /\{\/\* .* \*\/\}/,
      /:\w+:/,
      /^import .* from '\.\/_[\w-]+\.md'/m,
    ])
      expect(all).toMatch(syntax);
    expect(manualPage('markdown', half)).toContain('<!-- truncate -->');
  });
});
