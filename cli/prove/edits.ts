/** The exact lines that bring back what was lost. */
import { entryLines } from '../../renderer/move/redirect-text.js';
import { REDIRECTS_FILE } from '../../renderer/site/sources/redirects-file.js';
import { nearestRoute } from './nearest-route.js';
import type { Difference, Edit } from './proof.js';

/** Facts about the site that edits are derived from. */
export interface EditContext {
  /** Source of a page, relative to the site folder. */
  sourceOf(route: string): string | undefined;
  /** Text of a source. */
  textOf(file: string): string | undefined;
  /** Routes of our pages, in comparable form. */
  routes: readonly string[];
}

/** The edit for a loss; undefined where none is known. */
export function editOf(loss: Difference, context: EditContext): Edit | undefined {
  const file = context.sourceOf(loss.route);
  const text = file === undefined ? undefined : context.textOf(file);
  switch (loss.aspect) {
    case 'routes':
    case 'sitemap':
      return redirectEdit(loss.route, nearestRoute(loss.route, context.routes));
    case 'redirects':
      return redirectEdit(loss.route, loss.want);
    case 'titles':
    case 'descriptions':
      return isMarkdown(file) ? fieldEdit(file, loss, text) : undefined;
    case 'headings':
      return isMarkdown(file) && text !== undefined ? headingEdit(file, loss, text) : undefined;
    case 'anchors':
      return isMarkdown(file) ? { file, text: `<a id="${loss.want.slice(1)}"></a>` } : undefined;
    default:
      return file === undefined || text === undefined ? undefined : placeEdit(file, loss, text);
  }
}

const isMarkdown = (file: string | undefined): file is string => file !== undefined && /\.mdx?$/i.test(file);

const redirectEdit = (from: string, to: string | undefined): Edit | undefined =>
  to === undefined ? undefined : { file: REDIRECTS_FILE, text: entryLines({ from: [from], to }).trimEnd() };

/** A field of the front matter; the title of the site after it is the tool's. */
function fieldEdit(file: string, { aspect, want }: Difference, text: string | undefined): Edit {
  const isTitle = aspect === 'titles';
  const value = isTitle ? want.replace(/ \| [^|]*$/, '') : want;
  const name = isTitle ? 'title' : 'description';
  const line = `${name}: ${JSON.stringify(value)}`;
  if (text !== undefined && !/^---\s*\n/.test(text)) return { file, line: 1, text: `---\n${line}\n---` };
  const at = text?.split('\n').findIndex((written) => written.startsWith(`${name}:`)) ?? -1;
  return { file, ...(at < 0 ? {} : { line: at + 1 }), text: line };
}

/** The heading with its id as the reference has it. */
function headingEdit(file: string, { want }: Difference, text: string): Edit | undefined {
  const [, marks = '', words = '', id] = /^(#+) (.*?)(?: \{#([^}]+)\})?$/s.exec(want) ?? [];
  const lines = text.split('\n');
  const at = lines.findIndex((line) => /^#{1,6}\s/.test(line) && plain(line).startsWith(plain(words)));
  const written = lines[at];
  if (written === undefined) return undefined;
  const bare = written.replace(/\s*(?:\{#[^}]+\}|\{\/\*.*\*\/\}|<!--\s*#.*-->)\s*$/, '').replace(/^#+/, marks);
  return { file, line: at + 1, text: id === undefined ? bare : `${bare} {#${id}}` };
}

const plain = (text: string) => text.replace(/^#+\s*/, '').replace(/[`*_~\s]|\[|\]\([^)]*\)/g, '');

/** Returns the source line that contains the difference, to show it as written. */
function placeEdit(file: string, loss: Difference, text: string): Edit | undefined {
  const lines = text.split('\n');
  for (const needle of needlesOf(loss)) {
    const at = lines.findIndex((line) => line.includes(needle));
    if (at >= 0) return { file, line: at + 1, text: lines[at]?.trim() ?? '', isPlace: true };
  }
  return undefined;
}

/** Returns the parts of lost content that may occur in the source verbatim. */
function needlesOf({ aspect, want, context }: Difference): string[] {
  if (aspect === 'links' || aspect === 'images') return [want, want.split(/[/#]/).at(-1) ?? ''].filter(Boolean);
  const words = want.split(' ').filter((word) => word.length > 3);
  const around = context
    ? [context.before.split(' ').slice(-3).join(' '), context.after.split(' ').slice(0, 3).join(' ')]
    : [];
  return [want, words.slice(0, 4).join(' '), words.slice(0, 2).join(' '), ...around].filter((text) => text.length > 3);
}
