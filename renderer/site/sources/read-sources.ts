/** Reads a site folder (B1.2–B1.7, B2.1, B3.1, B7.9, D20). Disk access goes through `disk-io.ts`. */
import { posix } from 'node:path';
import type { Scope } from '../../shared/page-fields.js';
import type { BlogInstance, Site } from '../configuration/config-types.js';
import { ownFeedStyles } from '../configuration/feed-styles.js';
import { isMoved } from '../configuration/is-moved.js';
import { pluginFolder, translationFile, translationFiles } from '../configuration/translations.js';
import type { Source, SourceKind, SourcePlace } from '../content/source.js';
import { messageOf } from '../helpers/caught-error.js';
import { excluder, matcher } from '../helpers/glob.js';
import { hashOf } from '../helpers/hash.js';
import { laterProperty } from '../helpers/later.js';
import { lineFeeds } from '../helpers/line-feeds.js';
import { withFields } from '../helpers/with-fields.js';
import { problem } from '../problems/problem.js';
import { CHECKED_FILE, checkedSource, readChecked } from './checked-blocks.js';
import { copiedFiles } from './copied-files.js';
import { misspeltFiles } from './data-files.js';
import { diskIo, readableOf, type SourceEntry, type SourceIo, withAdded } from './disk-io.js';
import { type DocsVersion, readVersionNames, versionsFile, versionsOf } from './docs-versions.js';
import { encodingProblem } from './file-encoding.js';
import { FACTS_FILE, factsOfSource, readFacts } from './kept-facts.js';
import { readTraces, STEPS_FILE } from './kept-traces.js';
import { quotedPlace } from './line-and-column.js';
import { missingDocs } from './missing-docs.js';
import { type Asked, misspeltNames } from './misspelt-names.js';
import { OUTPUT_MARKER } from './output-marker.js';
import { REDIRECTS_FILE } from './redirects-file.js';
import { type DataFile, noFiles, type SeenFile, type SiteFiles, type StaticFile } from './site-files.js';
import { readTexts } from './translation-files.js';
import { type FileJudge, fileJudge } from './untrusted-files.js';
import { unusedPatterns } from './unused-patterns.js';

export interface ReadOptions extends Asked {
  io?: SourceIo;
  /** Files of an earlier run; those that look unchanged are not read again until their text is asked for (D13). */
  seen?: Record<string, SeenFile>;
  /** Hears how many files a content folder has, before the first of them is read. */
  onListed?: (files: number) => void;
}

/** Reads all sources and data files of a site. */
export function readSources(site: Site, options: ReadOptions = {}): SiteFiles {
  const reader = new Reader(site, options);
  for (const docs of site.docs) {
    const file = versionsFile(docs);
    const text = reader.text(file);
    const { names, problems } = text === undefined ? { names: [], problems: [] } : readVersionNames(text, file);
    const found = versionsOf(site, docs, names);
    reader.files.problems.push(...problems, ...found.problems);
    for (const version of found.versions) reader.docs(version);
  }
  for (const blog of site.blog) reader.blog(blog);
  reader.pages();
  reader.programs();
  reader.statics();
  reader.files.problems.push(...misspeltNames(site, { ...options, files: reader.files }, readableOf(reader.disk)));
  reader.files.problems.push(...unusedPatterns(site, reader.files, readableOf(reader.disk)));
  reader.checked();
  for (const blog of site.blog) reader.feedStyles(blog);
  return { ...reader.files, ...(foldsCase(site, reader.disk) && { foldsCase: true }) };
}

/** Looks for the configuration under its name in the other case. */
function foldsCase({ configFile }: Site, disk: Pick<SourceIo, 'stat'>): boolean {
  const other = configFile.toUpperCase();
  return disk.stat(other === configFile ? configFile.toLowerCase() : other) !== undefined;
}

/** Reads a Markdown file that content imports although it was compiled as no partial. @returns that source alone, or what is wrong with it */
export function readImported(site: Site, { path, relative, scope }: Omit<SourcePlace, 'kind'>): SiteFiles {
  const reader = new Reader(site, {});
  reader.source(path, relative, 'partial', scope);
  return reader.files;
}

/** Reads one source in its current state; undefined if it has an error. */
export function readSource(site: Site, { path, relative, kind, scope }: SourcePlace): Source | undefined {
  const reader = new Reader(site, {});
  reader.source(path, relative, kind, scope);
  reader.checked();
  const { sources, problems } = reader.files;
  return problems.length === 0 ? sources[0] : undefined;
}

