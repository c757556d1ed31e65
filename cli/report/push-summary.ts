/** The last lines of `notes index`: what was pushed, or would be. */
import type { PushResult } from '../../renderer/output/push/push.js';
import type { PushPlan } from '../../renderer/output/push/push-plan.js';
import { plural } from './frames.js';
import type { Language } from './message-language.js';

export interface PushChoice {
  dryRun?: boolean;
  replace?: boolean;
}

/** Returns what was pushed, in one language. */
export function pushSummary(result: PushResult, choice: PushChoice, language: Language): string {
  return language === 'zh' ? inChinese(result, choice) : inEnglish(result, choice);
}

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

/** Records in all after a push. */
const recordsOf = ({ add, update, unchanged }: PushPlan) => add.length + update.length + unchanged;

function inEnglish({ plan, settings, pushed, done }: PushResult, { dryRun, replace }: PushChoice): string {
  if (!plan) return 'Nothing pushed: the index could not be read.';
  const { add, update, remove, renamed, unchanged, bytes, totalBytes } = plan;
  const set = settings.length > 0 ? `; settings: ${settings.join(', ')}` : '';
  if (pushed && replace)
    return `Replaced the index: ${plural(recordsOf(plan), 'record')}; ${kilobytes(totalBytes)} sent${set}`;
  const moved = renamed > 0 ? ` (${renamed} of them come back under a new objectID)` : '';
  const rest = `${unchanged} unchanged`;
  if (pushed)
    return `Pushed: ${add.length} add, ${update.length} update, ${done.deleted} delete${moved}, ${rest}; ${kilobytes(bytes)} send${set}`;
  const counts = `${add.length} to add, ${update.length} to update, ${remove.length} to delete${moved}, ${rest}; ${kilobytes(bytes)} to send`;
  if (dryRun) {
    const whole = replace ? `; --replace sends all, ${kilobytes(totalBytes)}` : '';
    return `Plan: ${counts}${whole}${set}${biggest('Biggest records:', plan)}`;
  }
  return done.saved + done.deleted > 0
    ? `Stopped after ${done.saved} saved and ${done.deleted} deleted. Plan: ${counts}`
    : `Nothing pushed: ${counts}`;
}

function inChinese({ plan, settings, pushed, done }: PushResult, { dryRun, replace }: PushChoice): string {
  if (!plan) return '没有推送：读不到索引。';
  const { add, update, remove, renamed, unchanged, bytes, totalBytes } = plan;
  const set = settings.length > 0 ? `；设置：${settings.join('、')}` : '';
  if (pushed && replace) return `已替换索引：${recordsOf(plan)} 条记录，发送 ${kilobytes(totalBytes)}${set}`;
  const moved = renamed > 0 ? `（其中 ${renamed} 条换了 objectID）` : '';
  const rest = `不变 ${unchanged} 条`;
  if (pushed)
    return `已推送：新增 ${add.length} 条，更新 ${update.length} 条，删除 ${done.deleted} 条${moved}，${rest}；发送 ${kilobytes(bytes)}${set}`;
  const counts = `要新增 ${add.length} 条，更新 ${update.length} 条，删除 ${remove.length} 条${moved}，${rest}；要发送 ${kilobytes(bytes)}`;
  if (dryRun) {
    const whole = replace ? `；--replace 会全部发送，共 ${kilobytes(totalBytes)}` : '';
    return `计划：${counts}${whole}${set}${biggest('最大的记录：', plan)}`;
  }
  return done.saved + done.deleted > 0
    ? `保存 ${done.saved} 条、删除 ${done.deleted} 条之后停下了。计划：${counts}`
    : `没有推送：${counts}`;
}

function biggest(title: string, plan: PushPlan): string {
  const lines = plan.biggest.map(({ objectID, bytes }) => `\n  ${bytes} B  ${objectID}`);
  return lines.length > 0 ? `\n${title}${lines.join('')}` : '';
}
