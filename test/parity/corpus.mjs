/** A corpus of a parity folder as a site of ours: `node corpus.mjs <folder> <corpus> <target>` copies it and prints its site folder. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** `true`, a list or a number of options becomes what `notes.config.ts` takes; names follow the reference. */
function makeConfig(corpus, alias) {
  const { docs, blog, themeConfig = {}, markdown = {}, v4 = {} } = corpus;
  const compat = v4.mdx1CompatDisabledByDefault ? { comments: false, admonitions: false, headingIds: false } : {};
  const content = ({ npm2yarn: _, ...options }) => options;
  return {
    title: corpus.title,
    url: corpus.url,
    baseUrl: '/',
    titleDelimiter: corpus.titleDelimiter,
    i18n: { defaultLocale: corpus.locale, locales: [corpus.locale] },
    docs: docs.map(content),
    blog: blog && content(blog),
    pages: { path: 'src/pages' },
    markdown: {
      ...markdown,
      mdx1Compat: { ...compat, ...markdown.mdx1Compat },
      npm2yarn: docs.some((entry) => entry.npm2yarn),
    },
    tableOfContents: themeConfig.tableOfContents,
    prism: themeConfig.prism,
    liveCodeBlock: corpus.liveCodeBlock,
    alias,
    themeDir: 'src/theme',
    onBrokenLinks: 'log',
    onBrokenAnchors: 'log',
    onBrokenMarkdownLinks: 'log',
    onBrokenMarkdownImages: 'log',
    search: false,
    markdownCopies: false,
  };
}

/** Stand-ins for imports that a corpus leaves out, as its oracle names them; those of `@site/` are found by their paths. */
function findStubs(oracle, source, siteDir) {
  const { stubs } = JSON.parse(readFileSync(oracle, 'utf8'));
  const imported = (stubs?.files ?? []).filter(
    ({ spec, file }) => /^[@\w][\w@./-]*$/.test(spec) && !spec.startsWith('@site/') && existsSync(join(source, file)),
  );
  // Longer names first: a package may have a stand-in of its own and one for a file in it.
  imported.sort((a, b) => b.spec.length - a.spec.length);
  const aliases = imported.map(({ spec, file }) => [spec, relative(siteDir, join(source, file))]);
  return { ...Object.fromEntries(aliases), '@': 'src' };
}

/** Copies a corpus, with its configuration. @returns its site folder */
export function copyCorpus(folder, name, copy) {
  const corpus = JSON.parse(readFileSync(join(folder, 'corpora.json'), 'utf8'))[name];
  rmSync(copy, { recursive: true, force: true });
  cpSync(join(folder, 'src', name), copy, { recursive: true });
  execFileSync('chmod', ['-R', 'u+w', copy]);
  const site = resolve(copy, corpus.siteDir);
  const alias = findStubs(join(folder, 'oracle', `${name}.json`), copy, site);
  writeFileSync(
    join(site, 'notes.config.ts'),
    `export default ${JSON.stringify(makeConfig(corpus, alias), null, 2)};\n`,
  );
  return site;
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const [folder, name, target] = process.argv.slice(2);
  console.log(copyCorpus(folder, name, target));
}
