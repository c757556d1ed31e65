import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeFolders, temporaryFolder, writeFiles } from '../engine/folders.js';
import { notes } from '../engine/tool.js';

afterAll(removeFolders);

const FENCE = '```';
const PAGE = `---
title: 甲
---

<img src="/missing.png" />

<button></button>

<div style={{ width: '900px' }}>宽</div>

<p style={{ color: '#ddd', background: '#fff' }}>看不清的文字</p>

${FENCE}js browser
document.body.innerHTML = '<p>一</p>';
document.querySelector('p').textContent; // => '一'
document.querySelectorAll('p').length; // => 2
null.x; // throws TypeError
await Promise.resolve(3) // => 3
setTimeout(() => console.log('later'), 5); // prints later
new Map([['a', [1]]]); // => new Map([['a', [1]]])
${FENCE}

${FENCE}js browser
await fetch('https://example.com/'); // throws TypeError
location.protocol; // => 'https:'
missing();
${FENCE}
`;

/** Each is 100 px high, with 12 px of paper above and below; the third is as high as its frame. */
const HEIGHTS = `# 高度

${FENCE}html result=90
<div style="height: 100px"></div>
${FENCE}

${FENCE}html result=300
<div style="height: 100px"></div>
${FENCE}

${FENCE}html result=300
<div style="height: 100vh; margin: -12px"></div>
${FENCE}

${FENCE}html result=124
<div style="height: 100px"></div>
${FENCE}
`;

const SHEET = `# 样式

${FENCE}html scope=bar
<nav>导航</nav>
${FENCE}

${FENCE}css exercise="让导航高 40 像素" scope=bar
nav {
  /* #region answer 写一个声明 */
  height: 40px;
  /* #endregion */
}
${FENCE}

${FENCE}js browser scope=bar
document.querySelector('nav').offsetHeight; // => 40
${FENCE}
`;
const ANSWERS = [
  ['wrong', '三十', 'height: 30px;'],
  ['wrong', '其实对', 'min-height: 40px;'],
  ['right', '逻辑', 'block-size: 40px;'],
  ['right', '其实错', 'width: 40px;'],
]
  .map(([kind, title, code]) => `${FENCE}css ${kind} title="${title}"\n${code}\n${FENCE}\n`)
  .join('\n');

interface Finding {
  code: string;
  file?: string;
  line?: number;
  args: Record<string, string | number>;
  repair?: { edits: { line: number; column: number; text: string }[] };
}

let found: Finding[];
let counts: { run: number; expectations: number };

beforeAll(async () => {
  const site = temporaryFolder();
  writeFiles(site, {
    'notes.config.json': JSON.stringify({
      title: '站',
      url: 'https://a.example',
      blog: false,
      onBrokenHtmlLinks: 'ignore',
      check: { budgets: { total: 1000, font: 1000 } },
    }),
    'docs/a.mdx': PAGE,
    'docs/heights.md': HEIGHTS,
    'docs/sheet.md': SHEET,
    'docs/_sheet.answers.md': ANSWERS,
  });
  const run = await notes(['check', site, '--browser', '--only', 'browser', '--json'], { cwd: site });
  const report = JSON.parse(run.stdout);
  found = report.problems;
  counts = report.counts;
});

const of = (code: string) => found.filter((finding) => finding.code === code && finding.file === 'docs/a.mdx');

it('tries answers to exercises in CSS on their page', () => {
  const told = found.filter(({ code }) => code.startsWith('exercise')).map(({ code, args }) => [code, args.title]);
  expect(told).toEqual([
    ['exercise-wrong-passes', '其实对'],
    ['exercise-right-fails', '其实错'],
  ]);
});

it('tells heights of results that are too low or too high, and mends them', () => {
  const heights = found.filter(({ code }) => code === 'check-result-height');
  expect(heights.map(({ file, line, args }) => [file, line, args])).toEqual([
    ['docs/heights.md', 3, { height: 90, needed: 124 }],
    ['docs/heights.md', 7, { height: 300, needed: 124 }],
  ]);
  expect(heights[0]?.repair?.edits[0]).toMatchObject({ line: 3, column: 16, text: '124' });
});

describe('notes check --browser', () => {
  it('runs browser blocks in a page of their own, without network', () => {
    expect(counts).toMatchObject({ run: 3, expectations: 9 });
    expect(of('check-expectation').map(({ line, args }) => [line, args.actual])).toEqual([[16, '1']]);
    expect(of('check-run-error').map(({ args }) => args.name)).toEqual(['ReferenceError']);
  });

  it.each([
    ['check-axe', 'button-name'],
    ['check-contrast', 'light'],
    ['check-overflow', ''],
    ['check-console', '/missing.png'],
    ['check-weight', 'total'],
  ])('finds %s %s', (code, word) => {
    expect(
      of(code)
        .map(({ args }) => JSON.stringify(args))
        .join(),
    ).toContain(word || '"screen":390');
  });

  it('says nothing of budgets that are kept', () => {
    expect(of('check-weight')).toHaveLength(1);
  });
});

describe('badges of blocks that a browser ran', () => {
  const block = (code: string) => `---\ntitle: 甲\n---\n\n${FENCE}js browser\n${code}\n${FENCE}\n`;
  const CODE = "document.body.append('一');\ndocument.body.textContent; // => '一'";

  it('name the browser, stay without one, and go with an edit', async () => {
    const site = temporaryFolder();
    const checked = () => JSON.parse(readFileSync(join(site, '.checked.json'), 'utf8'));
    const check = (...args: string[]) => notes(['check', site, ...args], { cwd: site });
    const page = async () => {
      await notes(['build', site, '-o', `${site}/out`], { cwd: site });
      return readFileSync(join(site, 'out/docs/a/index.html'), 'utf8');
    };
    writeFiles(site, {
      'notes.config.json': JSON.stringify({ title: '站', url: 'https://a.example', blog: false }),
      'docs/a.md': block(CODE),
    });
    await check('--browser', '--record', '--clock', '2026-01-01');
    expect(checked().browser).toMatch(/^Chromium \d+$/);
    const seen = await page();
    expect(seen).toContain(`Run in ${checked().browser}; expectations that hold: 1; same result since 2026-01-01`);
    expect(seen).not.toContain('data-flags="browser run"');

    const { browser, units } = checked();
    await check('--clock', '2026-02-02');
    expect(checked()).toMatchObject({ browser, units });

    writeFileSync(join(site, 'docs/a.md'), block(CODE.replaceAll('一', '二')));
    await check('--clock', '2026-02-02');
    expect(checked().units).toEqual({});
    expect(await page()).not.toContain('codeBlockChecked');
  });
});

it('opens the pages of a site of the hash router one by one', async () => {
  const site = temporaryFolder();
  writeFiles(site, {
    'notes.config.json': JSON.stringify({ title: '站', url: 'https://a.example', blog: false, router: 'hash' }),
    'docs/a.md': '# 甲\n',
    'docs/b.mdx': "# 乙\n\n<p style={{ color: '#ddd', background: '#fff' }}>看不清的文字</p>\n",
  });
  const run = await notes(['check', site, '--browser', '--only', 'browser', '--json'], { cwd: site });
  const { problems }: { problems: Finding[] } = JSON.parse(run.stdout);
  expect(problems.map(({ code, file }) => [code, file])).toContainEqual(['check-contrast', 'docs/b.mdx']);
  expect(problems.filter(({ file }) => file === 'docs/a.md')).toEqual([]);
});
