import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeFolders, temporaryFolder, writeFiles } from '../engine/folders.js';
import { compileTool, notes } from '../engine/tool.js';

beforeAll(compileTool);
afterAll(removeFolders);

/** Enough for any machine; a search that doubles with each character would need years. */
const LIMIT = 100_000;

const UNITS = [
  '> ',
  '>',
  '- ',
  '[',
  '](',
  '`',
  '*',
  '<',
  '<a ',
  '{',
  '(',
  '| ',
  '$',
  ':::',
  '“',
  '（',
  ' ',
  '\t',
  '// => ',
  '<!--',
  '。',
  '1,',
];

test(
  'a page of one thing, over and over, is read once',
  async () => {
    const dir = temporaryFolder();
    const pages = UNITS.map((unit, index) => [`docs/p${index}.md`, `# P${index}\n\n${unit.repeat(2000)}\n`]);
    writeFiles(dir, {
      'notes.config.json': JSON.stringify({ title: 'T', url: 'https://example.com' }),
      ...Object.fromEntries(pages),
    });
    const run = await notes(['check', '--skip', 'types', '--json'], { cwd: dir, killAfter: LIMIT });
    expect(run.signal).toBeNull();
    const { problems } = JSON.parse(run.stdout) as { problems: { code: string }[] };
    expect(problems.filter(({ code }) => code.endsWith('-crashed'))).toEqual([]);
  },
  LIMIT + 20_000,
);