/** Lets go of the texts of sources, half of what a large site holds in memory: what asks for one, the place of a finding, reads it again. */
export function dropTexts(site: Site, { sources }: SiteFiles): void {
  const reader = new Reader(site, {});
  for (const source of sources) reader.later(source);
}

const withText = laterProperty('text');
const isMarkdown = (name: string) => /\.mdx?$/.test(name);
/** As other tools, and systems that do not tell capital letters from small ones, write it. */
const MARKDOWN_ENDING = /\.(?:mdx?|markdown|mdown|mkdn?|mdwn)$/i;
const TAGS_FILE = 'tags.yml';
const byCodeUnit = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

interface Found {
  kind: Exclude<SourceKind, 'partial'>;
  scope: Scope;
  folder: string;
  include: string[];
  exclude: string[];
  /** Folder whose files replace those of the same relative path (B1.7). */
  translated: string;
}

class Reader {
  readonly files = noFiles();
  readonly disk: SourceIo;
  private readonly isListed: (path: string) => boolean;
  private readonly judge: FileJudge;

  constructor(
    private readonly site: Site,
    private readonly options: ReadOptions,
  ) {
    this.disk = withAdded(options.io ?? diskIo(site.dir), site.added);
    this.isListed = excluder(site.trustedPaths);
    this.judge = fileJudge(site);
  }

  docs(version: DocsVersion): void {
    const { scope, folder, docs } = version;
    const paths = this.walk(folder);
    const place = { file: this.site.configFile };
    if (!paths) {
      const disk = { list: this.disk.list, text: (path: string) => this.text(path) };
      this.files.problems.push(missingDocs(version, this.site, disk));
      return;
    }
    this.files.versions.push(this.inLocale(version));
    const translated = this.translated(
      'docs',
      scope.instance,
      version.name === 'current' ? 'current' : `version-${version.name}`,
    );
    const count = this.take(paths, {
      kind: 'doc',
      scope,
      folder,
      translated,
      include: docs.include,
      exclude: docs.exclude,
    });
    if (count === 0) this.files.problems.push(problem('docs-folder-empty', { folder }, place));
    for (const path of paths) {
      if (/^_category_\.(?:json|ya?ml)$/.test(posix.basename(path))) {
        this.data(this.files.categories, scope, [folder], path);
      }
    }
    const missing = this.tags(scope, [translated, folder], docs.tags);
    this.files.problems.push(...misspeltFiles(folder, paths, missing, (path) => this.text(path)));
  }

  /** The version with its label and the texts of its sidebars in the site's locale (B7.21). */
  private inLocale(version: DocsVersion): DocsVersion {
    const { name, label, scope } = version;
    const named = `${pluginFolder('docs', scope.instance)}/${name === 'current' ? name : `version-${name}`}.json`;
    const file = translationFile(this.site, named);
    const { texts, problems } = readTexts(this.text(file), file);
    this.files.problems.push(...problems);
    const textsFiles = translationFiles(this.site, named, this.options.locales).flatMap((path) => {
      const text = this.text(path);
      return text === undefined ? [] : [{ path, text }];
    });
    return { ...version, label: texts['version.label'] ?? label, texts, textsFiles };
  }

  blog(blog: BlogInstance): void {
    const scope: Scope = { area: 'blog', instance: blog.id, version: 'current', locale: this.site.locale };
    const { path: folder, include, exclude } = blog;
    const translated = this.translated('blog', blog.id);
    const paths = this.walk(folder);
    // The reference gives a blog without a folder an empty list, and a site that is moved keeps that page.
    if (paths || isMoved(this.site)) this.files.blogs.push(blog.id);
    if (!paths) return;
    this.take(paths, { kind: 'post', scope, folder, translated, include, exclude });
    const missing = this.tags(scope, [translated, folder], blog.tags);
    if (!this.data(this.files.authors, scope, [translated, folder], blog.authorsMapPath))
      missing.push(blog.authorsMapPath);
    this.files.problems.push(...misspeltFiles(folder, paths, missing));
  }

  /** The site's own style sheets of feeds, to be copied next to the feeds (B2.57). */
  feedStyles({ path: folder, routeBasePath, feedOptions }: BlogInstance): void {
    for (const { path: relative, named } of ownFeedStyles(feedOptions.xslt)) {
      const path = posix.join(folder, relative);
      const output = posix.join(routeBasePath.replace(/^\/+|\/+$/g, ''), posix.basename(relative));
      if (this.disk.stat(path)) this.files.assets.push({ path, output });
      else {
        const place = quotedPlace(this.files, this.site.configFile, named);
        this.files.problems.push(problem('feed-style-missing', { path }, place));
      }
    }
  }

