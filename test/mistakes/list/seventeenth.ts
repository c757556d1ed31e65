/** Mistakes of a seventeenth set: marks of emphasis that do not pair, and what few look at. */
import { config, group } from '../mistake.js';

const doc = (text: string) => `---\ntitle: A\n---\n\n${text}\n`;

export const seventeenthMarks = group(
  'marks of emphasis',
  ['space before the star', 'doc', doc('这里▸*强调 *一下。'), { fix: ['*强调 *', '*强调*'], alone: true }],
  ['space behind the star', 'doc', doc('Mind ▸* the gap* here.'), { fix: ['* the gap*', '*the gap*'], alone: true }],
  ['a star more before', 'doc', doc('See ▸***this** here.'), { fix: ['***this**', '**this**'], alone: true }],
  ['a star more behind', 'doc', doc('见▸**这里***的说明。'), { fix: ['**这里***', '**这里**'], alone: true }],
  ['underscores between letters', 'doc', doc('请▸_务必_备份。'), { fix: ['_务必_', '*务必*'], alone: true }],
  ['two underscores', 'doc', doc('请▸__务必__备份。'), { fix: ['__务必__', '**务必**'], alone: true }],
  [
    'code of an emoji',
    'doc',
    doc('Start ▸:roket: now.'),
    { near: ':rocket:', fix: [':roket:', ':rocket:'], alone: true },
  ],
  ['break of a string', 'doc', doc('第一行。▸\\n第二行。'), { fix: ['\\n', '<br />'], alone: true }],
);

const docs = { 'docs/index.md': '# A\n' };
const languages = {
  'notes.config.ts': config("i18n: { defaultLocale: 'zh-Hans', locales: ['zh-Hans', 'en'] },"),
};

export const seventeenthFiles = group(
  'files',
  ['two endings', 'docs/setup.md.md', '▸# Set up\n', { near: 'setup.md', alone: true }, docs],
  [
    'translation without its version',
    'i18n/en/docusaurus-plugin-content-docs/index.md',
    '▸# A\n',
    { near: 'current/index.md', alone: true },
    { ...docs, ...languages },
  ],
  [
    'authors without a comma',
    'blog/2025-01-01-a.md',
    '---\ntitle: A\nauthors: [▸ada bob]\n---\n\nb\n\n<!-- truncate -->\n\nc\n',
    { fix: ['ada bob', 'ada, bob'], alone: true },
    { ...docs, 'blog/authors.yml': 'ada:\n  name: Ada\nbob:\n  name: Bob\n' },
  ],
);
