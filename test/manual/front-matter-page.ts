/** The page of front matter in the manual: its tables are made of the tables of fields, the words round them are kept. */
import { FIELDS, type Field, SHARED_FIELDS } from '../../renderer/site/front-matter/front-matter-fields.js';

const SECTIONS: [title: string, fields: Record<string, Field>][] = [
  ['三种内容都能用的字段', SHARED_FIELDS],
  ['文档的字段', own(FIELDS.doc)],
  ['文章的字段', own(FIELDS.post)],
  ['页面的字段', own(FIELDS.page)],
];

/** `docs/manual/docs/front-matter.md` with its tables as they should be. */
export function frontMatterPage(text: string): string {
  let page = text;
  for (const [title, fields] of SECTIONS) {
    const start = page.indexOf(`\n## ${title}\n`);
    if (start < 0) throw new Error(`the page has no section ${title}`);
    page = page.slice(0, start) + page.slice(start).replace(/\n\|[\s\S]*?\n(?!\|)/, () => `\n${table(fields)}\n`);
  }
  return page;
}

function own(fields: Record<string, Field>): Record<string, Field> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !Object.hasOwn(SHARED_FIELDS, name)));
}

function table(fields: Record<string, Field>): string {
  const rows = Object.entries(fields).map(([name, { type, zh }]) => `| \`${name}\` | ${type.zh} | ${zh} |`);
  return ['| 字段 | 类型 | 含义 |', '| --- | --- | --- |', ...rows].join('\n');
}