  pages(): void {
    const { pages, locale } = this.site;
    if (!pages) return;
    const scope: Scope = { area: 'pages', instance: 'default', version: 'current', locale };
    const { path: folder, include, exclude } = pages;
    const translated = this.translated('pages', 'default');
    this.take(this.walk(folder) ?? [], { kind: 'page', scope, folder, translated, include, exclude });
  }

  statics(): void {
    const taken = new Set<string>();
    const found: StaticFile[] = [];
    for (const folder of this.site.staticDirectories) {
      for (const output of this.walk(posix.normalize(folder), true) ?? []) {
        if (taken.has(output)) continue;
        taken.add(output);
        const path = posix.join(folder, output);
        const reason = this.judge(path, () => this.text(path));
        if (reason === undefined) found.push({ path, output });
        else this.files.problems.push(problem('file-untrusted', { reason }, { file: path }));
      }
    }
    this.files.assets.push(...found);
  }

  /** Files that the engine runs: here only their texts, for places of findings. */
  programs(): void {
    const paths = [this.site.configFile, REDIRECTS_FILE, ...this.files.versions.map((version) => version.sidebarsFile)];
    for (const path of paths) {
      if (!path) continue;
      let text: string | undefined;
      const get = () => {
        text ??= this.text(path);
        return text;
      };
      Object.defineProperty(this.files.texts, path, { enumerable: true, configurable: true, get });
    }
  }

  /** Tells sources which of their blocks were checked and how they ran, and what data says of the features they name. */
  checked(): void {
    const record = readChecked(this.text(CHECKED_FILE));
    const known = readFacts(this.text(FACTS_FILE));
    const traces = readTraces(this.text(STEPS_FILE));
    for (const source of this.files.sources) {
      const checked = checkedSource(record, source.path);
      if (checked) source.checked = checked;
      // Most sites keep no facts, and to ask for the text of a source is to read its file.
      const facts = known && factsOfSource(known, source.text);
      if (facts) source.facts = facts;
      const traced = traces[source.path];
      if (traced) source.traces = traced;
    }
  }

  text(path: string): string | undefined {
    const bytes = this.disk.read(path);
    return bytes && new TextDecoder().decode(bytes);
  }

  /** All files below a folder, sorted by code unit; undefined when it is missing. Hidden names only in static folders. */
  private walk(folder: string, hidden = false): string[] | undefined {
    const found: string[] = [];
    const visit = (below: string): boolean => {
      const entries = this.entries(posix.join(folder, below));
      if (!hidden && below !== '' && this.isOutput(posix.join(folder, below), entries)) return true;
      for (const entry of entries ?? []) {
        if (entry.name === 'node_modules' || entry.name === '.DS_Store') continue;
        if (!hidden && entry.name.startsWith('.')) continue;
        const path = below === '' ? entry.name : `${below}/${entry.name}`;
        if (entry.broken) {
          this.brokenLink(posix.join(folder, path));
          continue;
        }
        const link = entry.outside && posix.join(folder, path);
        if (link && !this.isListed(link)) this.files.problems.push(problem('link-outside', {}, { file: link }));
        else if (entry.folder) visit(path);
        else found.push(path);
      }
      return entries !== undefined;
    };
    return visit('') ? found.sort(byCodeUnit) : undefined;
  }

  /** Editors lock what is edited by a hidden link to nothing. */
  private brokenLink(file: string): void {
    // Asked for, so that a build knows when it leads somewhere.
    this.disk.stat(file);
    if (!posix.basename(file).startsWith('.')) this.files.problems.push(problem('symlink-broken', {}, { file }));
  }

  /** Returns entries of a folder; undefined if it does not exist. An unreadable one is reported and counts as empty. */
  private entries(folder: string): SourceEntry[] | undefined {
    try {
      return this.disk.list(folder);
    } catch (cause) {
      this.unreadable(folder, cause);
      return [];
    }
  }

  /** True if a folder among the content is what a build has written: its Markdown for machines is no content. */
  private isOutput(folder: string, entries: readonly SourceEntry[] | undefined): boolean {
    const isMarked = entries?.some(({ name }) => name === posix.dirname(OUTPUT_MARKER));
    return isMarked === true && this.disk.stat(posix.join(folder, OUTPUT_MARKER)) !== undefined;
  }

