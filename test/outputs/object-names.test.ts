/** Words that every object of JavaScript answers to are words like others wherever an author can write one. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { removeFolders, temporaryFolder, writeFiles } from '../engine/folders.js';
import { compileTool } from '../engine/tool.js';
import { notesInHost } from '../engine/tool-host.js';

beforeAll(compileTool);
afterAll(removeFolders);

const WORDS = ['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__'];

const FENCE = '```';

/** All that an author names: fields, admonitions, directives, languages, words behind them, components, props, values. */
const page = (word: string) => `---
id: ${word}
title: ${word}
${word}: 1
tags: [${word}]
keywords: [${word}]
last_update: { author: ${word}, ${word}: 1 }
---

## ${word} {#${word}}

:::${word}
x
:::

:::note{${word}="x"}
x
:::

::${word}

:${word}[x] :${word}: \`{${word}}\`

> [!${word}]
> x

:::{${word}} x
:::

${FENCE}${word} ${word} ${word}="1"
a // [!code ${word}]
${FENCE}

${FENCE}ts
// for all n: ${word}
const a: ${word} = ${word}(n); // => ${word}
${FENCE}

${FENCE}css
@media (${word}: 1) { .${word} { ${word}: ${word} } }
${FENCE}

${FENCE}html
<p ${word}="1">x</p>
<${word}></${word}>
${FENCE}

${FENCE}http
GET /${word} HTTP/1.1
${word}: ${word}
Set-Cookie: a=b; ${word}=c
${FENCE}

${FENCE}json
{"${word}": 1}
${FENCE}

${FENCE}sh
${word} --${word}
npm ${word}
${FENCE}

[a](${word}) [b](#${word}) [c](./${word}.md) ![d](./${word}.png) [${word}] [^${word}]

[${word}]: https://a.dev/${word}

[^${word}]: x

{% ${word} %}

<${word} ${word}="b">x</${word}>

<div ${word}="b">x</div>

<Admonition type="${word}" ${word}="b">x</Admonition>

<Badge type="${word}" />

<ThemedImage sources={{ ${word}: 'a' }} />
`;

const FILES: Record<string, string> = {
  'notes.config.ts': `export default {
  title: 'T', url: 'https://a.dev', i18n: { defaultLocale: 'en' }, prism: { additionalLanguages: ['constructor'] },
};`,
  'blog/authors.yml': 'constructor:\n  name: A\n  constructor: 1\n  socials: { constructor: b, toString: c }\n',
  'blog/2024-01-01-a.md': '---\nauthors: [constructor, toString]\nconstructor: 1\n---\n\nx\n',
  'docs/tags.yml': 'constructor:\n  label: a\n  constructor: b\n',
  'docs/f/_category_.json': '{ "label": "F", "constructor": 1, "link": { "type": "constructor" } }',
  'docs/f/a.md': '# A\n',
  ...Object.fromEntries(WORDS.map((word) => [`docs/${word}.md`, page(word)])),
};

const broken = /not (?:a function|iterable)|Cannot read|undefined|compile-crashed|tool-fault|\[native code\]/;

it.each([
  ['build', {}],
  ['check --search', {}],
  ['index --dry-run', {}],
  ['build', { 'sidebars.ts': "export default { toString: [{ type: 'constructor', constructor: 1 }, 'valueOf'] };" }],
  ['build', { 'notes.config.ts': "export default { constructor: 1, navbar: { items: [{ type: 'constructor' }] } };" }],
])('notes %s', async (command, changed) => {
  const cwd = temporaryFolder();
  writeFiles(cwd, { ...FILES, ...changed });
  const { code, stdout, stderr } = await notesInHost(command.split(' '), { cwd });
  expect(`${stdout}\n${stderr}`.split('\n').filter((line) => broken.test(line))).toEqual([]);
  expect([0, 1, 2]).toContain(code);
});
