/** The examples of `notes explain`: the first form has the problem at what is changed, the second has not. */
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Example, examples, explanation, type FileExample } from '../../cli/explain/explain.js';
import { reasonOf, reasons } from '../../cli/explain/reasons.js';
import { createProgram } from '../../cli/program.js';
import { problemTable } from '../../renderer/site/problems/problem.js';
import { removeFolders, temporaryFolder, writeFiles } from '../engine/folders.js';
import { manyRuns } from '../engine/many-runs.js';
import { notes } from '../engine/tool.js';

afterAll(removeFolders);

const CONFIG = "export default {\n  title: 'T',\n  url: 'https://a.dev',\n};\n";
const FORMS = ['before', 'after'] as const;
type Form = (typeof FORMS)[number];
const named = Object.entries(examples).flatMap(([code, example]) => (example ? [{ code, example }] : []));
const SECRET = 'never-published-1234';

interface Found {
  code: string;
  file?: string;
  line?: number;
}

/** Findings in the site of an example, by folder. */
let found: Map<string, Found[]>;
const folder = temporaryFolder();
const siteOf = (code: string, form: Form) => join(folder, form, code);

beforeAll(() => {
  const lines = named.flatMap(({ code, example }) =>
    FORMS.map((form) => {
      const cwd = siteOf(code, form);
      writeSite(cwd, example, form);
      const args = argumentsOf(example, form);
      return { args: /^(?:build|check)$/.test(args[0]!) ? [...args, '--json', '--threads', '1'] : args, cwd };
    }),
  );
  const printed = manyRuns(lines, folder, { HOME: folder, DEMO_TOKEN: SECRET });
  found = new Map(printed.map((text, index) => [lines[index]!.cwd, problemsIn(text)]));
}, 600_000);

function writeSite(dir: string, example: Example, form: Form): void {
  const own = 'instead' in example ? {} : { [(form === 'after' && example.renamed) || example.file]: example[form] };
  const files = { ...example.files, ...own };
  const isForeign = Object.keys(files).some((path) => path.startsWith('docusaurus.config.'));
  writeFiles(dir, { ...(isForeign ? {} : { 'notes.config.ts': CONFIG }), ...files });
}

function argumentsOf(example: Example, form: Form): string[] {
  const { command = 'notes check --skip types,orphans --search' } = example;
  const line = 'instead' in example && form === 'after' ? example.instead : command;
  return [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain!).slice(1);
}

/** The problems of a report as JSON, or as people read it. */
function problemsIn(text: string): Found[] {
  const json = text.indexOf('{\n');
  try {
    return (JSON.parse(text.slice(json)) as { problems: Found[] }).problems;
  } catch {
    return [...text.matchAll(/^(?:error|warning|info) ([a-z-]+)(?: {2}([^\s:]+)(?::(\d+))?)?/gm)].map(
      ([, code, file, line]) => ({ code: code!, ...(file ? { file } : {}), ...(line ? { line: Number(line) } : {}) }),
    );
  }
}

/** Returns lines of the first form that the second one lacks, with their neighbours: missing text is reported there. */
function changedLines({ before, after }: FileExample): [from: number, to: number] {
  const [a, b] = [before.split('\n'), after.split('\n')];
  const most = Math.min(a.length, b.length);
  let start = 0;
  while (start < most && a[start] === b[start]) start++;
  let end = 0;
  while (end < most - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  return [start, a.length - end + 1];
}

/** Examples whose problem is reported at the start of a construct, or in the file with the other half, and not at the changed text. */
const ELSEWHERE: readonly string[] = [
  'find-word',
  'find-empty',
  'markdown-component-import',
  'markdown-tag-open',
  'render-failed',
  'render-import',
  'admonition-open',
  'authors-page-twice',
  'check-counterexample',
  'check-expectation-missed',
  'code-unclosed',
  'content-untrusted',
  'data-file-name',
  'data-file-unclosed',
  'doc-id-duplicate',
  'doc-several-sidebars',
  'fence-inside',
  'fence-open',
  'footnote-unused',
  'front-matter-unclosed',
  'magic-comment-open',
  'markdown-plugin',
  'math-open',
  'moved-content-outside',
  'moved-content-unused',
  'moved-theme-file',
  'moved-theme-files',
  'moved-theme-throws',
];

describe('the example of', () => {
  it.each(named.map(({ code }) => code))('%s', (code) => {
    expect(Object.keys(problemTable)).toContain(code);
    const hits = found.get(siteOf(code, 'before'))!.filter((entry) => entry.code === code);
    expect(hits.length, JSON.stringify(found.get(siteOf(code, 'before')))).toBeGreaterThan(0);
    expect(found.get(siteOf(code, 'after'))!.map((entry) => entry.code)).not.toContain(code);
    const example = examples[code]!;
    // Of a file that gets another name no line is changed.
    if ('instead' in example || 'renamed' in example || ELSEWHERE.includes(code)) return;
    const [from, to] = changedLines(example);
    expect(hits).toContainEqual(
      expect.toSatisfy(
        ({ file, line }: Found) =>
          file === undefined || (file === example.file && (line === undefined || (line >= from && line <= to))),
      ),
    );
  });
});

/** Problems that no small site shows alike on every machine: to be lowered. */
const MOST_BARE = 84;

describe('every code', () => {
  const codes = Object.keys(problemTable);

  it.each(['zh', 'en'] as const)('has an explanation in %s', (language) => {
    expect(codes.filter((code) => !explanation(code, language)?.meaning || !explanation(code, language)?.fix)).toEqual(
      [],
    );
  });

  it('has an example, or a reason why not and a command, and not both', () => {
    expect(codes.filter((code) => !examples[code] && !reasonOf(code))).toEqual([]);
    const bare = codes.filter((code) => !examples[code]);
    for (const { codes: pattern, command } of reasons) {
      expect(bare.filter((code) => pattern.test(code)).length, String(pattern)).toBeGreaterThan(0);
      expect(createProgram(() => {}).commands.map((entry) => entry.name())).toContain(command.split(' ')[1]);
    }
    expect(bare.length).toBeLessThanOrEqual(MOST_BARE);
  });
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