  private unreadable(path: string, cause: unknown): void {
    const { problems } = this.files;
    const reason = messageOf(cause);
    const isInSuch = problems.some(({ code, file }) => code === 'source-unreadable' && path.startsWith(`${file}/`));
    if (!isInSuch) problems.push(problem('source-unreadable', { reason }, { file: path }));
  }

  /** Systems that do not tell capital letters from small ones write `.MD`. */
  private misnamed(file: string, name: string): void {
    this.files.problems.push(problem('source-extension', { name: posix.basename(name) }, { file, line: 1, column: 1 }));
  }

  private translated(area: Scope['area'], instance: string, version = ''): string {
    return posix.join(translationFile(this.site, pluginFolder(area, instance)), version);
  }

  /** Takes content and partials of one folder; returns the number of content files. */
  private take(paths: readonly string[], found: Found): number {
    const included = matcher(found.include);
    const excluded = excluder(found.exclude);
    const replaced = new Set(this.walk(found.translated) ?? []);
    const pages: string[] = [];
    this.options.onListed?.(paths.length);
    for (const relative of paths) {
      if (!included(relative)) {
        const name = relative.replace(MARKDOWN_ENDING, (ending) => (/x$/i.test(ending) ? '.mdx' : '.md'));
        if (name !== relative && included(name) && !excluded(name))
          this.misnamed(posix.join(found.folder, relative), name);
        continue;
      }
      const partial = excluded(relative);
      if (partial && !isMarkdown(relative)) continue;
      if (!partial) pages.push(relative);
      const folder = !partial && replaced.has(relative) ? found.translated : found.folder;
      this.source(posix.join(folder, relative), relative, partial ? 'partial' : found.kind, found.scope);
    }
    this.files.problems.push(...copiedFiles(found.folder, pages));
    return pages.length;
  }

  source(path: string, relative: string, kind: SourceKind, scope: Scope): void {
    const stat = this.disk.stat(path);
    const before = this.options.seen?.[path];
    const format = relative.endsWith('.mdx') ? 'mdx' : relative.endsWith('.md') ? 'md' : 'code';
    if (format === 'code' && this.site.security === 'untrusted' && !this.isListed(path)) {
      this.files.problems.push(problem('content-untrusted', { code: posix.extname(path) }, { file: path }));
      return;
    }
    const same =
      stat &&
      before &&
      stat.size === before.size &&
      stat.mtimeMs === before.mtimeMs &&
      stat.ctimeMs === before.ctimeMs &&
      stat.ino === before.ino;
    if (same) {
      this.files.seen[path] = before;
      this.files.sources.push(this.later({ path, relative, kind, scope, format, hash: before.hash }));
      return;
    }
    const text = this.decode(path);
    if (text === undefined) return;
    const hash = hashOf(lineFeeds(text));
    if (stat) this.files.seen[path] = withFields(stat, { hash });
    this.files.sources.push({ path, relative, kind, scope, format, text, hash });
  }

  /** A source whose text is read when first asked for. */
  later(source: Omit<Source, 'text'>): Source {
    return withText(source, () => this.decode(source.path) ?? '');
  }

  private decode(path: string): string | undefined {
    let bytes: Uint8Array | undefined;
    try {
      bytes = this.disk.read(path);
    } catch (cause) {
      this.unreadable(path, cause);
      return undefined;
    }
    if (!bytes) return undefined;
    const wrong = encodingProblem(bytes, path);
    if (!wrong) return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString();
    this.files.problems.push(wrong);
    return undefined;
  }

  /** Reads the tags file; returns its default name if there is none. */
  private tags(scope: Scope, folders: string[], option: string | false | null | undefined): string[] {
    if (option === false || option === null) return [];
    if (this.data(this.files.tags, scope, folders, option ?? TAGS_FILE)) return [];
    if (option === undefined) return [TAGS_FILE];
    const place = { file: this.site.configFile };
    this.files.problems.push(problem('tags-file-missing', { file: posix.join(folders.at(-1) ?? '', option) }, place));
    return [];
  }

  /** Reads a data file of the first folder that has it. */
  private data(into: DataFile[], scope: Scope, folders: string[], relative: string): boolean {
    return folders.some((folder) => {
      const path = posix.join(folder, relative);
      const text = this.decode(path);
      if (text !== undefined) into.push({ scope, path, relative, text });
      return text !== undefined;
    });
  }
}
