/** Pictures of the notes: enough docs have one, and what they name is there. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../structure/imports.js';

const docs = readdirSync(join(root, 'content/docs'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.md') && !posix.basename(path).startsWith('_'))
  .map((path) => ({ path, text: readFileSync(join(root, 'content/docs', path), 'utf8') }));

/** A picture file, or a drawing between the lines. */
const PICTURE = /!\[[^\]]+\]\(\/img\/|^<svg /m;

it('at least seventy docs have one', () => {
  const shown = docs.filter(({ text }) => PICTURE.test(text));
  expect(shown.length).toBeGreaterThanOrEqual(70);
});

it('each picture is there, says what it shows, and has colours for both schemes', () => {
  const pictures = docs.flatMap(({ path, text }) =>
    [...text.matchAll(/!\[([^\]]*)\]\((\/img\/[^)]+)\)/g)].map(([, alt = '', file = '']) => ({ path, alt, file })),
  );
  const bad = pictures.filter(({ alt, file }) => {
    const disk = join(root, 'content/static', file);
    return alt.length < 8 || !existsSync(disk) || !readFileSync(disk, 'utf8').includes('prefers-color-scheme');
  });
  expect(bad).toEqual([]);
});
