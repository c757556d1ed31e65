/** Mistakes in the languages of a site and in their files. */

import { config } from '../file-texts.js';
import { chapter, guideAndChapter, home, start, startAndPage, topics } from '../files-beside.js';
import { group, type Mistake } from '../mistake.js';

const chinese = {
  ...chapter,
  'notes.config.ts': config("i18n: { defaultLocale: 'zh-Hans', locales: ['zh-Hans'] },", 'blog: false,'),
};

const french = {
  ...startAndPage,
  'notes.config.ts': config(
    "i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },",
    "navbar: { items: [{ to: '/docs', label: 'Start' }] },",
  ),
  'i18n/fr/code.json': '{}\n',
};

export const translations: readonly Mistake[] = [
  ...group(
    'languages of the site',
    [
      'zh_CN',
      'notes.config.ts',
      config("i18n: { defaultLocale: ▸'zh_CN' },"),
      { near: 'zh-CN', fix: ['zh_CN', 'zh-CN'] },
      chapter,
    ],
    [
      'default not in the list',
      'notes.config.ts',
      config("i18n: { defaultLocale: ▸'zh-Hans', locales: ['en'] },"),
      { says: /locales/ },
      chapter,
    ],
    [
      'configuration of another locale',
      'notes.config.ts',
      config("i18n: { defaultLocale: 'zh-Hans', localeConfigs: { ▸'zh-Hnas': { label: '中文' } } },"),
      { near: 'zh-Hans', fix: ['zh-Hnas', 'zh-Hans'] },
      chapter,
    ],
    [
      'defaultLocal',
      'notes.config.ts',
      config("i18n: { ▸defaultLocal: 'en' },"),
      { near: 'defaultLocale', fix: ['defaultLocal:', 'defaultLocale:'] },
      chapter,
    ],
    [
      'chinese',
      'notes.config.ts',
      config("i18n: { defaultLocale: ▸'chinese' },"),
      { near: 'zh-Hans', fix: ['chinese', 'zh-Hans'] },
      chapter,
    ],
    [
      'zh-hans',
      'notes.config.ts',
      config("i18n: { defaultLocale: ▸'zh-hans' },"),
      { near: 'zh-Hans', fix: ['zh-hans', 'zh-Hans'] },
      chapter,
    ],
    [
      'en_US in the list',
      'notes.config.ts',
      config("i18n: { defaultLocale: 'zh-Hans', locales: ['zh-Hans', ▸'en_US'] },"),
      { near: 'en-US', fix: ['en_US', 'en-US'] },
      chapter,
    ],
    [
      'lable of a locale',
      'notes.config.ts',
      config("i18n: { defaultLocale: 'zh-Hans', localeConfigs: { 'zh-Hans': { ▸lable: '中文' } } },"),
      { near: 'label', fix: ['lable', 'label'] },
      chapter,
    ],
    [
      'text for a list',
      'notes.config.ts',
      config("i18n: { defaultLocale: 'zh-Hans', locales: ▸'zh-Hans' },"),
      { says: /\[/, fix: ["locales: 'zh-Hans'", "locales: ['zh-Hans']"] },
      chapter,
    ],
    [
      'region of a language',
      'notes.config.ts',
      config("i18n: { defaultLocale: ▸'en-US', locales: ['en', 'fr'] },"),
      { fix: ['en-US', 'en'] },
      topics,
    ],
    [
      'underscore of a language',
      'notes.config.ts',
      config(
        "i18n: { defaultLocale: 'en', locales: ['en', ▸'zh_Hans'], localeConfigs: { 'zh-Hans': { label: '中文' } } },",
      ),
      { fix: ['zh_Hans', 'zh-Hans'] },
      { ...topics, 'i18n/zh-Hans/code.json': '{}\n' },
    ],
    [
      'default language',
      'notes.config.ts',
      config("i18n: { ▸defaultLang: 'en', locales: ['en'] },"),
      { fix: ['defaultLang', 'defaultLocale'] },
      home,
    ],
    [
      'language with its country',
      'notes.config.ts',
      config("i18n: { defaultLocale: 'zh-Hans', locales: ['zh-Hans', ▸'en'] },"),
      { says: /"i18n\/en" does not exist; "i18n\/en-US" does/, alone: true },
      { ...home, 'i18n/en-US/docusaurus-plugin-content-docs/current/index.md': '# A\n' },
    ],
  ),
  ...group(
    'texts of a translation',
    [
      'misspelt id',
      'i18n/zh-Hans/code.json',
      '{\n  ▸"theme.common.skipToMainContnet": { "message": "跳" }\n}\n',
      { near: 'theme.common.skipToMainContent', fix: ['skipToMainContnet', 'skipToMainContent'] },
      chinese,
    ],
    [
      'comma after the last entry',
      'i18n/zh-Hans/code.json',
      '{\n  "theme.common.skipToMainContent": { "message": "跳" }▸,\n}\n',
      { says: /comma|JSON/, fix: ['},\n}', '}\n}'] },
      chinese,
    ],
    [
      'mesage',
      'i18n/zh-Hans/code.json',
      '{\n  "theme.common.skipToMainContent": { ▸"mesage": "跳" }\n}\n',
      { near: 'message', fix: ['mesage', 'message'] },
      chinese,
    ],
    [
      'misspelt placeholder',
      'i18n/zh-Hans/code.json',
      '{\n  "theme.SearchPage.existingResultsTitle": { "message": ▸"“{qeury}”的结果" }\n}\n',
      { near: '{query}', fix: ['{qeury}', '{query}'] },
      chinese,
    ],
    [
      'missing comma',
      'i18n/zh-Hans/code.json',
      '{\n  "theme.common.skipToMainContent": { "message": "跳" }▸\n  "theme.NotFound.title": { "message": "无" }\n}\n',
      { says: /comma/, fix: ['"跳" }\n', '"跳" },\n'] },
      chinese,
    ],
    [
      'text without message',
      'i18n/zh-Hans/code.json',
      '{\n  "theme.NotFound.title": ▸"无"\n}\n',
      { says: /message/, fix: ['"无"', '{ "message": "无" }'] },
      {
        ...guideAndChapter,
        'notes.config.ts': config("i18n: { defaultLocale: 'zh-Hans', locales: ['zh-Hans'] },", 'blog: false,'),
      },
    ],
    [
      'list for a message',
      'i18n/zh-Hans/code.json',
      '{\n  "theme.NotFound.title": ▸["无"]\n}\n',
      { says: /message/ },
      {
        ...guideAndChapter,
        'notes.config.ts': config("i18n: { defaultLocale: 'zh-Hans', locales: ['zh-Hans'] },", 'blog: false,'),
      },
    ],
    [
      'text of another language',
      'i18n/zh/code.json',
      '{\n  "theme.SearchBar.label": { ▸"mesage": "找" }\n}\n',
      { fix: ['mesage', 'message'] },
      { ...start, 'notes.config.ts': config("i18n: { defaultLocale: 'en', locales: ['en', 'zh'] },") },
    ],
    [
      'label of the menu',
      'i18n/fr/docusaurus-theme-classic/navbar.json',
      '{\n  ▸"item.label.Strat": { "message": "Début" }\n}\n',
      { fix: ['Strat', 'Start'] },
      french,
    ],
    [
      'label of a category',
      'i18n/en/docusaurus-plugin-content-docs/current.json',
      '{ ▸"sidebar.docs.category.Guides": { "message": "A" } }\n',
      { fix: ['Guides', 'Guide'] },
      {
        ...topics,
        'notes.config.ts': config(
          "i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },",
          "docs: { sidebarPath: 'sidebars.json' },",
        ),
        'sidebars.json':
          '{ "docs": ["index", { "type": "category", "label": "Guide", "items": ["guide/install", "css/grid"] }] }\n',
        'i18n/fr/code.json': '{}\n',
      },
    ],
    [
      'texts of another language',
      'i18n/en/docusaurus-theme-classic/navbar.json',
      '{\n  "item.label.A": { ▸"mesage": "B" }\n}\n',
      { fix: ['mesage', 'message'] },
      {
        ...home,
        'notes.config.ts': config(
          "i18n: { defaultLocale: 'zh-Hans', locales: ['zh-Hans', 'en'] },",
          "navbar: { items: [{ label: 'A', to: '/docs' }] },",
        ),
      },
    ],
    [
      'sidebar of texts in another language',
      'i18n/en/docusaurus-plugin-content-docs/current.json',
      '{\n  ▸"sidebar.doc.category.In": { "message": "Inside" }\n}\n',
      { fix: ['sidebar.doc.', 'sidebar.docs.'] },
      {
        ...home,
        'notes.config.ts': config(
          "i18n: { defaultLocale: 'zh-Hans', locales: ['zh-Hans', 'en'] },",
          "docs: { sidebarPath: 'sidebars.json' },",
        ),
        'sidebars.json': '{ "docs": [{ "type": "category", "label": "In", "items": ["index"] }] }\n',
      },
    ],
    [
      'kind of a text in the plural',
      'i18n/en/docusaurus-plugin-content-docs/current.json',
      '{\n  ▸"sidebar.docs.categories.In": { "message": "Inside" }\n}\n',
      { fix: ['categories', 'category'] },
      {
        ...home,
        'notes.config.ts': config(
          "i18n: { defaultLocale: 'zh-Hans', locales: ['zh-Hans', 'en'] },",
          "docs: { sidebarPath: 'sidebars.json' },",
        ),
        'sidebars.json': '{ "docs": [{ "type": "category", "label": "In", "items": ["index"] }] }\n',
      },
    ],
  ),
  ...group(
    'files of a translation',
    ['misspelt folder of the locale', 'i18n/zh-Hnas/code.json', '▸{}\n', { near: 'zh-Hans' }, chinese],
    [
      'page without its original',
      'i18n/fr/docusaurus-plugin-content-docs/current/bb.md',
      '▸# B\n',
      { near: 'b.md' },
      french,
    ],
    [
      'folder of a plugin',
      'i18n/fr/docusaurus-plugin-content-doc/current/b.md',
      '▸# B\n',
      { near: 'docusaurus-plugin-content-docs' },
      french,
    ],
    ['file of the theme', 'i18n/fr/docusaurus-theme-classic/navabr.json', '▸{}\n', { near: 'navbar.json' }, french],
    [
      'language once more',
      'i18n/en-US/code.json',
      '▸{}\n',
      { near: 'en' },
      {
        ...home,
        'notes.config.ts': config("i18n: { defaultLocale: 'zh-Hans', locales: ['zh-Hans', 'en'] },"),
        'i18n/en/code.json': '{}\n',
      },
    ],
    [
      'translation without its version',
      'i18n/en/docusaurus-plugin-content-docs/index.md',
      '▸# A\n',
      { near: 'current/index.md', alone: true },
      { ...home, 'notes.config.ts': config("i18n: { defaultLocale: 'zh-Hans', locales: ['zh-Hans', 'en'] },") },
    ],
  ),
];
