/** Syntax of MDX and of other tools in pages that are read as plain Markdown. */
import { config, doc } from '../file-texts.js';
import { group, type Mistake } from '../mistake.js';

/** A site whose pages are plain Markdown. */
const plain = { 'notes.config.ts': config("markdown: { format: 'detect' },"), 'docs/index.md': '# Home\n' };

export const plainMarkdown: readonly Mistake[] = group(
  'plain Markdown',
  ['contents of MkDocs', 'docs/a.md', doc('▸[TOC]'), { says: /TOCInline.*read as MDX/, alone: true }, plain],
  ['tab of MkDocs', 'docs/a.md', doc('▸=== "One"\n\n    text'), { says: /<Tabs>.*read as MDX/ }, plain],
  ['class of a link', 'docs/a.md', doc('[A](index.md)▸{ .button }'), { says: / class="button"/, alone: true }, plain],
  ['video of Hugo', 'docs/a.md', doc('▸{{< youtube abc >}}'), { says: /<\/iframe>/, alone: true }, plain],
  [
    'placeholder',
    'docs/a.md',
    doc('Run it with ▸<name> behind it.'),
    { fix: ['<name>', '\\<name>'], alone: true },
    plain,
  ],
  ['type', 'docs/a.md', doc('It gives a List▸<String> then.'), { fix: ['<String>', '\\<String>'], alone: true }, plain],
  [
    'component of Vue',
    'docs/a.md',
    doc('Words ▸<Badge text="new" /> and more.'),
    { says: /a component add/, alone: true },
    plain,
  ],
);
