/** The last lines of `notes check`: what was looked at, what was not and why, what was found. */
import type { CheckResult, Unchecked } from '../../renderer/check/check.js';
import { CHECK_TABLE, type Check } from '../../renderer/check/check-names.js';
import type { Problem } from '../../renderer/site/problems/problem-types.js';
import type { Repairs } from '../repair/fix.js';
import { plural, tally } from '../report/frames.js';
import { inOwnManager } from '../report/package-commands.js';
import type { Terminal } from '../report/terminal.js';

export interface CheckSummary {
  counts: CheckResult['counts'];
  unchecked: readonly Unchecked[];
  problems: readonly Problem[];
  ok: boolean;
  ms: number;
  fixed?: Repairs;
  /** Outer links asked, and of those answered from the cache. */
  outer?: { asked: number; cached: number };
  /** Pages opened in the browser. */
  pages?: number;
}

type Words<Name extends string> = Record<Name, readonly [en: string, zh: string]>;

/** Checks, and parts of checks, that can be skipped. */
const WHAT = new Map<Unchecked['what'], Omit<Check, 'name'>>([
  ...CHECK_TABLE.map((check) => [check.name, check] as const),
  ['reviews', { en: 'review dates', zh: '校对日期' }],
  ['isolation', { en: 'the code was not isolated', zh: '代码没有隔离运行' }],
  ['blocks', { en: '{count} blocks', zh: '{count} 个代码块' }],
]);

const WHY: Partial<Words<Unchecked['why']>> = {
  'no-typescript': ['needs the package typescript: npm i -D typescript', '需要 typescript：npm i -D typescript'],
  untrusted: ["`security: 'untrusted'` is set", '配置为 security: untrusted'],
  flagged: ['flagged no-check', '标注了 no-check'],
  'needs-browser': ['they run with --browser', '要用 --browser 运行'],
  'no-limit': ['`check.staleAfter` is not set', '没有配置 check.staleAfter'],
  'not-isolated': ['this system cannot take the network away from it', '系统不能禁止它联网'],
  'other-language': ['in other languages', '其他语言'],
  'broken-build': ['the build has errors', '构建有错误'],
  offline: ['no network', '没有网络'],
};

export function checkSummary(result: CheckSummary, { paint, language }: Terminal): string {
  const zh = language === 'zh';
  const at = zh ? 1 : 0;
  const { counts, outer, pages, fixed } = result;
  const lines: string[] = [];
  if (fixed)
    lines.push(
      zh
        ? `修正 ${fixed.files.size} 个文件中的 ${fixed.repairs} 处`
        : `${plural(fixed.repairs, 'repair')} in ${plural(fixed.files.size, 'file')}`,
    );
  lines.push(
    zh
      ? `${counts.files} 个文件，${counts.blocks} 个 JS/TS 代码块：检查类型 ${counts.typed}，运行 ${counts.run}（期望 ${counts.expectations} 条${counts.inputs > 0 ? `，输入 ${counts.inputs} 组` : ''}），只解析 ${counts.parsed}；其他语言 ${counts.markup} 个`
      : `${plural(counts.files, 'file')}, ${plural(counts.blocks, 'JS/TS block')}: ${counts.typed} type-checked, ${counts.run} run with ${plural(counts.expectations, 'expectation')}${counts.inputs > 0 ? ` and ${plural(counts.inputs, 'input')}` : ''}, ${counts.parsed} only parsed; ${plural(counts.markup, 'block')} of other kinds`,
  );
  if (counts.bound + counts.sourced + counts.unbound > 0)
    lines.push(
      zh
        ? `版本与 RFC 的说法：${counts.bound} 处与数据一致，${counts.sourced} 处写明了来源，${counts.unbound} 处没有绑定数据`
        : `claims on versions and RFCs: ${counts.bound} agree with data, ${counts.sourced} name a source, ${counts.unbound} are bound to none`,
    );
  if (counts.exercises > 0)
    lines.push(
      zh
        ? `${counts.exercises} 道练习，试了 ${counts.answers} 份答案`
        : `${plural(counts.exercises, 'exercise')}, ${plural(counts.answers, 'answer')} tried`,
    );
  if (outer)
    lines.push(
      zh
        ? `${outer.asked} 个站外链接（缓存 ${outer.cached}）`
        : `${plural(outer.asked, 'outer link')} (${outer.cached} cached)`,
    );
  if (pages !== undefined)
    lines.push(zh ? `浏览器中打开 ${pages} 页` : `${plural(pages, 'page')} opened in the browser`);
  const missing = result.unchecked.map((entry) => uncheckedWords(entry, at));
  if (missing.length > 0)
    lines.push(paint.dim(`${zh ? '没有检查：' : 'Not checked: '}${missing.join(zh ? '；' : '; ')}`));
  const found = tally(result.problems, language);
  const time = `${Math.round(result.ms)} ms`;
  if (!result.ok) lines.push(paint.red(`✗ ${found}  ${time}`));
  else lines.push(`${paint.green('✓')} ${found || (zh ? '没有发现问题' : 'no findings')}  ${time}`);
  return lines.join('\n');
}

function uncheckedWords({ what, why, count }: Unchecked, at: 0 | 1): string {
  const { en, zh, option } = WHAT.get(what) ?? { en: what, zh: what };
  const words = at === 1 ? zh : en;
  const name = words.replace('{count} blocks', plural(count ?? 0, 'block')).replace('{count}', String(count));
  const reason = WHY[why]?.[at] ?? option;
  if (!reason) return name;
  const told = inOwnManager(reason);
  return at === 1 ? `${name}（${told}）` : `${name} (${told})`;
}
