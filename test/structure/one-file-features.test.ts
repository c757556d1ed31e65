/** A new feature of a common kind is one or two files: the one that declares it and, where it has an effect elsewhere, that one. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ADMONITIONS } from '../../renderer/shared/admonitions.js';
import { FIELDS } from '../../renderer/site/front-matter/front-matter-fields.js';
import { root, sourceFiles } from './imports.js';

/** Texts in each language, and messages that name a feature, do not count: other tests cover these. */
const TEXTS = /^(?:theme\/texts\/|cli\/(?:help|explain)\/|renderer\/site\/problems\/)/;

const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/g;
const sources = sourceFiles('renderer', 'theme', 'cli')
  .filter((file) => !TEXTS.test(file))
  .map((file) => ({ file, code: readFileSync(join(root, file), 'utf8').replace(COMMENT, '') }));

/** Files whose code, comments apart, names a feature. */
const filesWith = (pattern: RegExp) => sources.filter(({ code }) => pattern.test(code)).map(({ file }) => file);

/** Fields with more places, and how many: they may only become fewer. Most belong to several kinds of pages or of sidebar entries. */
const WIDER: Readonly<Record<string, number>> = {
  custom_edit_url: 3,
  displayed_sidebar: 3,
  hide_table_of_contents: 5,
  last_update: 5,
  pagination_next: 5,
  pagination_prev: 5,
  sidebar_class_name: 3,
  sidebar_custom_props: 3,
  sidebar_key: 3,
  sidebar_label: 9,
  sidebar_position: 4,
  toc_max_heading_level: 4,
  toc_min_heading_level: 4,
};

describe('files to edit', () => {
  it('for an admonition: the table of types', () => {
    // Lists of all types have both; each is a word of other things, too.
    const listing = filesWith(/\bsecondary\b/).filter((file) => filesWith(/\bimportant\b/).includes(file));
    expect(listing).toEqual(['renderer/shared/admonitions.ts']);
    expect(Object.keys(ADMONITIONS)).toContain('secondary');
  });

  it('for a field of front matter: the table of fields, and who reads it', () => {
    const names = [...new Set(Object.values(FIELDS).flatMap((fields) => Object.keys(fields)))];
    const counts = names
      // Words of one part mean other things elsewhere.
      .filter((name) => name.includes('_'))
      .map((name) => [name, filesWith(new RegExp(`\\b${name}\\b`)).length] as const);
    expect(counts.length).toBeGreaterThan(15);
    expect(Object.fromEntries(counts.filter(([name, count]) => count > (WIDER[name] ?? 2)))).toEqual({});
  });

  it('for a component: the table of those that are known, the table of content, and the component', () => {
    expect(filesWith(/\bFileTree\b/)).toEqual([
      'renderer/compile/mdx/known-components.ts',
      'theme/content/Furniture.tsx',
      'theme/content/index.tsx',
    ]);
  });

  it('for a check of notes check: the table of names, and who makes it', () => {
    expect(filesWith(/'orphans'/)).toEqual(['cli/commands/check-command.ts', 'renderer/check/check-names.ts']);
  });

  it.each(['opensearch.xml', 'llms.txt', 'sitemap.xml'])('for the output file %s', (name) => {
    expect(filesWith(new RegExp(`\\b${name.replace('.', '\\.')}`)).length).toBeLessThanOrEqual(2);
  });

  it.each([
    ['--page-timeout', 'pageTimeout'],
    ['--new-id', 'newId'],
  ])('for the flag %s: its declaration, and who reads it', (flag, property) => {
    const files = filesWith(new RegExp(`'${flag}\\b|\\b${property}\\??:? |[.(]${property}\\b`));
    expect(files.filter((file) => file.startsWith('cli/'))).toHaveLength(2);
  });
});
