/** The road map of this site: a picture whose links lead to its stations, and every doc below one of them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../structure/imports.js';

const PAGE = 'roadmap/frontend/index.md';
const text = readFileSync(join(root, 'content/docs', PAGE), 'utf8');
const picture = /<svg[\s\S]*?<\/svg>/.exec(text)?.[0] ?? '';
const stations = [...text.matchAll(/^## ([一二三四五六七八])、(.*)\n\n(.*)/gm)];

it('links every doc', () => {
  const docs = readdirSync(join(root, 'content/docs'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md') && !posix.basename(path).startsWith('_') && path !== PAGE)
    .sort();
  const linked = [...text.matchAll(/\]\((\.[^)#]+\.md)\)/g)].map(([, path]) =>
    posix.join(posix.dirname(PAGE), path ?? ''),
  );
  expect([...new Set(linked)].sort()).toEqual(docs);
});

it('has a picture whose links are the stations in order, by name', () => {
  const links = [...picture.matchAll(/<a href="#([^"]+)">[\s\S]*?<text[^>]*>(\d) ([^<]+)<\/text>/g)];
  expect(links.map(([, target, number, name]) => `${number} ${name} ${target}`)).toEqual(
    stations.map(([, numeral, name], index) => `${index + 1} ${name} ${numeral}${name}`),
  );
  expect(stations.length).toBe(8);
});

it('takes its colours from the text, so that both schemes have them, and is no wider than a phone', () => {
  const colours = [...picture.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, colour]) => colour);
  expect(new Set(colours)).toEqual(new Set(['none', 'currentColor']));
  expect(picture).not.toMatch(/style=|<style/);
  expect(Number(/viewBox="0 0 (\d+)/.exec(picture)?.[1])).toBeLessThanOrEqual(358);
  const sizes = [...picture.matchAll(/fontSize="(\d+)"/g)].map(([, size]) => Number(size));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
});

it('says of each station what it needs and how long it takes', () => {
  for (const [, , name, lead] of stations) expect(lead, name).toMatch(/^需要：.+。时间：.+。会了的标志：/);
});
