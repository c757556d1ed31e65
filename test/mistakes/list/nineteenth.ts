/** Mistakes of a nineteenth set: keys that other tools have, folders of another name, and what stands in code. */
import { config, group } from '../mistake.js';

const docs = { 'docs/index.md': '# A\n' };

export const nineteenthKeys = group(
  'keys of other tools',
  [
    'picture of an author',
    'blog/authors.yml',
    'ada:\n  name: Ada\n  ▸avatar: https://a.example/a.png\n',
    { near: 'image_url', says: /ones: image_url, /, fix: ['avatar', 'image_url'], alone: true },
    docs,
  ],
  [
    'link of an item',
    'notes.config.ts',
    config("navbar: { items: [{ label: 'A', ▸link: '/docs' }] },"),
    { says: /ones: to, /, fix: ['link:', 'to:'], alone: true },
    docs,
  ],
  [
    'text of an item',
    'notes.config.ts',
    config("navbar: { items: [{ ▸text: 'A', to: '/docs' }] },"),
    { says: /ones: label, /, fix: ['text:', 'label:'], alone: true },
    docs,
  ],
  [
    'message beside a copyright',
    'notes.config.ts',
    config("footer: { ▸message: 'MIT', copyright: 'Ada' },"),
    { says: /ones: (?!copyright)/, alone: true },
    docs,
  ],
  [
    'math at the top',
    'notes.config.ts',
    config('▸math: true,'),
    { near: 'markdown.math', says: /ones: markdown\.math/, alone: true },
    docs,
  ],
  [
    'source of a redirect',
    'redirects.yml',
    '- ▸source: /docs/old\n  to: /docs\n',
    { says: /ones: from/, fix: ['source', 'from'], alone: true },
    docs,
  ],
  [
    'redirect without an end',
    'redirects.yml',
    '- ▸from: /docs/old\n',
    { says: /"\[0\]\.to" is required/, alone: true },
    docs,
  ],
);

const languages = config("i18n: { defaultLocale: 'zh-Hans', locales: ['zh-Hans', ▸'en'] },");

export const nineteenthFolders = group(
  'folders of another name',
  [
    'language with its country',
    'notes.config.ts',
    languages,
    { says: /"i18n\/en" does not exist; "i18n\/en-US" does/, alone: true },
    { ...docs, 'i18n/en-US/docusaurus-plugin-content-docs/current/index.md': '# A\n' },
  ],
  [
    'version without its word',
    'versions.json',
    '[▸"1.0"]\n',
    { says: /"versioned_docs\/version-1\.0" does not exist; "versioned_docs\/1\.0" does/, alone: true },
    { ...docs, 'versioned_docs/1.0/index.md': '# A\n' },
  ],
  [
    'version as tags have it',
    'versions.json',
    '["2.0", ▸"1.0"]\n',
    { says: /"versioned_docs\/v1\.0" does/ },
    { ...docs, 'versioned_docs/v1.0/index.md': '# A\n', 'versioned_docs/version-2.0/index.md': '# A\n' },
  ],
);
