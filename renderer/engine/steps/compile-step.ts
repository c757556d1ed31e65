/** Sources → documents: from the memo where every input is the same, compiled otherwise. */

import { dirname, join } from 'node:path';
import { contentTexts } from '../../../theme/texts/content-texts.js';
import type { CompileOptions } from '../../compile/tree/compile-options.js';
import { findCompiler } from '../../output/bundle/installed-compiler.js';
import { ownContent, ownParts } from '../../output/modules/own-parts.js';
import { withContexts } from '../../output/modules/require-contexts.js';
import { siteComponents } from '../../output/modules/site-components.js';
import type { Scope } from '../../shared/page-fields.js';
import type { Site } from '../../site/configuration/config-types.js';
import { isMoved } from '../../site/configuration/is-moved.js';
import type { Document, Section } from '../../site/content/document.js';
import type { Source } from '../../site/content/source.js';
import { hashData } from '../../site/helpers/hash.js';
import { laterProperty } from '../../site/helpers/later.js';
import type { Problem } from '../../site/problems/problem-types.js';
import type { SiteFiles } from '../../site/sources/site-files.js';
import { codeImports } from '../load/code-imports.js';
import type { Memo } from '../memo/memo.js';
import type { Checkpoint } from '../run/interrupt.js';
import { type EngineOptions, forgives } from '../run/options.js';
import type { CompileJob, Job, JobResult, KeptDocument } from '../threads/jobs.js';
import { batches, type Pool } from '../threads/pool.js';
import { isFile, ownPath, readBytes } from '../write/disk.js';
import { headOf } from './head-sources.js';

/** Documents of this process by key, so that a rebuild reads nothing back. */
export type DocumentStore = Map<string, KeptDocument>;

/** Input of compiling sources. */
export interface RoundInput {
  dir: string;
  sources: readonly Source[];
  /** Hash of everything but the source that a compilation depends on. */
  optionsKey: string;
  memo: Memo;
  store: DocumentStore;
  /** Ignore cached results. */
  isFresh?: boolean;
  /** Starts the threads, told how many files there are to do. */
  pool: (work: number) => Promise<Pool<Job, JobResult>>;
  onProgress?: EngineOptions['onProgress'];
  /** Of docs and posts that are not in the memo, if there are as many, only the beginnings are compiled. */
  headsFrom?: number;
  /** Awaited now and then; what has been compiled before is kept. */
  checkpoint?: Checkpoint;
  /** Brings into the memo what other machines have compiled. */
  takeShared?(items: readonly { path: string; key: string }[], optionsKey: string): Promise<void>;
}

/** Input of compiling all sources of a site, including the readers of the files that they import. */
export interface CompileInput extends RoundInput {
  /** Reads a Markdown file that a document of the scope imports. */
  readImported: (path: string, scope: Scope) => Pick<SiteFiles, 'sources' | 'problems'>;
  /** Code that pages have without naming it: site-relative paths, and the scope of Markdown that it imports. */
  around: { code: readonly string[]; scope: Scope };
}

export interface Compilation {
  documents: Document[];
  problems: Problem[];
  compiled: number;
  /** Docs and posts of which only the beginning was compiled, by path. */
  heads?: ReadonlySet<string>;
}

/** Theme files of a migrated site, which surround its pages. */
export const codeAround = ({ dir, docusaurusTheme, security, locale }: Site): CompileInput['around'] => ({
  code: security === 'untrusted' ? [] : ownParts(dir, docusaurusTheme).map(({ file }) => file),
  scope: { area: 'pages', instance: 'default', version: 'current', locale },
});

