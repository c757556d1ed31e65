/** Words of the report and of its summary, in two languages. */
import { plural } from '../report/frames.js';
import type { Language } from '../report/message-language.js';
import type { Aspect, KnownClass, Proof } from './proof.js';

export interface ReportWords {
  heading: string;
  nothingLost: string;
  lost(losses: number, pages: number): string;
  against: Record<Proof['against'], string>;
  figures: { tool: string; pages: string; time: string; size: string; problems: string };
  problemCounts(errors: number, warnings: number): string;
  columns: { aspect: string; compared: string; lost: string; known: string };
  aspects: Record<Aspect, string>;
  sections: { compared: string; losses: string; known: string; added: string; again: string };
  want: string;
  got: string;
  nothing: string;
  also(count: number): string;
  because: string;
  write: string;
  look: string;
  unexplained: string;
  more(count: number): string;
  places(count: number, pages: number): string;
  known: Record<KnownClass, string>;
  knownIntro: string;
  again: string;
}

const EN: ReportWords = {
  heading: 'Before switching',
  nothingLost: 'Nothing is lost',
  lost: (losses, pages) =>
    `${losses} ${losses === 1 ? 'loss' : 'losses'} on ${pages} ${pages === 1 ? 'page' : 'pages'}`,
  against: {
    docusaurus: 'Both tools have built the site; every page of one was compared with the same page of the other.',
    folder: 'A folder that Docusaurus has built was compared, page by page, with what notes builds.',
    sitemap: 'The addresses of the live sitemap were compared with the pages that notes builds. Texts were not.',
  },
  figures: { tool: '', pages: 'Pages', time: 'Time', size: 'Output', problems: 'Problems' },
  problemCounts: (errors, warnings) => `${plural(errors, 'error')}, ${plural(warnings, 'warning')}`,
  columns: { aspect: 'Compared', compared: 'In the original', lost: 'Lost', known: 'Meant' },
  aspects: {
    routes: 'Addresses',
    redirects: 'Redirects',
    titles: 'Titles',
    descriptions: 'Descriptions',
    headings: 'Headings and their ids',
    anchors: 'Other anchors',
    links: 'Links in the text',
    frame: 'Links of navigation bar and footer',
    text: 'Words',
    images: 'Pictures',
    feeds: 'Items of feeds',
    sitemap: 'Entries of the sitemap',
  },
  sections: {
    compared: 'What was compared',
    losses: 'What is lost, and the edit for it',
    known: 'Differences that are meant',
    added: 'Pages that are new',
    again: 'Try it again',
  },
  want: 'Original',
  got: 'notes',
  nothing: 'nothing',
  also: (count) => `and on ${count} more ${count === 1 ? 'page' : 'pages'}`,
  because: 'Reason',
  write: 'Write',
  look: 'Stands in',
  unexplained:
    'notes gives no reason for this loss. It may be a fault of notes: report it together with the source of the page.',
  more: (count) => `${count} more; --json lists all of them.`,
  places: (count, pages) =>
    `${count} ${count === 1 ? 'place' : 'places'} on ${pages} ${pages === 1 ? 'page' : 'pages'}`,
  knownIntro: 'Each has its reason in docs/compatibility.md. They do not count as losses.',
  known: {
    added: 'Text that only notes shows, such as the label of a panel that a script makes in the original.',
    'interface-texts': 'Titles and descriptions of lists (tags, archive, authors) are worded by notes.',
    lists: 'Lists of posts name no authors; the posts do.',
    'repaired-emphasis': 'Emphasis beside Chinese punctuation is bold; the original prints the asterisks.',
    'live-blocks': 'The frame of a live block is drawn when it is started.',
    'alternative-texts': 'The original escapes alternative texts a second time.',
    'linked-files': 'Files that pages link to keep their own addresses; the original copies them below /assets/files.',
    'search-page': 'The search page is not in the sitemap.',
    diagrams: 'Ids of diagrams are made in the browser.',
    'title-twice':
      'Version 2 names the site twice in the title of a page that is called as the site is; version 3 does not.',
    'older-syntax':
      'Titles of admonitions and ids of headings in the older syntax are read; the original prints the signs where `future.v4` is on.',
  },
  again: 'Make the edits, then run the same command again. It changes nothing in the site folder.',
};

const ZH: ReportWords = {
  heading: '迁移之前',
  nothingLost: '没有丢失任何内容',
  lost: (losses, pages) => `${pages} 个页面上有 ${losses} 处丢失`,
  against: {
    docusaurus: '两个工具各构建了一次网站，逐页比较。',
    folder: '把 Docusaurus 构建好的文件夹与 notes 构建的结果逐页比较。',
    sitemap: '把线上站点地图里的地址与 notes 构建的页面比较；没有比较文字。',
  },
  figures: { tool: '', pages: '页面', time: '用时', size: '输出', problems: '问题' },
  problemCounts: (errors, warnings) => `${errors} 个错误，${warnings} 个警告`,
  columns: { aspect: '比较的内容', compared: '原站', lost: '丢失', known: '有意不同' },
  aspects: {
    routes: '地址',
    redirects: '跳转',
    titles: '标题',
    descriptions: '描述',
    headings: '小标题及其 id',
    anchors: '其他锚点',
    links: '正文里的链接',
    frame: '导航栏和页脚的链接',
    text: '字词',
    images: '图片',
    feeds: '订阅里的条目',
    sitemap: '站点地图里的条目',
  },
  sections: {
    compared: '比较了什么',
    losses: '丢失的内容和改法',
    known: '有意的不同',
    added: '新增的页面',
    again: '再试一次',
  },
  want: '原站',
  got: 'notes',
  nothing: '没有',
  also: (count) => `另有 ${count} 个页面也是如此`,
  because: '原因',
  write: '写',
  look: '出处',
  unexplained: 'notes 说不出原因，可能是它自己的错误：请连同页面的源文件一起报告。',
  more: (count) => `还有 ${count} 处；--json 列出全部。`,
  places: (count, pages) => `${pages} 个页面，${count} 处`,
  knownIntro: '理由都写在 docs/compatibility.md 里，不算丢失。',
  known: {
    added: '只有 notes 显示的文字，例如原站由脚本生成的面板标签。',
    'interface-texts': '标签、归档、作者等列表页的标题和描述由 notes 措辞。',
    lists: '文章列表不列作者；作者在文章页上。',
    'repaired-emphasis': '中文标点旁的强调会生效；原站显示星号。',
    'live-blocks': '实时代码块的外框在启动时才画出。',
    'alternative-texts': '原站把图片的替代文字多转义了一次。',
    'linked-files': '页面链接的文件保留原来的地址；原站把它们复制到 /assets/files。',
    'search-page': '搜索页不在站点地图里。',
    diagrams: '图表的 id 在浏览器里生成。',
    'title-twice': '与站点同名的页面，第 2 版的标题把站名写两遍，第 3 版不会。',
    'older-syntax': '旧写法的提示框标题和标题 id 会生效；原站打开 `future.v4` 时原样显示这些符号。',
  },
  again: '改好之后再运行同一条命令。它不改动网站文件夹里的任何文件。',
};

export const REPORT_WORDS: Readonly<Record<Language, ReportWords>> = { en: EN, zh: ZH };
