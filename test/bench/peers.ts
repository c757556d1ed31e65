/** Other generators on the same corpus, set up in a temporary folder: full sidebar on every page, highlighting, tags, a paged blog. */
import { execFileSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Corpus, writeAll } from './corpus.js';
import type { Command } from './measure.js';

export interface Peer {
  name: string;
  /** Name and version, for the report. */
  describe(): string;
  /** Makes it ready once; false: it cannot be had here. */
  install(folder: string): boolean;
  /** Writes the corpus in its form. */
  prepare(folder: string, corpus: Corpus): void;
  command(folder: string): Command;
  /** Folders that hold output and caches, relative to its folder; the first is the output. */
  made: string[];
  /** Path of a doc's source. */
  source(folder: string, path: string): string;
}

const STYLE = 'body{display:flex;font-family:sans-serif}nav{width:18rem}main{max-width:48rem}';

function tryRun(command: string, args: readonly string[], cwd = '.'): string | undefined {
  try {
    return execFileSync(command, args, {
      cwd,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: 600_000,
    });
  } catch {
    return undefined;
  }
}

const HUGO_BASE = `<!doctype html><html lang="zh"><head><meta charset="utf-8"><title>{{ .Title }}</title><link rel="stylesheet" href="/style.css"></head><body>
<nav>{{ partialCached "menu.html" . }}</nav><main>{{ block "main" . }}{{ end }}</main></body></html>`;
const HUGO_MENU = `{{ define "level" }}<ul>{{ range .Pages }}<li><a href="{{ .RelPermalink }}">{{ .Title }}</a>{{ if .IsSection }}{{ template "level" . }}{{ end }}</li>{{ end }}</ul>{{ end }}{{ with site.GetPage "/docs" }}{{ template "level" . }}{{ end }}`;
const HUGO_LINK = `{{ $u := .Destination }}{{ if strings.HasSuffix $u ".md" }}{{ with .Page.GetPage $u }}{{ $u = .RelPermalink }}{{ end }}{{ end }}<a href="{{ $u }}">{{ .Text | safeHTML }}</a>`;

const hugo: Peer = {
  name: 'hugo',
  describe: () => tryRun('hugo', ['version'])?.match(/v[\d.]+/)?.[0] ?? '',
  install: () => tryRun('hugo', ['version']) !== undefined,
  prepare(folder, corpus) {
    const files: Record<string, string> = {
      'config.toml':
        'baseURL="https://example.com/"\ntitle="Bench"\npaginate=10\n[taxonomies]\ntag="tags"\n[markup.highlight]\nnoClasses=false\n[markup.goldmark.renderer]\nunsafe=true\n',
      'static/style.css': STYLE,
      'layouts/_default/baseof.html': HUGO_BASE,
      'layouts/partials/menu.html': HUGO_MENU,
      'layouts/_default/_markup/render-link.html': HUGO_LINK,
      'layouts/_default/single.html':
        '{{ define "main" }}<h1>{{ .Title }}</h1>{{ .TableOfContents }}{{ .Content }}{{ range .GetTerms "tags" }}<a href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}{{ with .PrevInSection }}<a href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}{{ with .NextInSection }}<a href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}{{ end }}',
      'layouts/_default/list.html':
        '{{ define "main" }}<h1>{{ .Title }}</h1>{{ if eq .Section "blog" }}{{ range .Paginator.Pages }}<article><h2><a href="{{ .RelPermalink }}">{{ .Title }}</a></h2>{{ .Summary }}</article>{{ end }}{{ else }}{{ range .Pages }}<p><a href="{{ .RelPermalink }}">{{ .Title }}</a></p>{{ end }}{{ end }}{{ end }}',
      'layouts/_default/terms.html':
        '{{ define "main" }}{{ range .Pages }}<p><a href="{{ .RelPermalink }}">{{ .Title }}</a></p>{{ end }}{{ end }}',
      'layouts/index.html': '{{ define "main" }}<h1>{{ .Title }}</h1>{{ end }}',
      'content/docs/_index.md': '---\ntitle: Docs\n---\n',
      'content/blog/_index.md': '---\ntitle: Blog\n---\n',
    };
    for (const { path, text } of corpus.docs) {
      files[`content/docs/${path}`] = text;
      const parts = path.split('/').slice(0, -1);
      for (let depth = 1; depth <= parts.length; depth++)
        files[`content/docs/${parts.slice(0, depth).join('/')}/_index.md`] ??= `---\ntitle: ${parts[depth - 1]}\n---\n`;
    }
    for (const { path, text } of corpus.posts)
      files[`content/blog/${path}`] = text.replace('<!-- truncate -->', '<!--more-->');
    rmSync(folder, { recursive: true, force: true });
    writeAll(folder, files);
  },
  command: (cwd) => ({ run: ['hugo', '--quiet'], cwd }),
  made: ['public', 'resources'],
  source: (folder, path) => join(folder, 'content/docs', path),
};

