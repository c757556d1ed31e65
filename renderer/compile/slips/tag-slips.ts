/** Tags in plain Markdown that are no elements of HTML: a browser shows nothing for them, and words in them are lost. */
import { isHtmlName } from '../rewrite/forgive.js';
import type { Change, SlipContext } from './slip-context.js';

/** Elements that are seldom written by hand, or were once. */
const RARE =
  /^(?:acronym|applet|basefont|bgsound|blink|datalist|dir|fencedframe|frame|frameset|hgroup|image|listing|marquee|menuitem|nobr|noembed|noframes|param|plaintext|rb|rtc|search|selectedcontent|slot|template|xmp)$/i;

/** What has names of its own inside, or no tags at all, with its end. */
const CLOSED: Readonly<Record<string, RegExp>> = {
  ...{ svg: /<\/svg/gi, math: /<\/math/gi, script: /<\/script/gi, style: /<\/style/gi, '!--': /-->/g },
};

export function tagSlips(context: SlipContext): void {
  const told = new Set<string>();
  // Up to here the file belongs to an element of that kind.
  let until = 0;
  for (const node of context.of('html')) {
    const start = context.start(node);
    for (const { 1: name = '', index } of context.written(node).matchAll(/<(!--|[A-Za-z][\w:.-]*)(?=[\s/>-])/g)) {
      const at = start + index;
      if (at < until) continue;
      const close = CLOSED[name.toLowerCase()];
      if (close !== undefined) {
        close.lastIndex = at;
        until = close.exec(context.file)?.index ?? context.file.length;
      } else if (!isKnown(name) && !told.has(name)) {
        // One message for each name: what is wrong with it is the same everywhere.
        told.add(name);
        tagSlip(context, name, at);
      }
    }
  }
}

/** Names with such signs are of elements that a script makes, or of other kinds of XML. */
const isKnown = (name: string): boolean => /[:.-]/.test(name) || isHtmlName(name) || RARE.test(name);

function tagSlip(context: SlipContext, name: string, at: number): void {
  // Behind a word it is a type, as in `List<String>`.
  const isText = /\w/.test(context.file[at - 1] ?? '') || /^[a-z]/.test(name);
  const changes: Change[] = isText ? [[at, at, '\\']] : [];
  context.say('markdown-tag-unknown', { name }, at, name.length + 1, { changes });
}
