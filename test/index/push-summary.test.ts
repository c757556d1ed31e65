/** The summary of `notes index`, in both languages. */
import { expect, it } from 'vitest';
import { type PushChoice, pushSummary } from '../../cli/report/push-summary.js';
import { makeHostedRecords } from '../../renderer/output/push/hosted-records.js';
import type { PushResult } from '../../renderer/output/push/push.js';
import { makePlan } from '../../renderer/output/push/push-plan.js';
import { notes } from '../engine/tool.js';
import { makeSite } from '../outputs/sites.js';

const plan = makePlan(makeHostedRecords([], 'https://a.b/', 'https://a.b').records, new Map(), 'https://a.b/');
const result = (changes: Partial<PushResult>): PushResult => ({
  plan: { ...plan, renamed: 2, biggest: [{ objectID: 'id', bytes: 7 }] },
  settings: ['ranking'],
  pushed: false,
  done: { saved: 0, deleted: 0 },
  problems: [],
  ...changes,
});

it.each<[string, Partial<PushResult>, PushChoice, RegExp, RegExp]>([
  ['nothing read', { plan: undefined }, {}, /could not be read/, /读不到索引/],
  ['pushed', { pushed: true }, {}, /^Pushed: 0 add/, /^已推送：新增 0 条/],
  ['replaced', { pushed: true }, { replace: true }, /^Replaced the index: 0 records/, /^已替换索引：0 条记录/],
  [
    'planned',
    {},
    { dryRun: true },
    /^Plan: .*\nBiggest records:\n {2}7 B {2}id$/,
    /^计划：.*\n最大的记录：\n {2}7 B {2}id$/,
  ],
  [
    'stopped',
    { done: { saved: 3, deleted: 1 } },
    {},
    /^Stopped after 3 saved and 1/,
    /^保存 3 条、删除 1 条之后停下了/,
  ],
  ['refused', {}, {}, /^Nothing pushed: /, /^没有推送：/],
])('%s', (_name, changes, choice, en, zh) => {
  expect(pushSummary(result(changes), choice, 'en')).toMatch(en);
  expect(pushSummary(result(changes), choice, 'en')).not.toMatch(/\p{Script=Han}/u);
  const chinese = pushSummary(result(changes), choice, 'zh');
  expect(chinese).toMatch(zh);
  expect(
    chinese.match(/[A-Za-z]+/g)?.filter((word) => !/^(objectID|ranking|replace|KB|B|id)$/.test(word)) ?? [],
  ).toEqual([]);
});

it('a Chinese terminal reads Chinese', async () => {
  const cwd = makeSite({ 'docs/a.md': '# 甲\n\n正文\n' });
  const { code, stderr } = await notes(['index', '--dry-run'], { cwd, env: { LANG: 'zh_CN.UTF-8' } });
  expect([code, stderr]).toEqual([
    0,
    expect.stringMatching(/^环境变量里没有密钥（.*）：与空索引比较。\n计划：要新增 2 条/),
  ]);
});