/** Options of a compilation, as data. */
export function compileOptions(site: Site, options: EngineOptions): Omit<CompileOptions, 'fileExists' | 'thrownAt'> {
  const components = site.security === 'untrusted' ? undefined : siteComponents(site.dir, site.docusaurusTheme);
  const placed = site.security === 'untrusted' ? [] : ownContent(site.dir, site.docusaurusTheme);
  return {
    // Diagrams may name pictures of other sites.
    markdown: site.security === 'untrusted' ? { ...site.markdown, mermaid: false } : site.markdown,
    prism: site.prism,
    liveCode: site.liveCode,
    parser: options.parser ?? 'native',
    forgive: forgives(site, options),
    sections: options.records || site.search.provider !== 'none',
    copy: site.markdownCopies,
    ...(site.security === 'untrusted' ? { untrusted: { allowedOrigins: site.allowedOrigins } } : {}),
    ...(site.markdown.remarkPlugins.length + site.markdown.rehypePlugins.length > 0 ? { siteDir: site.dir } : {}),
    ...(site.markdown.format !== 'mdx' && !isMoved(site) && { titleAnywhere: true }),
    ...(findCompiler(site.dir) ? { compiler: true } : {}),
    ...(components ? { components } : {}),
    ...(placed.length > 0 ? { placed } : {}),
    titleDefaults: { locale: site.locale, texts: contentTexts(site.texts) },
  };
}

export const bodyKey = (key: string): string => `b:${key}`;
const documentKey = (key: string): string => `d:${key}`;
export const sectionsKey = (key: string): string => `t:${key}`;
/** Keys of all memo entries of a compilation. */
export const compiledKeys = (key: string): string[] => [documentKey(key), sectionsKey(key), bodyKey(key)];

/** A document as the memo has it. */
export const keptDocument = (memo: Memo, key: string): KeptDocument | undefined =>
  memo.get<KeptDocument>(documentKey(key));

/** Its sections. */
export const keptSections = (memo: Memo, key: string): Section[] => memo.get<Section[]>(sectionsKey(key)) ?? [];

/** Compiles what is not in the memo; then, as parts of the pages that import them, Markdown files that are no partials by their names. */
export async function compileSources(input: CompileInput): Promise<Compilation> {
  const alive = new Set<string>();
  const result: Compilation = { documents: [], problems: [], compiled: 0 };
  for (let sources = input.sources; sources.length > 0; sources = imported(result, input)) {
    const round = await compileRound(sources, input, alive);
    result.heads ??= round.heads;
    result.documents.push(...round.documents);
    result.problems.push(...round.problems);
    result.compiled += round.compiled;
  }
  for (const key of input.store.keys()) if (!alive.has(key)) input.store.delete(key);
  // A problem of a page is not repeated where the page is used as a part of others.
  const pages = new Set(result.documents.flatMap(({ kind, source }) => (kind === 'partial' ? [] : [source])));
  for (const { kind, source, problems } of result.documents)
    if (kind !== 'partial' || !pages.has(source)) result.problems.push(...problems);
  return result;
}

/** Compiles one source, without what it imports. */
export const compileOne = (input: RoundInput): Promise<Compilation> => compileRound(input.sources, input, new Set());

async function compileRound(sources: readonly Source[], input: RoundInput, alive: Set<string>): Promise<Compilation> {
  const { memo, store, isFresh = false } = input;
  const items = sources.map((source) => ({ source, key: sourceKey(source, input.optionsKey) }));
  await input.takeShared?.(
    items.flatMap(({ source: { path, format }, key }) => (format === 'code' ? [] : [{ path, key }])),
    input.optionsKey,
  );
  const missing: CompileJob['items'] = [];
  for (const { source, key } of items) {
    alive.add(key);
    const kept = store.get(key) ?? keptDocument(memo, key);
    memo.touch(documentKey(key));
    const isWhole = memo.ref(bodyKey(key)) !== undefined && memo.ref(sectionsKey(key)) !== undefined;
    if (!isFresh && kept && isWhole && holds(kept, input.dir)) store.set(key, kept);
    else if (source.format !== 'code') missing.push({ source, key });
  }
  const absent = missing.filter(({ source: { kind } }) => kind === 'doc' || kind === 'post');
  if (input.headsFrom !== undefined && absent.length >= input.headsFrom) {
    const heads = new Set(absent.map(({ source }) => source.path));
    const short = sources.map((source) => (heads.has(source.path) ? headOf(source) : source));
    // In this thread: to start others takes longer.
    const inline = { ...input, headsFrom: undefined, pool: () => input.pool(1) };
    return { ...(await compileRound(short, inline, alive)), heads };
  }
  const problems = await compileMissing(missing, input);
  const documents = items.flatMap(({ key }) => {
    const kept = store.get(key);
    return kept ? withSections(kept.document, () => keptSections(memo, key)) : [];
  });
  return { documents, problems, compiled: missing.length };
}

