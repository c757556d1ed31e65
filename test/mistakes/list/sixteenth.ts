/** Mistakes of a sixteenth set: what was told twice, or in words that say nothing to an author. */
import { group } from '../mistake.js';

const docs = { 'docs/index.md': '# A\n' };
const doc = (text: string) => `---\ntitle: A\n---\n\n${text}\n`;

export const sixteenthCauses = group(
  'one cause',
  [
    'key that is required',
    'notes.config.ts',
    "export default {\n  ▸titel: 'T',\n  url: 'https://a.example',\n};\n",
    { fix: ['titel', 'title'], alone: true },
    docs,
  ],
  [
    'address of the site',
    'notes.config.ts',
    "export default {\n  title: 'T',\n  ▸ulr: 'https://a.example',\n};\n",
    { fix: ['ulr', 'url'], alone: true },
    docs,
  ],
  [
    'key of an author',
    'blog/authors.yml',
    'ada:\n  ▸nmae: Ada\n',
    { fix: ['nmae', 'name'], alone: true },
    {
      ...docs,
      'blog/2025-01-01-a.md': '---\ntitle: A\n---\n\nb\n\n<!-- truncate -->\n\nc\n',
    },
  ],
  ['backslashes of a path', 'doc', doc('See [a](▸docs\\no.md).'), { fix: ['docs\\no', 'docs/no'], alone: true }],
  ['host without a scheme', 'doc', doc('See [a](▸www.a.example/x).'), { fix: ['www', 'https://www'], alone: true }],
  [
    'link of a site that imports nothing',
    'docs/a.md',
    'See [a](▸no.md).\n',
    { says: /no\.md/, alone: true },
    { ...docs, 'notes.config.ts': "export default {\n  title: 'T',\n  url: 'https://a.example',\n};\n" },
  ],
  [
    'end of an excerpt',
    'blog/2025-01-01-a.md',
    '---\ntitle: A\n---\n\nb\n\n▸<!-- truncat -->\n\nc\n',
    { fix: ['truncat ', 'truncate '], alone: true },
    docs,
  ],
);
