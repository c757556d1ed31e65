/** The pages of front matter in the manual: their tables are made of the tables of fields, the words round them are kept. */
import { FIELDS, type Field, SHARED_FIELDS } from '../../renderer/site/front-matter/front-matter-fields.js';
import type { Half } from './fences.js';

interface Section {
  zh: string;
  en: string;
  fields: Record<string, Field>;
}

const SECTIONS: Section[] = [
  { zh: '三种内容都能用的字段', en: 'Fields of all three kinds of content', fields: SHARED_FIELDS },
  { zh: '文档的字段', en: 'Fields of docs', fields: own(FIELDS.doc) },
  { zh: '文章的字段', en: 'Fields of posts', fields: own(FIELDS.post) },
  { zh: '页面的字段', en: 'Fields of pages', fields: own(FIELDS.page) },
];

const COLUMNS: Record<Half, string> = { zh: '| 字段 | 类型 | 含义 |', en: '| Field | Type | Meaning |' };

/** The page `front-matter.md` of one half of the manual with its tables as they should be. */
export function frontMatterPage(text: string, half: Half): string {
  let page = text;
  for (const { fields, ...titles } of SECTIONS) {
    const title = titles[half];
    const start = page.indexOf(`\n## ${title}\n`);
    if (start < 0) throw new Error(`the page has no section ${title}`);
    page = page.slice(0, start) + page.slice(start).replace(/\n\|[\s\S]*?\n(?!\|)/, () => `\n${table(fields, half)}\n`);
  }
  return page;
}

function own(fields: Record<string, Field>): Record<string, Field> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !Object.hasOwn(SHARED_FIELDS, name)));
}

function table(fields: Record<string, Field>, half: Half): string {
  const rows = Object.entries(fields).map(([name, field]) => `| \`${name}\` | ${field.type[half]} | ${field[half]} |`);
  return [COLUMNS[half], '| --- | --- | --- |', ...rows].join('\n');
}
