import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readChecked } from '../../renderer/site/sources/checked-blocks.js';
import { root } from '../structure/imports.js';

const pages = ['handwritten', 'algorithm'].flatMap((group) =>
  readdirSync(join(root, 'content/docs/code', group))
    // Answers to exercises are no pages.
    .filter((name) => !name.startsWith('_'))
    .map((name) => `docs/code/${group}/${name}`),
);
const record = readChecked(readFileSync(join(root, 'content/.checked.json'), 'utf8'));

it.each([...pages, 'docs/code/helpers.md'])('%s agrees with an oracle on a thousand inputs or more', (page) => {
  const agreements = (record?.units[page] ?? []).flatMap(([, , , , , ...agreed]) => agreed);
  const tried = agreements.reduce((sum, [, inputs]) => sum + inputs, 0);
  expect(tried).toBeGreaterThanOrEqual(1000);
});
