/** The way of one Markdown file through a build: how often it comes back to a folder that it has left, and why. */
import { expect, it } from 'vitest';
import { returnsOf, walk } from './walk.js';

const doc = (title: string) => `---
title: ${title}
description: d
---

## Zwei

Text \`x\` [a](#zwei) and **bold**.

- one
- two

\`\`\`js title="x.js"
let a = 1;
\`\`\`

:::tip

Hint

:::
`;

/** Pure helpers and tables, which belong to no step: they are called from everywhere. */
const HELPERS =
  /^(renderer\/shared\/|renderer\/site\/(helpers|problems)\/|renderer\/output\/(output-file|tool)\.ts|renderer\/engine\/run\/|theme\/(places\/|runtime|texts))/;

/** Every return has a reason: by the folder it comes from and the folder it comes back to. */
const REASONS: Record<string, string> = {
  'renderer/compile → renderer/site': 'front matter is read by the model, at the head of the text',
  'renderer/site → renderer/compile': 'and compilation goes on with the body below it',
  'theme/content → renderer/compile': 'the theme writes an element, compilation the next node of the tree',
  'renderer/compile → theme/content': 'the theme writes each kind of element',
  'renderer/compile → renderer/engine': 'a step ends: the document is kept',
  'renderer/engine → renderer/site': 'a step begins: all documents are linked',
  'renderer/site → renderer/engine': 'a step ends: pages that are up to date are left out',
  'renderer/output → renderer/engine': 'a step ends: files are staged, the index is planned',
  'renderer/engine → renderer/output': 'a step begins: the page is rendered, lists are written, the index is made',
  'theme/layout → theme': 'the region is rendered before the frame round it',
  'theme → theme/layout': 'the frame round the region',
  'theme/layout → renderer/output': 'the document round the rendered page',
};

it('passes from step to step, with at most 20 returns', async () => {
  const passed = await walk(
    { 'notes.config.ts': "export default { title: 'T', url: 'https://a.test' };\n", 'docs/a.md': doc('A') },
    { 'docs/b.md': doc('B') },
  );
  const modules = passed.slice(passed.indexOf('renderer/site/sources/read-sources.ts'));
  const returns = returnsOf(modules.filter((module) => !HELPERS.test(module)));
  expect(modules.length).toBeGreaterThan(100);
  expect(returns.filter((edge) => !REASONS[edge])).toEqual([]);
  expect(returns.length).toBeLessThanOrEqual(20);
  expect(Object.keys(REASONS).filter((edge) => !returns.includes(edge))).toEqual([]);
});
