import type { ProblemTable } from './problem-table.js';

/** Findings of `notes check --search`. */
export const findProblems: ProblemTable = {
  'find-shadowed': {
    level: 'warning',
    en: 'Who searches for "{query}", the title of this page, finds {page} first.',
    zh: '搜索本页标题“{query}”，排在第一的是 {page}。',
    fixEn: 'Give one of the two pages a title that says what only it is about.',
    fixZh: '给其中一页起一个更具体的标题。',
    example: 'title: 部署到 Nginx',
    exampleEn: 'title: Deploy to nginx',
  },
  'find-lost': {
    level: 'warning',
    en: 'Who searches for "{query}" does not find this page among the first five.',
    zh: '搜索“{query}”，前五页里没有本页。',
    fixEn: 'Write it in the title, a heading or the text as readers type it, or in `keywords`.',
    fixZh: '在标题、小标题或正文里照读者会输入的写法写一次，或者写进 `keywords`。',
    example: 'keywords: [{query}]',
  },
  'find-word': {
    level: 'warning',
    en: '"{query}" is another name of this page, and a search for it does not find the page among the first five.',
    zh: '“{query}”也是本页的叫法，搜索它时前五页里没有本页。',
    fixEn: 'Add the word to the `keywords` of the page.',
    fixZh: '把这个词写进本页的 `keywords`。',
    example: 'keywords: [{query}]',
  },
  'find-misspelt': {
    level: 'warning',
    en: 'The title says "{word}", which is nowhere else on the site; the page has "{nearest}".',
    zh: '标题里的“{word}”在全站别处都没有出现，正文写的是“{nearest}”。',
    fixEn: 'Correct the title: a search for "{nearest}" does not know that it is meant.',
    fixZh: '改正标题：搜索“{nearest}”时不知道标题说的就是它。',
  },
  'find-empty': {
    level: 'warning',
    en: 'The search knows nothing of this page but its title: it has no text.',
    zh: '除了标题，搜索对本页一无所知：页面里没有文字。',
    fixEn: 'Describe in a sentence what the pictures or components show, or add `keywords`.',
    fixZh: '用一句话写出图片或组件展示的内容，或者加上 `keywords`。',
    example: 'keywords: [流程图, 架构]',
    exampleEn: 'keywords: [flow chart, architecture]',
  },
  'find-synonyms-unused': {
    level: 'warning',
    en: 'No page has any of the words "{words}" of `search.synonyms`: who types one of them finds nothing.',
    zh: '`search.synonyms` 里的“{words}”在任何页面里都没有出现，输入其中任何一个都找不到页面。',
    fixEn: 'Add the word that the pages use to the group, or remove the group.',
    fixZh: '把页面里实际使用的词加进这一组，或者删去这一组。',
  },
};