const ELEVENTY_CONFIG = `import highlight from '@11ty/eleventy-plugin-syntaxhighlight';
export default function (config) {
  config.addPlugin(highlight);
  config.addPassthroughCopy('src/style.css');
  config.addCollection('docs', (api) => api.getFilteredByGlob('src/docs/**/*.md').sort((a, b) => (a.inputPath < b.inputPath ? -1 : 1)));
  config.addCollection('posts', (api) => api.getFilteredByGlob('src/blog/*.md').reverse());
  config.setTemplateFormats(['md', 'njk']);
  return { dir: { input: 'src', output: '_site' }, markdownTemplateEngine: false };
}
`;
const ELEVENTY_BASE =
  '<!doctype html><html lang="zh"><head><meta charset="utf-8"><title>{{ title }}</title><link rel="stylesheet" href="/style.css"></head><body><nav><ul>{% for page in collections.docs %}<li><a href="{{ page.url }}">{{ page.data.title }}</a></li>{% endfor %}</ul></nav><main><h1>{{ title }}</h1>{{ content | safe }}</main></body></html>';

const eleventy: Peer = {
  name: 'eleventy',
  describe: () => '3.1',
  install(folder) {
    writeAll(folder, {
      'package.json': JSON.stringify({
        private: true,
        type: 'module',
        dependencies: { '@11ty/eleventy': '3.1', '@11ty/eleventy-plugin-syntaxhighlight': '^5' },
        overrides: { '@11ty/recursive-copy': '4.0.4' },
      }),
    });
    return (
      existsSync(join(folder, 'node_modules/@11ty/eleventy')) ||
      tryRun('npm', ['install', '--no-audit', '--no-fund'], folder) !== undefined
    );
  },
  prepare(folder, corpus) {
    const files: Record<string, string> = {
      'eleventy.config.js': ELEVENTY_CONFIG,
      'src/style.css': STYLE,
      'src/_includes/base.njk': ELEVENTY_BASE,
      'src/docs/docs.json': '{"layout":"base.njk"}',
      'src/blog/blog.json': '{"layout":"base.njk"}',
      'src/posts.njk':
        '---\ntitle: Blog\nlayout: base.njk\npagination:\n  data: collections.posts\n  size: 10\n  alias: posts\npermalink: "blog/{% if pagination.pageNumber %}page/{{ pagination.pageNumber + 1 }}/{% endif %}index.html"\n---\n{% for post in posts %}<h2><a href="{{ post.url }}">{{ post.data.title }}</a></h2>{% endfor %}\n',
    };
    // Its `tags` make collections of their own names; the corpus means something else.
    const own = (text: string) => text.replace(/^tags:/m, 'topics:');
    for (const { path, text } of corpus.docs) files[`src/docs/${path}`] = own(text);
    for (const { path, text } of corpus.posts) files[`src/blog/${path}`] = own(text);
    rmSync(join(folder, 'src'), { recursive: true, force: true });
    writeAll(folder, files);
  },
  command: (cwd) => ({
    run: [process.execPath, '--max-old-space-size=8192', 'node_modules/@11ty/eleventy/cmd.cjs', '--quiet'],
    cwd,
  }),
  made: ['_site', '.cache'],
  source: (folder, path) => join(folder, 'src/docs', path),
};

export const docusaurus: Peer = {
  name: 'docusaurus-faster',
  describe: () => '3.10',
  install(folder) {
    writeAll(folder, {
      'package.json': JSON.stringify({
        private: true,
        dependencies: {
          '@docusaurus/core': '3.10.2',
          '@docusaurus/faster': '3.10.2',
          '@docusaurus/preset-classic': '3.10.2',
          react: '^19',
          'react-dom': '^19',
        },
        overrides: { '@docsearch/react': '4.6.3', '@docsearch/core': '4.6.3' },
      }),
    });
    return (
      existsSync(join(folder, 'node_modules/@docusaurus/core')) ||
      tryRun('npm', ['install', '--no-audit', '--no-fund'], folder) !== undefined
    );
  },
  prepare(folder, corpus) {
    const files: Record<string, string> = {
      'docusaurus.config.js':
        "module.exports = { title: 'Bench', url: 'https://example.com', baseUrl: '/', trailingSlash: false, i18n: { defaultLocale: 'zh-Hans', locales: ['zh-Hans'] }, future: { v4: true, faster: true }, markdown: { format: 'detect' }, presets: [['classic', { docs: {}, blog: { onUntruncatedBlogPosts: 'ignore' } }]] };\n",
      'src/pages/index.md': '# Bench\n',
    };
    for (const { path, text } of corpus.docs) files[`docs/${path}`] = text;
    // Its MDX takes no HTML comment.
    for (const { path, text } of corpus.posts)
      files[`blog/${path}`] = text.replace('<!-- truncate -->', '{/* truncate */}');
    for (const name of ['docs', 'blog']) rmSync(join(folder, name), { recursive: true, force: true });
    writeAll(folder, files);
  },
  command: (cwd) => ({ run: [process.execPath, 'node_modules/.bin/docusaurus', 'build'], cwd, limit: 900 }),
  made: ['build', '.docusaurus', 'node_modules/.cache'],
  source: (folder, path) => join(folder, 'docs', path),
};

export const peers: Peer[] = [hugo, eleventy, docusaurus];
