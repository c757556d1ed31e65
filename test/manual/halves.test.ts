/** The Chinese and the English manual say the same: pages, headings, tables, links and code. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Slugger from 'github-slugger';
import { describe, expect, it } from 'vitest';

import { root } from '../structure/imports.js';
import { fencesOf, HALVES, type Half, manualFolder, manualPage } from './fences.js';

const namesIn = (folder: string) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .sort();

const PAGES = namesIn(manualFolder('zh'))
  .filter((name) => !name.startsWith('_'))
  .map((name) => name.replace(/\.md$/, ''));

const HAN = /[\u3000-\u303f\u3400-\u9fff\uff00-\uffef]/;

/** English text that is about Chinese. */
const SUBJECT: Record<string, RegExp> = {
  config: /`'(?:近期文章|博客)'`/g,
  markdown: /\n## Chinese text\n[\s\S]*?\n## /,
};

const withoutCode = (page: string) => page.replace(/^([ \t]*)(`{3,})[\s\S]*?\n\1\2$/gm, '');
const headingsOf = (name: string, half: Half) =>
  [...withoutCode(manualPage(name, half)).matchAll(/^(#{2,6}) (.*)$/gm)].map(([, marks = '', text = '']) => ({
    level: marks.length,
    text,
  }));
/** Addresses within the manual that a page links to. */
const linksOf = (name: string, half: Half) =>
  [...withoutCode(manualPage(name, half)).matchAll(/\]\((?:\.\/)?([\w-]*(?:\.md)?(?:#[\w-]+)?)\)/g)]
    .map(([, address = '']) => address)
    .filter((address) => /\.md|#/.test(address));

/** A line of code without what differs by language alone. */
const inAnyLanguage = (line: string) => line.replace(/\b(?:zh-Hans|zh-CN|en)\b/g, 'LANGUAGE');

describe('every page is there in both languages', () => {
  it.each([
    ['docs', manualFolder('zh'), manualFolder('en')],
    ['pages', 'docs/manual/pages', 'docs/manual/i18n/en/docusaurus-plugin-content-pages'],
  ])('%s', (_, chinese, english) => expect(namesIn(english)).toEqual(namesIn(chinese)));
});

describe.each(PAGES)('%s', (name) => {
  it('has the same headings and tables', () => {
    const levels = HALVES.map((half) => headingsOf(name, half).map(({ level }) => level));
    expect(levels[1]).toEqual(levels[0]);
    const rows = HALVES.map((half) => withoutCode(manualPage(name, half)).match(/^\|/gm)?.length);
    expect(rows[1]).toBe(rows[0]);
  });

  it('links to the same sections', () => {
    const links = HALVES.map((half) => [...new Set(linksOf(name, half))].sort());
    expect(links[1]).toEqual(links[0]);
  });

  it('has the same code, whose comments and texts may differ', () => {
    const [chinese = [], english = []] = HALVES.map((half) => fencesOf(name, half));
    expect(english.map(({ lang }) => lang)).toEqual(chinese.map(({ lang }) => lang));
    for (const [index, { meta, code }] of chinese.entries()) {
      const other = english[index]!;
      const lines = `${meta}\n${code}`.split('\n').map(inAnyLanguage);
      const others = `${other.meta}\n${other.code}`.split('\n').map(inAnyLanguage);
      expect(others).toHaveLength(lines.length);
      const translated = lines.map((line, n) => (HAN.test(line) ? others[n] : line));
      expect(others, `block ${index + 1}`).toEqual(translated);
    }
  });

  it('has no Chinese text in English, except where it is the subject', () => {
    const page = manualPage(name, 'en').replace(SUBJECT[name] ?? '', '');
    expect(page.split('\n').filter((line) => HAN.test(line))).toEqual([]);
  });
});

it.each(HALVES)('anchors that are linked to are headings (%s)', (half) => {
  const anchors = new Map(
    PAGES.map((name) => {
      const slugger = new Slugger();
      const ids = headingsOf(name, half).map(({ text }) => /\{#([\w-]+)\}$/.exec(text)?.[1] ?? slugger.slug(text));
      return [name, new Set(ids)];
    }),
  );
  const lost = PAGES.flatMap((name) => linksOf(name, half).map((address) => ({ name, address }))).filter(
    ({ name, address }) => {
      const [file = '', id] = address.split('#');
      return id !== undefined && !anchors.get(file.replace(/\.md$/, '') || name)?.has(id);
    },
  );
  expect(lost).toEqual([]);
});

it('the texts of the interface are translated', () => {
  const read = (path: string) => JSON.parse(readFileSync(join(root, 'docs/manual/i18n/en', path), 'utf8')) as object;
  for (const path of ['docusaurus-theme-classic/navbar.json', 'docusaurus-plugin-content-docs/current.json'])
    for (const { message } of Object.values(read(path)) as { message: string }[]) expect(message).not.toMatch(HAN);
});
