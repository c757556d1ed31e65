/** `notes check --fix=suggested` on a terminal: what it shows, what answers do, what Ctrl+C leaves. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { displayWidth } from '../../cli/report/display-width.js';
import { removeFolders } from '../engine/folders.js';
import { compileTool } from '../engine/tool.js';
import { configText, makeSite } from '../outputs/sites.js';
import { onTerminal } from './pseudo-terminal.js';

beforeAll(compileTool);
afterAll(removeFolders);

/** With these the site has no default that was another once. */
const CONFIG = configText({ onBrokenLinks: 'throw', onBrokenAnchors: 'throw', onBrokenMarkdownLinks: 'throw' });
const TEXT =
  '---\ntitel: 甲\n---\n\n见[指南](./giude.md)，再看一遍[很长很长很长的文字](./guide.md#stat)，这行很长很长很长。\n\n:::warnning\n\n注意\n\n:::\n';
/** Of the faults only this one leaves no doubt. */
const SURE = TEXT.replace('warnning', 'warning');
const QUESTION = { zh: /q 停止\] /, en: /\[q\]uit / };

async function repair(answers: readonly string[], { columns = 40, env = {} } = {}) {
  const cwd = makeSite({
    'notes.config.ts': CONFIG,
    'docs/a.md': TEXT,
    'docs/guide.md': '# 指南\n\n## start\n\n文字\n',
  });
  const args = ['check', '--fix=suggested', '--only', 'build'];
  const screen = onTerminal(args, { cwd, columns, env: { LANG: 'zh_CN.UTF-8', ...env } });
  const question = 'LANG' in env ? QUESTION.en : QUESTION.zh;
  let asked = '';
  for (const answer of answers) {
    asked += `[^]*?${question.source}`;
    await screen.heard(new RegExp(asked));
    screen.type(answer);
  }
  const ended = await screen.ended;
  return { ...ended, text: readFileSync(join(cwd, 'docs/a.md'), 'utf8') };
}

describe('answers', () => {
  it.each([
    [['y\r', 'n\r', '\r'], SURE.replace('titel', 'title')],
    [['n\r', 'all\r'], SURE.replace('giude', 'guide').replace('stat)', 'start)')],
    [['y\r', 'quit\r'], SURE.replace('titel', 'title')],
    [['是\r', '停止\r'], SURE.replace('titel', 'title')],
    // An invalid answer is asked again; the end of the input ends the questions.
    [['what\r', 'y\r', '\u0004'], SURE.replace('titel', 'title')],
  ])('%j', async (answers, text) => {
    expect(await repair(answers)).toMatchObject({ text, code: text.includes('giude') ? 1 : 0 });
  });
});

it('shows one candidate as a difference, wrapped, and asks', async () => {
  const { lines, written } = await repair(['y\r', 'q\r']);
  expect(lines.slice(0, 5)).toEqual([
    'docs/a.md:2:1  这里没有用到名为“titel”的',
    '字段。',
    '- titel: 甲',
    '+ title: 甲',
    '写入？[y 是 / n 否 / a 全部 / q 停止] y',
  ]);
  expect(lines.filter((line) => displayWidth(line) > 40)).toEqual([]);
  expect(written).toContain('\u001b[31m- titel');
});

it('NO_COLOR and English: the same without colours', async () => {
  const { lines, written } = await repair(['q\r'], { env: { LANG: 'C.UTF-8', NO_COLOR: '1' } });
  expect(lines.slice(-8).join('\n')).not.toMatch(/[？！]/);
  expect(lines).toContain('Write it? [y]es, [n]o, [a]ll, [q]uit q');
  expect(written).not.toMatch(/\u001b\[\d*m/);
});

it.each([[['\u0003']], [['y\r', '\u0003']]])(
  'Ctrl+C at a question after %j: 130, files as they were',
  async (answers) => {
    const { code, text, lines } = await repair(answers);
    expect([code, text]).toEqual([130, TEXT]);
    expect(lines.join('\n')).not.toMatch(/error|Aborted/);
  },
);
