/** Mistakes in headings, their ids, and footnotes. */

import { doc } from '../file-texts.js';
import { group, type Mistake } from '../mistake.js';

export const headingsAndFootnotes: readonly Mistake[] = [
  ...group(
    'headings and ids',
    ['no space', 'doc', doc('▸##Heading\n\nText.'), { says: /space/, fix: ['##Heading', '## Heading'] }],
    ['no space, Chinese', 'doc', doc('▸##标题\n\nText.'), { says: /space/, fix: ['##标题', '## 标题'] }],
    ['full-width number sign', 'doc', doc('▸＃＃ 标题\n\nText.'), { fix: ['＃＃ 标题', '## 标题'] }],
    ['id twice', 'doc', doc('## A {#x}\n\nText.\n\n## B ▸{#x}\n\nText.'), { says: /twice|两次/ }],
    ['space in an id', 'doc', doc('## A ▸{#my id}\n\nText.'), { says: /space/, fix: ['{#my id}', '{#my-id}'] }],
    ['id without number sign', 'doc', doc('## A ▸{my-id}\n\nText.'), { fix: ['{my-id}', '{#my-id}'] }],
    ['full-width braces', 'doc', doc('## A ▸｛#my-id｝\n\nText.'), { fix: ['｛#my-id｝', '{#my-id}'] }],
    ['level left out', 'doc', doc('## A\n\nText.\n\n▸#### B\n\nText.'), { says: /level/ }],
    ['same words twice', 'doc', doc('## A\n\nText.\n\n▸## A\n\nText.'), { says: /twice|again|A/ }],
    ['seven signs', 'doc', doc('▸####### A\n\nText.'), { says: /6|six/ }],
    ['ideographic space', 'doc', doc('▸##\u3000标题\n\nText.'), { says: /space/, fix: ['##\u3000', '## '] }],
    ['space in the braces', 'doc', doc('## A ▸{# x}\n\nText.'), { fix: ['{# x}', '{#x}'] }],
    ['unclosed id', 'doc', doc('## A ▸{#x\n\nText.'), { says: /\}/, fix: ['{#x', '{#x}'] }],
    ['full-width number sign in an id', 'doc', doc('## A ▸{＃x}\n\nText.'), { fix: ['{＃x}', '{#x}'] }],
    ['one sign without a blank', 'doc', doc('▸#two words\n\nText.'), { says: /space/, fix: ['#two', '# two'] }],
    ['one sign, Chinese', 'doc', doc('▸#两个词\n\nText.'), { says: /space/, fix: ['#两', '# 两'] }],
    ['in a list of parts', 'doc', doc('## A\n\nText.\n\n▸##2. B\n\nText.'), { says: /space/, fix: ['##2.', '## 2.'] }],
    ['id in round brackets', 'doc', doc('## Use ▸(#use)\n\nText.'), { fix: ['(#use)', '{#use}'] }],
    ['heading in stars', 'doc', doc('▸**## 安装**\n\n正文。'), { fix: ['**## 安装**', '## 安装'] }],
    ['id as an attribute', 'mdx', '## Install ▸{id="setup"}\n\nText.', { fix: ['{id="setup"}', '{#setup}'] }],
  ),
  ...group(
    'footnotes',
    ['not defined', 'doc', doc('Text▸[^1].'), { says: /\[\^1\]/ }],
    ['misspelt', 'doc', doc('Text▸[^nots].\n\n[^note]: More.'), { near: 'note', fix: ['[^nots]', '[^note]'] }],
    ['not used', 'doc', doc('Text.\n\n▸[^note]: More.'), { says: /used/ }],
    ['defined twice', 'doc', doc('Text[^1].\n\n[^1]: One.\n\n▸[^1]: Two.'), { says: /twice/ }],
    ['full-width colon', 'doc', doc('Text[^1].\n\n[^1]▸：One.'), { fix: ['[^1]：One', '[^1]: One'] }],
    ['space', 'doc', doc('Text▸[^ 1].\n\n[^1]: One.'), { near: '1', fix: ['[^ 1]', '[^1]'] }],
    ['full-width brackets', 'doc', doc('Text▸【^1】.\n\n[^1]: One.'), { fix: ['【^1】', '[^1]'] }],
    ['footnote without its colon', 'doc', doc('Words[^a].\n\n▸[^a] More of it.'), { fix: ['[^a] More', '[^a]: More'] }],
  ),
];
