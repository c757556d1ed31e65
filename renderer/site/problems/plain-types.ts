/** Types of values in plain words: messages are for authors, who need not know how TypeScript writes a type. */
import { dictionary } from '../../shared/dictionary.js';

type Words = readonly [en: string, zh: string];

const WORDS = dictionary<Words>({
  boolean: ['`true` or `false`', '`true` 或 `false`'],
  'true | false': ['`true` or `false`', '`true` 或 `false`'],
  true: ['`true`', '`true`'],
  false: ['`false`', '`false`'],
  number: ['a number', '数字'],
  string: ['a text', '文字'],
  'non-empty string': ['a text that is not empty', '不为空的文字'],
  URL: ['an address', '网址'],
  'URL without spaces': ['an address without spaces', '不含空格的网址'],
  object: ['a map of names and values', '由名字和值组成的对象'],
  'object of JSON values': ['an object of values that JSON has', '由 JSON 的值组成的对象'],
  function: ['a function', '函数'],
  null: ['`null`', '`null`'],
  undefined: ['nothing', '不写'],
  date: ['a date', '日期'],
  'file name': ['the name of a file', '文件名'],
  'output path': ['a path in the output folder that begins with no `/`', '输出文件夹里的路径，开头没有 `/`'],
  'whole page': ['the whole page (`{ ...page, title }`)', '整个页面（`{ ...page, title }`）'],
  Uint8Array: ['bytes (`Uint8Array`)', '字节（`Uint8Array`）'],
  'string | { label: string, permalink: string }': [
    'a text, or a map with `label` and `permalink`',
    '文字，或带 `label` 和 `permalink` 的对象',
  ],
  '(string | { label: string, permalink: string })[]': ['a list, such as `[css, html]`', '列表，如 `[css, html]`'],
  'SidebarItem[]': ['a list of items', '项目的列表'],
  'string[]': ['a list of texts, such as `[css, html]`', '文字的列表，如 `[css, html]`'],
  '2 | 3 | 4 | 5 | 6': ['a whole number from 2 to 6', '2 到 6 的整数'],
  '{ date?: date, author?: string }': ['a map with `date`, `author` or both', '带 `date` 或 `author` 的对象'],
  "{ format: 'md' | 'mdx' | 'detect' }": [
    'a map with `format`: `md`, `mdx` or `detect`',
    '带 `format` 的对象，值为 `md`、`mdx` 或 `detect`',
  ],
});

/** Describes a type in a language; one without a description is unchanged. */
export function plainType(type: string, zh: boolean): string {
  return knownType(type, zh) ?? type;
}

function knownType(type: string, zh: boolean): string | undefined {
  const own = wordsOf(type, zh) ?? manyOf(type, zh);
  if (own !== undefined) return own;
  const kinds = type.split(/ \| (?![^(<]*[)>])/);
  if (kinds.length < 2) return undefined;
  const words = kinds.flatMap((kind) => knownType(kind, zh) ?? []);
  return words.length === kinds.length ? either([...new Set(words)], zh) : undefined;
}

/** Lists, and objects of any keys, whose values are of one type. */
function manyOf(type: string, zh: boolean): string | undefined {
  const item = /^\(([^()]*)\)\[\]$/.exec(type)?.[1] ?? /^([\w -]+)\[\]$/.exec(type)?.[1];
  const value = /^Record<string, ([^<>]*)>$/.exec(type)?.[1];
  const inner = item ?? value;
  if (inner === undefined) return undefined;
  const whole = value === undefined ? (zh ? '列表' : 'a list') : zh ? '对象' : 'an object';
  if (inner === 'unknown') return whole;
  const words = knownType(inner, zh);
  if (words === undefined) return undefined;
  if (value === undefined) return zh ? `${whole}，每一项是${words}` : `${whole}, each entry ${words}`;
  return zh ? `${whole}，每个值是${words}` : `${whole}, each value ${words}`;
}

function wordsOf(type: string, zh: boolean): string | undefined {
  const words = WORDS[type];
  if (words) return words[zh ? 1 : 0];
  const literal = /^(['"])([^'"]*)\1$/.exec(type);
  if (literal) return `\`${literal[2]}\``;
  const least = /^whole number >= (\d+)$/.exec(type)?.[1];
  if (least !== undefined) return zh ? `不小于 ${least} 的整数` : `a whole number of at least ${least}`;
  const below = /^path below (.+)$/.exec(type)?.[1];
  if (below !== undefined) return zh ? `${below} 下的路径` : `a path below ${below}`;
  return /^-?\d+$/.test(type) ? type : undefined;
}

/** `a, b or c` */
function either(words: readonly string[], zh: boolean): string {
  if (words.length < 2) return words.join('');
  const first = words.slice(0, -1).join(zh ? '、' : ', ');
  return `${first}${zh ? ' 或 ' : ' or '}${words.at(-1)}`;
}
