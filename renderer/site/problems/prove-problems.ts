import type { ProblemTable } from './problem-table.js';

/** Reasons why a site cannot be compared with its original. */
export const proveProblems: ProblemTable = {
  'prove-no-reference': {
    level: 'error',
    en: 'No Docusaurus is installed for {folder}, so there is nothing to compare with.',
    zh: '{folder} 没有安装 Docusaurus，没有可以比较的对象。',
    fixEn:
      'Install the packages of the site, or name what there is: `--reference` with a folder that Docusaurus has built, or `--sitemap` with the sitemap of the live site.',
    fixZh:
      '请安装网站的依赖；或者给出已有的东西：`--reference` 写 Docusaurus 构建好的文件夹，`--sitemap` 写存下来的线上站点地图。',
    example: 'notes import --prove --sitemap old.xml',
  },
  'prove-reference-failed': {
    level: 'error',
    en: 'Docusaurus {version} does not build this site (exit code {code}). Its last words:\n{message}',
    zh: 'Docusaurus {version} 构建不了这个网站（退出码 {code}）。它最后说的是：\n{message}',
    fixEn:
      'Make its own build work first, or compare with a folder that it built elsewhere (`--reference`) or with the live sitemap (`--sitemap`).',
    fixZh: '请先让它自己能构建；或者同别处构建好的文件夹（`--reference`）、线上的站点地图（`--sitemap`）比较。',
  },
  'prove-sitemap': {
    level: 'error',
    en: '{file} names no page: it is no sitemap, or one that only names other sitemaps.',
    zh: '{file} 里没有页面地址：它不是站点地图，或者只列出了别的站点地图。',
    fixEn: 'Save the sitemap that lists the pages of the live site.',
    fixZh: '请保存列出页面的那份站点地图。',
  },
  'prove-folder': {
    level: 'error',
    en: 'There is no built site in "{folder}".',
    zh: '“{folder}”里没有构建好的网站。',
    fixEn: 'Name the output folder of `docusaurus build`, usually `build`.',
    fixZh: '请写 `docusaurus build` 的输出文件夹，通常是 `build`。',
    example: 'notes import --prove --reference build',
  },
};
