/** The examples of `notes explain`: the first form has the problem, the second has not, as `notes check` sees it. */
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Example, examples, explanation } from '../../cli/explain/explain.js';
import { problemTable } from '../../renderer/site/problems/problem.js';
import { removeFolders, temporaryFolder, writeFiles } from '../engine/folders.js';
import { notes } from '../engine/tool.js';
import { checkAll } from '../mistakes/measure.js';

afterAll(removeFolders);

const CONFIG = "export default {\n  title: 'T',\n  url: 'https://a.dev',\n};\n";
const named = Object.entries(examples).flatMap(([code, example]) => (example ? [{ code, example }] : []));

/** Codes found in the site of an example, by folder. */
let found: Map<string, string[]>;
const folder = temporaryFolder();
const siteOf = (code: string, form: 'before' | 'after') => join(folder, form, code);

beforeAll(() => {
  const sites = named.flatMap(({ code, example }) =>
    (['before', 'after'] as const).map((form) => {
      write(siteOf(code, form), example, form);
      return siteOf(code, form);
    }),
  );
  const printed = checkAll(folder, sites, '--skip', 'types,orphans', '--search');
  found = new Map(
    [...printed].map(([site, text]) => [
      site,
      (JSON.parse(text) as { problems: { code: string }[] }).problems.map(({ code }) => code),
    ]),
  );
}, 300_000);

function write(site: string, { file, files, ...texts }: Example, form: 'before' | 'after'): void {
  writeFiles(site, { 'notes.config.ts': CONFIG, ...files, [file]: texts[form] });
}

describe('the example of', () => {
  it.each(named.map(({ code }) => code))('%s', (code) => {
    expect(Object.keys(problemTable)).toContain(code);
    expect(found.get(siteOf(code, 'before'))).toContain(code);
    expect(found.get(siteOf(code, 'after'))).not.toContain(code);
  });
});

/** Codes without an example, by what they take to be seen: no text of a site can show it. */
const WITHOUT = {
  'a browser, the network or a package':
    /^check-(?:axe|compiler|console|contrast|counterexample|foreign-request|inputs-missed|layout-shift|link-dead|link-refused|not-isolated|offline|oracle-.*|overflow|package-missing|policy|types|weight)$/,
  'a hosted search service': /^(?:index|search)-/,
  'a command, a folder or the system':
    /^(?:cache-unwritable|config-not-found|copied-file-hole|disk-.*|ended-early|host-line-unread|init-.*|inspect-.*|manifest-.*|move-.*|new-path|output-.*|rename-.*|secret-in-output|serve-.*|source-.*|stdout-refused|tool-fault|verify-.*)$/,
  'a name of a file or a folder':
    /^(?:category-file-twice|data-file-name|doc-id-duplicate|docs-folder-.*|feed-style-missing|link-outside|post-no-date|route-alike|route-name-.*|route-static|theme-file-name)$/,
  'a site of Docusaurus': /^moved-/,
  'time or size': /^(?:check-died|check-timeout|page-too-.*|compile-crashed|markdown-too-deep)$/,
};

/** Codes whose example nobody has written yet: to be lowered. */
const MOST_UNWRITTEN = 40;

it('every code has an explanation in both languages, and an example or a reason why not', () => {
  const codes = Object.keys(problemTable);
  for (const language of ['zh', 'en'] as const)
    expect(codes.filter((code) => !explanation(code, language)?.meaning || !explanation(code, language)?.fix)).toEqual(
      [],
    );
  const bare = codes.filter((code) => !examples[code]);
  const unwritten = bare.filter((code) => !Object.values(WITHOUT).some((pattern) => pattern.test(code)));
  expect(unwritten.length, unwritten.join(' ')).toBeLessThanOrEqual(MOST_UNWRITTEN);
  expect(named.length).toBeGreaterThanOrEqual(170);
});

describe('notes explain', () => {
  it('shows meaning, repair and example; the same as JSON', async () => {
    const text = await notes(['explain', 'link-anchor'], { cwd: folder });
    expect([text.code, text.stderr]).toEqual([0, '']);
    expect(text.stdout).toMatch(
      /^error link-anchor\n {2}\S.*\n {2}→ \S[\s\S]*\n {2}- \[u\]\(#usge\)\n {2}\+ \[u\]\(#usage\)\n$/,
    );
    const json = await notes(['explain', 'link-anchor', '--json'], { cwd: folder, env: { NOTES_LANG: 'zh' } });
    expect(JSON.parse(json.stdout)).toMatchObject({
      code: 'link-anchor',
      level: 'error',
      example: { file: 'docs/a.md' },
    });
    expect(json.stdout).toMatch(/"meaning": ".*\p{Script=Han}/u);
  });

  it('lists all codes', async () => {
    const run = await notes(['explain'], { cwd: folder });
    const listed = run.stdout
      .split('\n')
      .slice(1)
      .map((line) => line.split(' ')[0]);
    expect(listed.filter(Boolean)).toEqual(Object.keys(problemTable));
  });

  it.each([
    ['link-anhcor', {}, 'error: there is no problem "link-anhcor". Did you mean "link-anchor"?\n'],
    ['constructor', {}, 'error: there is no problem "constructor"\n'],
    ['link-anhcor', { NOTES_LANG: 'zh' }, '错误：没有“link-anhcor”这个问题。是不是想写“link-anchor”？\n'],
  ])('%s: there is none', async (code, env, said) => {
    const run = await notes(['explain', code], { cwd: folder, env });
    expect([run.code, run.stdout, run.stderr]).toEqual([2, '', said]);
  });
});