const readSections = laterProperty('sections');

/** The document with its sections, three quarters of its size, which are read when the search index asks for them. */
function withSections(document: KeptDocument['document'] | Document, read: () => Section[]): Document {
  return 'sections' in document ? document : readSections(document, read);
}

/** Sources of files that documents and code import and nobody has compiled as a partial; what is wrong with them is added to the result. */
function imported({ documents, problems }: Compilation, input: CompileInput): Source[] {
  const known = new Set(documents.flatMap(({ kind, source }) => (kind === 'partial' ? [source] : [])));
  const pages = new Set(documents.map(({ source }) => source));
  const found: Source[] = [];
  const take = (file: string, scope: Scope) => {
    if (known.has(file)) return;
    known.add(file);
    const read = input.readImported(file, scope);
    found.push(...read.sources);
    if (!pages.has(file)) problems.push(...read.problems);
  };
  const readText = (path: string) => {
    const bytes = readBytes(input.dir, path);
    // Markdown files of a folder that code asks for are among its imports.
    return bytes && withContexts(Buffer.from(bytes).toString(), join(input.dir, dirname(path)), input.dir).code;
  };
  const own = (path: string) => ownPath(input.dir, path);
  for (const { imports, scope } of documents) {
    const code = imports.flatMap(({ target, file }) => (target === 'client' && file !== undefined ? [file] : []));
    for (const { target, file } of imports) if (target === 'partial' && file !== undefined) take(file, scope);
    for (const file of codeImports(code, readText, own).markdown) take(file, scope);
  }
  for (const { format, path, scope } of input.sources)
    if (format === 'code') for (const file of codeImports([path], readText, own).markdown) take(file, scope);
  const { code, scope } = input.around;
  for (const file of codeImports(code, readText, own).markdown) take(file, scope);
  return found;
}

function sourceKey(
  { hash, path, relative, kind, scope, format, checked, facts, traces }: Source,
  optionsKey: string,
): string {
  return hashData([
    hash,
    path,
    relative,
    kind,
    scope,
    format,
    checked ?? null,
    facts ?? null,
    traces ?? null,
    optionsKey,
  ]);
}

/** True if the files that a compilation asked for are there, or missing, as then. */
const holds = ({ exists }: KeptDocument, dir: string) => exists.every(([path, there]) => isFile(dir, path) === there);

/** Files between two checkpoints: a reader of another page waits for them. */
const STRETCH = 256;

async function compileMissing(missing: CompileJob['items'], input: RoundInput): Promise<Problem[]> {
  const { checkpoint, onProgress } = input;
  const problems: Problem[] = [];
  const stretch = checkpoint ? STRETCH : missing.length;
  for (let done = 0; done < missing.length; done += stretch) {
    if (done > 0) await checkpoint?.();
    const tell = (more: number) => onProgress?.(done + more, missing.length);
    problems.push(...(await compileItems(missing.slice(done, done + stretch), input, tell)));
  }
  return problems;
}

async function compileItems(
  missing: CompileJob['items'],
  { memo, store, ...input }: RoundInput,
  onProgress: (done: number) => void,
): Promise<Problem[]> {
  const pool = await input.pool(missing.length);
  const jobs = batches(missing, pool.threads).map(
    (items): CompileJob => ({ kind: 'compile', items: items.map(plain) }),
  );
  let done = 0;
  const results = await pool.run(jobs, (index, { compiled }) => {
    for (const { key, kept } of compiled) if (kept !== undefined) store.set(key, JSON.parse(kept));
    done += jobs[index]?.items.length ?? 0;
    onProgress(done);
  });
  const problems: Problem[] = [];
  for (const { key, places, failure } of results.flatMap((result) => result.compiled)) {
    if (failure) {
      problems.push(failure);
      continue;
    }
    memo.adopt(documentKey(key), places.document);
    memo.adopt(sectionsKey(key), places.sections);
    memo.adopt(bodyKey(key), places.body);
  }
  return problems;
}

/** A source may read its text when first asked for: in the thread it must be there. */
const plain = ({ source, key }: CompileJob['items'][number]) => ({ key, source: { ...source } });
