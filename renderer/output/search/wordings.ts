/**
 * Words that differ in Taiwan: 函数 ↔ 函式, 数组 ↔ 陣列. The dictionary is opencc's of regional phrases, eight hundred lines; missing
 * technical terms are added here. Both ways, so that a title in either wording is found by the other.
 */
import phrases from 'opencc-js/dict/TWPhrases';
import { once } from '../../site/helpers/once.js';
import { simplified } from './scripts.js';

const TRADE =
  '跨域 跨網域|正则 正規|域名 網域|异步 非同步|二进制 二進位|八进制 八進位|十六进制 十六進位|响应 回應|依赖 相依|遍历 走訪|回调 回呼|令牌 權杖|协议 協定|队列 佇列|字段 欄位|堆栈 堆疊|' +
  '布局 版面|全局 全域|终端 終端機|变量 變數|端口 連接埠|构造函数 建構函式|构造器 建構子|解构 解構|箭头函数 箭頭函式|作用域 範疇|枚举 列舉|位运算 位元運算|包管理 套件管理|字节 位元組|' +
  '单元测试 單元測試|代码 程式碼|代码块 程式碼區塊|循环 迴圈|微任务 微任務|登录 登入|注册 註冊|仓库 儲存庫|示例 範例|注释 註解|沙箱 沙盒|链表 鏈結串列|移动端 行動端|图片 圖片|数据结构 資料結構';

const HAN = /^[\u3400-\u9fff]{2,}$/;
/** Longest phrase looked for, in characters. */
const LONGEST = 8;

type Wordings = Map<string, string[]>;
/** Length of the longest phrase by the UTF-16 unit that it begins with: most characters begin none, and nothing is looked up. */
const longest = new Uint8Array(1 << 16);

const allWordings = once((): Wordings => {
  const wordings: Wordings = new Map();
  const add = (from: string, to: string) => {
    const own = wordings.get(from) ?? [];
    const first = from.charCodeAt(0);
    longest[first] = Math.max(longest[first]!, from.length);
    if (from !== to && !own.includes(to)) wordings.set(from, [...own, to]);
  };
  for (const line of `${phrases}|${TRADE}`.split('|')) {
    const [general, regional] = line.split(' ') as [string, string];
    if (!HAN.test(general) || !HAN.test(regional) || general.length > LONGEST) continue;
    const [one, other] = [simplified(general), simplified(regional)];
    if (one === other) continue;
    for (const from of new Set([general, one])) add(from, regional);
    for (const from of new Set([regional, other])) add(from, one);
  }
  return wordings;
});

/** Length of the phrase at a place of a run, 0 without one. */
function phraseAt(wordings: Wordings, run: string, at: number): number {
  let length = Math.min(longest[run.charCodeAt(at)]!, run.length - at);
  while (length > 1 && !wordings.has(run.slice(at, at + length))) length--;
  return length > 1 ? length : 0;
}

/** True if a run has any word that is said otherwise. */
export function hasWordings(run: string): boolean {
  const wordings = allWordings();
  for (let at = 0; at < run.length; at++) if (phraseAt(wordings, run, at) > 0) return true;
  return false;
}

/** A run cut into words that are said otherwise and single characters between them; each with its forms, the written one first. */
export function wordingsOf(run: string): string[][] {
  const wordings = allWordings();
  const words: string[][] = [];
  for (let at = 0; at < run.length; ) {
    const length = phraseAt(wordings, run, at);
    const word = length > 0 ? run.slice(at, at + length) : String.fromCodePoint(run.codePointAt(at)!);
    words.push([word, ...(wordings.get(word) ?? [])]);
    at += word.length;
  }
  return words;
}
