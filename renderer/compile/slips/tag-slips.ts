/** Tags in plain Markdown that are no elements of HTML: a browser shows nothing for them, and words in them are lost. */
import { dictionary } from '../../shared/dictionary.js';
import { isHtmlName } from '../rewrite/forgive.js';
import type { Change, SlipContext } from './slip-context.js';

/** Elements that are seldom written by hand, or were once. */
const RARE =
  /^(?:acronym|applet|basefont|bgsound|blink|datalist|dir|fencedframe|frame|frameset|hgroup|image|listing|marquee|menuitem|nobr|noembed|noframes|param|plaintext|rb|rtc|search|selectedcontent|slot|template|xmp)$/i;

/** Elements whose content has names of its own or no tags, with their end. */
const CLOSED = dictionary<RegExp>({
  ...{ svg: /<\/svg/gi, math: /<\/math/gi, script: /<\/script/gi, style: /<\/style/gi, '!--': /-->/g },
});

export function tagSlips(context: SlipContext): void {
  const nodes = context.of('html');
  const closed = new Set(
    nodes.flatMap((node) => [...context.written(node).matchAll(/<\/(\w+)/g)].map(([, name]) => name)),
  );
  // Up to here the file belongs to an element of that kind.
  let until = 0;
  for (const node of nodes) {
    const start = context.start(node);
    for (const { 1: name = '', index } of context.written(node).matchAll(/<(!--|[A-Za-z][\w:.-]*)(?=[\s/>-])/g)) {
      const at = start + index;
      if (at < until) continue;
      const close = CLOSED[name.toLowerCase()];
      if (close !== undefined) {
        close.lastIndex = at;
        until = close.exec(context.file)?.index ?? context.file.length;
      } else if (!isKnown(name)) tagSlip(context, name, at, closed.has(name));
    }
  }
}

/** Names with such signs belong to custom elements or to other XML vocabularies. */
const isKnown = (name: string): boolean => /[:.-]/.test(name) || isHtmlName(name) || RARE.test(name);

function tagSlip(context: SlipContext, name: string, at: number, isClosed: boolean): void {
  // After a word it is a type, as in `List<String>`.
  const isType = !isClosed && /\w/.test(context.file[at - 1] ?? '');
  const changes: Change[] = isType || (!isClosed && /^[a-z]/.test(name)) ? [[at, at, '\\']] : [];
  context.say('markdown-tag-unknown', { name }, at, name.length + 1, { changes, sure: isType });
}
