/**
 * Small sites as data: files in a map → the compiled command in a folder of its own → every output file.
 * Nothing of the tool is imported: these tests see what an author sees.
 */
import { join } from 'node:path';
import { readTree, temporaryFolder, writeFiles } from '../engine/folders.js';
import type { Run } from '../engine/tool.js';
import { notesInHost } from '../engine/tool-host.js';

export type SiteSource = Readonly<Record<string, string>>;

export interface Built extends Run {
  /** Site folder. */
  dir: string;
  /** Output folder. */
  out: string;
  /** Path in the output folder → text. */
  files: Readonly<Record<string, string>>;
  /** Paths of the output, sorted. */
  paths: string[];
  /** Text of an output; fails by name when it is not there. */
  file(path: string): string;
  /** A JSON output. */
  json<T = Record<string, unknown>>(path: string): T;
}

/** Options every site of the tests has unless it names them itself. */
const DEFAULTS = { title: '站点', url: 'https://example.com', i18n: { defaultLocale: 'zh-Hans' } };

/** Text of a configuration file. Values are JSON; `code` is added as it is (`hooks: { … }`). */
export function configText(options: Readonly<Record<string, unknown>> = {}, code = ''): string {
  const text = JSON.stringify({ ...DEFAULTS, ...options }, null, 2).slice(0, -2);
  return `export default ${text}${code ? `,\n  ${code}` : ''}\n};\n`;
}

/** A site folder; the configuration is `configText()` unless the files bring one. */
export function makeSite(files: SiteSource): string {
  const dir = join(temporaryFolder(), 'site');
  const own = Object.keys(files).some((path) => /^(notes|docusaurus)\.config\./.test(path));
  writeFiles(dir, own ? files : { 'notes.config.ts': configText(), ...files });
  return dir;
}

/** Builds a folder; a build that fails is the caller's to judge by `code`. */
export async function buildFolder(dir: string, args: readonly string[] = [], name = 'dist'): Promise<Built> {
  const out = join(dir, '..', name);
  const run = await notesInHost(['build', dir, '-o', out, ...args], { cwd: join(dir, '..') });
  const files = Object.fromEntries(
    Object.entries(readTree(out)).map(([path, bytes]) => [path, Buffer.from(bytes, 'latin1').toString('utf8')]),
  );
  const file = (path: string) => {
    const text = files[path];
    if (text === undefined)
      throw new Error(`no output ${path}; there are\n${Object.keys(files).join('\n')}\n${run.stderr}`);
    return text;
  };
  return { ...run, dir, out, files, paths: Object.keys(files), file, json: (path) => JSON.parse(file(path)) };
}

/** Writes and builds a site. */
export const buildSite = (files: SiteSource, args: readonly string[] = []): Promise<Built> =>
  buildFolder(makeSite(files), args);

/** A site that must build without a word. */
export async function buildClean(files: SiteSource, args: readonly string[] = []): Promise<Built> {
  const built = await buildSite(files, args);
  if (built.code !== 0 || /warning|error/i.test(built.stderr)) throw new Error(`code ${built.code}\n${built.stderr}`);
  return built;
}

/** Values of `href` of all links in a document's body, in order. */
export function hrefs(html: string): string[] {
  const body = html.slice(html.indexOf('<body'), html.indexOf('<script type="application/json"'));
  return [...body.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map((match) => match[1]!.replace(/&amp;/g, '&'));
}

/** Head tags of a name as their source text. */
export const tags = (html: string, name: string): string[] =>
  [...html.slice(0, html.indexOf('</head>')).matchAll(new RegExp(`<${name}\\b[^>]*>`, 'g'))].map(([tag]) => tag);

export const canonical = (html: string): string | undefined =>
  tags(html, 'link')
    .find((tag) => tag.includes('rel="canonical"'))
    ?.match(/href="([^"]*)"/)?.[1];

/** The page record of a document. */
export function record<T = Record<string, unknown>>(html: string): T {
  const text = html.match(/<script type="application\/json" id="__notes_record">(.*?)<\/script>/s)?.[1];
  if (text === undefined) throw new Error('the document carries no record');
  return JSON.parse(text) as T;
}

/** Pages: HTML documents of routes, without parts and files. */
export const pagesOf = ({ paths }: Pick<Built, 'paths'>): string[] => paths.filter((path) => path.endsWith('.html'));

/** Paths whose texts differ between two outputs, or that only one has. */
export const differing = (a: Pick<Built, 'files'>, b: Pick<Built, 'files'>): string[] =>
  [...new Set([...Object.keys(a.files), ...Object.keys(b.files)])].filter((path) => a.files[path] !== b.files[path]);
