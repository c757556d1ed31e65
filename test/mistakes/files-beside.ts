/** Files that the site of a mistake has besides its own. */

export const home = { 'docs/index.md': '# A\n' };
export const guide = { ...home, 'docs/guide.md': '# Guide\n' };
export const guideTitledB = { ...home, 'docs/guide.md': '# B\n' };
export const guideAndLogo = { ...guide, 'static/img/logo.svg': '<svg/>' };
export const chapter = { ...home, 'docs/guide/one.md': '# One\n' };
export const guideAndChapter = { ...guide, ...chapter };
/** A start page and docs. */
export const start = { ...home, 'pages/index.md': '# Home\n' };
export const startAndPage = { ...start, 'docs/b.md': '# B\n' };
/** Docs in two folders. */
export const topics = { ...home, 'docs/guide/install.md': '# Install\n', 'docs/css/grid.md': '# Grid\n' };
export const gridAndPicture = { ...home, 'docs/grid.md': '# Grid\n', 'docs/img/box.png': 'x' };
/** Notes as Obsidian keeps them. */
export const vault = { ...home, 'docs/My Topics/Loops.md': '# L\n\n## Why they turn\n\nb\n' };
export const twoAuthors = {
  ...home,
  'blog/2025-01-01-a.md': '---\nauthors: ada\n---\n\nText.\n\n<!-- truncate -->\n',
  'blog/authors.yml': 'ada:\n  name: Ada\nbob:\n  name: Bob\n',
};
