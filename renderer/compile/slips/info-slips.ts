/** The words after the marks of fenced code: a language that nothing knows, a title without marks, lines in brackets of another kind. */
import { nearestOf } from '../../site/problems/near-names.js';
import { knownLanguages, languageId } from '../code/prism.js';
import { isScanned } from '../code/scan/index.js';
import { type Info, lineSlips } from './line-range-slips.js';
import type { SlipContext } from './slip-context.js';

/** @param count lines of the block; undefined where it is not closed */
export function infoSlips(context: SlipContext, written: Info, count: number | undefined): void {
  if (!noLanguage(context, written)) languageSlip(context, written);
  joinedWords(context, written);
  languageTwice(context, written);
  signSlip(context, written);
  titleSlips(context, written);
  otherWords(context, written);
  lineSlips(context, written, count);
}

const LANGUAGE = /^([\s：:]*)([^\s{]*)/;

/** `title="a.js"` where the language belongs: it is taken for one. */
function noLanguage(context: SlipContext, { info, at }: Info): boolean {
  const [whole = '', lead = '', extension] = /^(\s*)title=["'][^"'\n]*?(?:\.([\w+-]+))?["']/.exec(info) ?? [];
  if (whole === '') return false;
  const found = whole.trim();
  const lang =
    extension !== undefined && (isScanned(extension) || knownLanguages().has(extension)) ? extension : undefined;
  const from = at + lead.length;
  context.say('fence-info', { found, wanted: `${lang ?? 'text'} ${found}` }, from, found.length, {
    changes: [[from, from, `${lang ?? 'text'} `]],
    sure: lang !== undefined,
  });
  return true;
}

/** Languages of other highlighters, whose names are near to some of ours. */
const REAL = new Set(
  (
    'ampl antlr axml cljs conf curl dotenv dsconfig dust helm hjson hocon hosts https hxml jinja jison jsonl just logo logs luau make mojo next node ' +
    'nushell nvue objective-c openssl parser3 patch path pgsql psql query reasonml regexp robots stacktrace swig test tres uxml vbscript viml ' +
    'vimscript wxml xaml xcconfig xhtml xmake zenscript jsp xsl xul tss ess gss rss'
  ).split(' '),
);
/** Shorter names are near to too many others: of those only what most notes are about is meant. */
const SHORTEST = 4;
const COMMON = ['css', 'html', 'json', 'jsx', 'tsx', 'xml', 'yaml', 'yml'];
/** From this length on two slips are no other language. */
const LONG = 7;

function languageSlip(context: SlipContext, { info, at }: Info): void {
  const [, lead = '', lang = ''] = LANGUAGE.exec(info) ?? [];
  if (/[：:]/.test(lead)) {
    context.say('fence-language', { name: lead.trim() + lang, known: lang }, at, lead.length, {
      changes: [[at, at + lead.length, '']],
      sure: true,
    });
    return;
  }
  const lower = lang.toLowerCase();
  if (!/^[A-Za-z][\w+#-]*$/.test(lang) || lang.length < SHORTEST - 1) return;
  if (isScanned(lower) || knownLanguages().has(lower) || REAL.has(lower)) return;
  const names = lang.length < SHORTEST ? COMMON : knownLanguages();
  const near = nearestOf(lang, names, lang.length < LONG ? 1 : 2);
  if (!near) return;
  const from = at + lead.length;
  context.say('fence-language', { name: lang, known: near.name }, from, lang.length, {
    changes: [[from, from + lang.length, near.name]],
    sure: near.sure,
    nearest: near.name,
  });
}

/** `js:line-numbers` of VitePress, `js:a.js` of Hexo, `js{1}` without a space. */
function joinedWords(context: SlipContext, { info, at }: Info): void {
  const [, lead = '', lang = ''] = LANGUAGE.exec(info) ?? [];
  const foreign = /^([A-Za-z][\w+#-]*):(line-numbers(?:=\d+)?|no-line-numbers|[\w./-]+\.\w+)/.exec(lang);
  const from = at + lead.length;
  if (foreign) {
    const [, name = '', tail = ''] = foreign;
    const wanted = tail.startsWith('no-')
      ? ''
      : tail.startsWith('line-')
        ? ` ${tail.replace('line-numbers', 'showLineNumbers')}`
        : ` title="${tail}"`;
    context.say('fence-info', { found: lang, wanted: name + wanted }, from + name.length, tail.length + 1, {
      changes: [[from + name.length, from + lang.length, wanted]],
      sure: true,
    });
  }
  const range = /^\{[\d,-]+\}/.exec(info.slice(lead.length + lang.length))?.[0];
  if (range === undefined || !/^[A-Za-z][\w+#-]*$/.test(lang)) return;
  const mark = from + lang.length;
  context.say('fence-info', { found: lang + range, wanted: `${lang} ${range}` }, mark, range.length, {
    changes: [[mark, mark, ' ']],
    sure: true,
  });
}

/** `js js`, and `js javascript`: two names of one language, of which the second is ignored. */
function languageTwice(context: SlipContext, { info, at }: Info): void {
  const [whole = '', before = '', lang = '', second = ''] =
    /^(\s*([A-Za-z][\w+#-]*)\s+)([A-Za-z][\w+#-]*)(?=\s|$)/.exec(info) ?? [];
  if (whole === '') return;
  const isSame = second.toLowerCase() === lang.toLowerCase();
  if (!isSame && (languageId(second) === undefined || languageId(second) !== languageId(lang))) return;
  const from = at + before.length;
  context.say('fence-info', { found: second, wanted: lang }, from, second.length, {
    changes: [[at + before.trimEnd().length, from + second.length, '']],
    sure: isSame,
  });
}

/** A sign of another kind, or spaces, between a word and its value. */
function signSlip(context: SlipContext, { info, at }: Info): void {
  const wide = /\s((title|showLineNumbers|start)(?:\s*[＝：:]\s*|\s+=\s*|=\s+))(?=["'“\w])/.exec(info);
  if (!wide) return;
  const [, found = '', name = ''] = wide;
  const from = at + wide.index + 1;
  context.say('fence-info', { found: found.trim(), wanted: `${name}=` }, from, found.trim().length, {
    changes: [[from, from + found.length, `${name}=`]],
    sure: true,
  });
}

function titleSlips(context: SlipContext, { info, at }: Info): void {
  const title = /\stitle=([^\s"']\S*|“[^”]*”)/.exec(info);
  if (title) {
    // Words after it may belong to it.
    const rest = /^(?:\s+[^\s{}="'/“”]+)+(?=\s|$)/.exec(info.slice(title.index + title[0].length))?.[0] ?? '';
    const isAlone = title[1]!.startsWith('“') || rest === '' || FLAGS.test(rest.trim());
    const found = isAlone ? title[1]! : title[1]! + rest;
    const bare = found.replace(/^[“”‘’]|["'“”‘’]$/g, '');
    quote(context, at + title.index + ' title='.length, found, `"${bare}"`, isAlone);
  }
  const vitepress = /\s(\[([\w./ -]+\.\w+)\])\s*$/.exec(info);
  if (vitepress) {
    const [whole, found = '', name = ''] = vitepress;
    const from = at + vitepress.index + whole.indexOf(found);
    context.say('fence-info', { found, wanted: `title="${name}"` }, from, found.length, {
      changes: [[from, from + found.length, `title="${name}"`]],
      sure: true,
    });
  }
  const open = /\stitle=((["'])(?:(?!\2)[^\s{}])+)\s*$/.exec(info);
  if (open) quote(context, at + open.index + ' title='.length, open[1]!, open[1]! + open[2]!);
}

/** Flags that have a meaning of their own after a title. */
const FLAGS = /^(?:showLineNumbers|live|no-?check|no-run|noInline|steps|browser)\b/;

function quote(context: SlipContext, from: number, found: string, wanted: string, sure = true): void {
  context.say('fence-title', { found, wanted }, from, found.length, {
    changes: [[from, from + found.length, wanted]],
    sure,
  });
}

/** Names of other tools for our flags. A theme of the site may read any word, so no repair is sure. */
const NUMBERS =
  /^(?:show)?(?:line)?(?:nos?|nums?|numbers?|numbered|numberlines)$|^(?:linenos?|linenums?|linenumbers?)$/;
const TITLES = /^(?:file|filename|filepath|caption)$/;
const LINES = /^(?:hllines|highlight|highlightlines|emphasizelines|lines)$/;

function otherWords(context: SlipContext, { info, at }: Info): void {
  // Values keep their places, and are no words.
  const bare = info.replace(/"[^"]*"|'[^']*'|\{[^{}]*\}/g, (value) => `"${' '.repeat(value.length - 2)}"`);
  for (const { 1: name, 2: sign, index } of bare.matchAll(/(?<=\s)([A-Za-z][\w-]*)(?=(=?))(?=[\s=]|$)/g)) {
    const from = at + index;
    const value = /^=("[^"]*"|'[^']*'|\{[^{}]*\}|\S*)/.exec(info.slice(index + name!.length))?.[1] ?? '';
    const plain = name!.replaceAll(/[-_]/g, '').toLowerCase();
    const isSwitch = NUMBERS.test(plain) && !nearestOf(name!, ['showLineNumbers']);
    if (isSwitch && (value === '' || /^(?:"?(?:true|table|inline|\d+)"?|\{true\})$/.test(value))) {
      const first = value.replace(/"/g, '');
      const wanted = `showLineNumbers${/^\d+$/.test(first) ? `=${first}` : ''}`;
      const end = from + name!.length + (sign === '=' ? 1 + value.length : 0);
      context.say('fence-info', { found: name!, wanted }, from, name!.length, {
        changes: [[from, end, wanted]],
        nearest: 'showLineNumbers',
      });
    } else if (sign === '=' && TITLES.test(plain) && !/\stitle=/.test(info))
      context.say('fence-info', { found: name!, wanted: `title=${value}` }, from, name!.length, {
        changes: [[from, from + name!.length, 'title']],
        nearest: 'title',
      });
    else if (sign === '=' && LINES.test(plain) && /^(?:"[\d\s,-]+"|'[\d\s,-]+'|\{[\d\s,-]+\})$/.test(value)) {
      const wanted = `{${value
        .slice(1, -1)
        .trim()
        .split(/[\s,]+/)
        .join(',')}}`;
      const length = name!.length + 1 + value.length;
      context.say('fence-info', { found: `${name}=${value}`, wanted }, from, length, {
        changes: [[from, from + length, wanted]],
      });
    }
  }
}
