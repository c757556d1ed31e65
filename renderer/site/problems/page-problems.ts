/** Findings of `notes check --browser` on pages. */
import type { ProblemTable } from './problem-table.js';

export const pageProblems: ProblemTable = {
  'check-axe': {
    level: 'warning',
    en: 'Accessibility on {route}: {help} ({rule}, {count} in all, first {target}).',
    zh: '{route} 的无障碍问题：{help}（{rule}，{count} 处，第一处 {target}）。',
    fixEn: 'Mend the markup that the rule names.',
    fixZh: '按规则修改标记。',
  },
  'check-contrast': {
    level: 'warning',
    en: 'Too little contrast on {route} ({scheme}): {count} in all, first {target}.',
    zh: '{route}（{scheme}）文字对比度不足：{count} 处，第一处 {target}。',
    fixEn: 'Text needs a ratio of 4.5 to its ground, large text 3.',
    fixZh: '正文对比度至少 4.5，大号文字至少 3。',
  },
  'check-layout-shift': {
    level: 'warning',
    en: 'The layout of {route} shifts by {value} while it loads (limit {limit}).',
    zh: '{route} 加载时布局偏移 {value}（上限 {limit}）。',
    fixEn: 'Give images and embedded content their size.',
    fixZh: '为图片和嵌入内容写明尺寸。',
  },
  'check-overflow': {
    level: 'warning',
    en: '{route} is {width} px wide on a screen of {screen} px.',
    zh: '{route} 在 {screen} px 宽的屏幕上撑到了 {width} px。',
    fixEn: 'Let wide content scroll inside its own box.',
    fixZh: '让过宽的内容在自己的框内滚动。',
  },
  'check-result-height': {
    level: 'warning',
    en: 'A result {height} px high: its content needs {needed}.',
    zh: '效果的高度写了 {height}，内容需要 {needed}。',
    fixEn: 'Write `result={needed}`.',
    fixZh: '写成 `result={needed}`。',
    example: '```css result=60 scope=pill',
  },
  'check-console': {
    level: 'error',
    en: 'The console of {route} has an error: {message}',
    zh: '{route} 的控制台有错误：{message}',
    fixEn: 'Open the page and correct what the error names.',
    fixZh: '打开页面，按错误信息修正。',
  },
  'check-policy': {
    level: 'error',
    en: '{route} breaks its Content-Security-Policy: {directive} {url}',
    zh: '{route} 违反了 Content-Security-Policy：{directive} {url}',
    fixEn: 'Keep scripts and styles in files of the site, or name the origin under `scripts`.',
    fixZh: '把脚本和样式放进站点文件，或在 scripts 里写明来源。',
  },
  'check-foreign-request': {
    level: 'warning',
    en: '{route} asks another host: {url}',
    zh: '{route} 向其他站点发出了请求：{url}',
    fixEn: 'Keep what pages need in the site.',
    fixZh: '把页面需要的文件放在站点里。',
  },
  'check-weight': {
    level: 'warning',
    en: '{route} loads {bytes} bytes of {kind}; the budget is {limit}.',
    zh: '{route} 加载了 {bytes} 字节的 {kind}，预算是 {limit}。',
    fixEn: 'Load less, or raise `check.budgets.{kind}`.',
    fixZh: '减少加载，或调高 check.budgets.{kind}。',
  },
};
