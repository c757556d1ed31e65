/** Source → tree: removes front matter, cleans characters, parses the body. The position of each node in the file is kept. */
import type { Source } from '../site/content/source.js';
import { type FrontMatterResult, readFrontMatter } from '../site/front-matter/front-matter.js';
import { lineFeeds } from '../site/helpers/line-feeds.js';
import type { Problem } from '../site/problems/problem-types.js';
import { type ParsedBody, parseBody } from './parse/parse-body.js';
import { conflictProblems } from './rewrite/merge-conflict.js';
import { cleanCharacters } from './rewrite/rewrite.js';
import type { CompileOptions } from './tree/compile-options.js';
import { Places } from './tree/source-position.js';

/** A file as it was parsed, before anything is done with its tree. */
export interface ReadPage {
  /** Text of the file with line feeds alone, without byte order mark. */
  bare: string;
  /** Offset of the parsed body in it. */
  bodyStart: number;
  body: string;
  /** The body is read as MDX. */
  mdx: boolean;
  read: FrontMatterResult;
  parsed: ParsedBody;
  places: Places;
  problems: Problem[];
}

export async function readPage(source: Source, options: CompileOptions): Promise<ReadPage> {
  const written = lineFeeds(source.text);
  const steps = options.markdown.textSteps
    ? await (await import('./text-steps.js')).runTextSteps(written, source, options)
    : undefined;
  const lines = steps?.text ?? written;
  const isMoved = options.markdown.missingComponents === 'children';
  const read = readFrontMatter(lines, source, { isMoved, fields: steps?.fields });
  const bare = lines.startsWith('\uFEFF') ? lines.slice(1) : lines;
  // Blank lines go, but not the indentation of the first line: it may be code (B4.3).
  const blank = /^(?:[ \t]*\n)*/.exec(read.body)![0].length;
  const body = cleanCharacters(read.body.slice(blank).trimEnd());
  const bodyStart = bare.length - read.body.length + blank;
  const places = new Places(source.path, bare, bodyStart);
  const wantsMdx = isMdx(source, read.frontMatter.mdx?.format ?? options.markdown.format);
  const mdx = wantsMdx && !options.untrusted;
  const problems = [...conflictProblems(bare, places, isMoved), ...(steps?.problems ?? []), ...read.problems];
  if (options.untrusted && (source.format === 'mdx' || read.frontMatter.mdx?.format === 'mdx'))
    problems.push(places.problem('content-untrusted', { code: 'MDX' }, 0));
  const parsed = await parseBody({ body, mdx, options, places, problems, source });
  return { bare, bodyStart, body, mdx, read, parsed, places, problems };
}

function isMdx(source: Source, format: 'md' | 'mdx' | 'detect'): boolean {
  return format === 'detect' ? source.format === 'mdx' : format === 'mdx';
}
