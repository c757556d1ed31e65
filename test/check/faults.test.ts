import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { afterAll, describe, expect, it } from 'vitest';
import { extractBlocks } from '../../renderer/check/find-blocks.js';
import { randomOf } from '../../renderer/check/mutation.js';
import { fixProse } from '../../renderer/check/prose/prose.js';
import { removeFolders } from '../engine/folders.js';
import { notes as run } from '../engine/tool.js';
import { plantFaults } from './faults.js';
import { allNotes, copyOfSite, seed } from './notes.js';

afterAll(removeFolders);

interface Finding {
  code: string;
  file?: string;
  line?: number;
  more?: { file: string; line?: number }[];
}

const findings = async (site: string) => {
  const { stdout } = await run(['check', site, '--only', 'prose,build,orphans', '--json'], { cwd: site });
  return (JSON.parse(stdout) as { problems: Finding[] }).problems;
};

const placesOf = ({ file, line, more = [] }: Finding) => [{ file, line }, ...more].map((at) => `${at.file}:${at.line}`);

describe('mistakes planted in the notes', () => {
  it(`finds at least 55 of 60 at the exact line (seed ${seed})`, async () => {
    const notes = allNotes();
    const before = new Map(notes);
    const planted = plantFaults(notes, 60, randomOf(seed));
    expect(planted).toHaveLength(60);
    const site = copyOfSite();
    for (const [path, text] of notes) if (before.get(path) !== text) writeFileSync(join(site, path), text);
    const places = new Set((await findings(site)).flatMap(placesOf));
    const missed = planted.filter(({ file, line }) => !places.has(`${file}:${line}`));
    expect(missed.length, JSON.stringify(missed, null, 2)).toBeLessThanOrEqual(5);
  });

  it('has nothing to say about the prose of the notes as they are', async () => {
    const found = (await findings(copyOfSite())).filter(({ code }) => code.startsWith('check-'));
    expect(found.map((finding) => `${finding.code} ${placesOf(finding)}`)).toEqual([]);
  });
});

/** Everything in a note that is not words: code, addresses, the tags of raw HTML. */
function fixedParts(text: string): string[] {
  const parts: string[] = [];
  const visit = (node: { type: string; value?: string; url?: string; lang?: unknown; children?: unknown[] }) => {
    if (['code', 'inlineCode'].includes(node.type)) parts.push(`${node.type} ${node.lang} ${node.value}`);
    if (node.type === 'html') parts.push(...(node.value?.match(/<[^>]*>/g) ?? []));
    if (node.url !== undefined) parts.push(`url ${node.url}`);
    for (const child of node.children ?? []) visit(child as typeof node);
  };
  visit(fromMarkdown(text.replace(/^---\n[\s\S]*?\n---/, '')) as Parameters<typeof visit>[0]);
  return parts;
}

const frontMatter = (text: string) => /^---\n[\s\S]*?\n---/.exec(text)?.[0];

/** Spaces and punctuation taken out, doubled and exchanged at random, in code too. */
function damage(text: string, random: () => number): string {
  const wrong: Record<string, string> = {
    '，': ',',
    '。': '.',
    '：': ':',
    '“': '"',
    '”': '"',
    '（': '(',
    '）': ')',
    ' ': '',
  };
  return text.replace(/[，。：“”（） ]/g, (found) => (random() < 0.1 ? wrong[found]! : found));
}

describe('--fix on every note, damaged at random', () => {
  it.each([...allNotes()])('%s', (_, text) => {
    const random = randomOf(seed + text.length);
    for (const source of [text, damage(text, random), damage(text, random)]) {
      const { text: once } = fixProse(source);
      expect(fixProse(once)).toEqual({ text: once, count: 0 });
      expect(extractBlocks('a', once).map(({ code, meta }) => [meta, code])).toEqual(
        extractBlocks('a', source).map(({ code, meta }) => [meta, code]),
      );
      expect(fixedParts(once)).toEqual(fixedParts(source));
      expect(frontMatter(once)).toBe(frontMatter(source));
    }
    expect(fixProse(text).count).toBe(0);
  });
});
