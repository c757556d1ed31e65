/** The checks of `notes check`. One more entry is a name for `--only` and `--skip`, its place in the help, and what the summary calls it. */

export interface Check {
  name: string;
  /** Subject of the check. */
  en: string;
  zh: string;
  /** Option that asks for it: it takes long or needs more. The others are made unless they are left out. */
  option?: string;
}

export const CHECK_TABLE = [
  { name: 'build', en: 'links, tags, front matter', zh: '链接、标签、front matter' },
  { name: 'code', en: 'running code', zh: '运行代码' },
  { name: 'types', en: 'types', zh: '类型' },
  { name: 'markup', en: 'markup', zh: 'CSS、HTML 等代码块' },
  { name: 'prose', en: 'prose', zh: '文字' },
  { name: 'facts', en: 'facts', zh: '事实' },
  { name: 'orphans', en: 'orphans', zh: '孤立页面' },
  { name: 'search', en: 'the search', zh: '搜索', option: '--search' },
  { name: 'external', en: 'outer links', zh: '站外链接', option: '--external' },
  { name: 'browser', en: 'the pages in a browser', zh: '浏览器中的页面', option: '--browser' },
] as const satisfies readonly Check[];

export type CheckName = (typeof CHECK_TABLE)[number]['name'];

/** Names that `--only` and `--skip` take. */
export const CHECKS: readonly CheckName[] = CHECK_TABLE.map(({ name }) => name);

/** Checks that are made unless they are left out. */
export const DEFAULT_CHECKS: readonly CheckName[] = CHECK_TABLE.flatMap((check) =>
  'option' in check ? [] : [check.name],
);
