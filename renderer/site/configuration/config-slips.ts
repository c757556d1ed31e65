/** Slips in what a configuration says: Markdown where nothing reads it, values in another form, places within lists. */
import { dictionary } from '../../shared/dictionary.js';
import { type Issue, isPlainObject, type Path } from '../helpers/schema.js';
import { type Place, problem } from '../problems/problem.js';
import type { Problem } from '../problems/problem-types.js';
import { withNamed } from '../problems/repair.js';
import type { NotesConfig } from './notes-config.js';

/** Bold, code and links. */
const MARKS = /\*\*([^\s*][^*\n]*)\*\*|(?<!`)`([^`\n]+)`(?!`)|(?<!!)\[([^[\]\n]+)\]\(([^()\s]+)\)/g;

/** A text with its marks as HTML, or without them; undefined where it has none. */
function withoutMarkdown(text: string, isHtml: boolean): { found: string; wanted: string } | undefined {
  let found: string | undefined;
  const wanted = text.replace(MARKS, (whole, bold?: string, code?: string, label?: string, url?: string) => {
    found ??= whole;
    if (!isHtml) return bold ?? code ?? label ?? whole;
    if (bold !== undefined) return `<b>${bold}</b>`;
    return code === undefined ? `<a href="${url}">${label}</a>` : `<code>${code}</code>`;
  });
  return found === undefined ? undefined : { found, wanted };
}

/** True if a text of an item is HTML, by its name. */
const TEXTS: Readonly<Record<string, boolean>> = { title: false, label: false, html: true, value: true };

/** Markdown in texts of the configuration: readers see its marks. @param at gives the place of the value at a path */
export function markdownProblems(config: Partial<NotesConfig>, at: (path: Path) => Place): Problem[] {
  const { navbar, footer, announcementBar } = config;
  const problems: Problem[] = [];
  const look = (text: unknown, path: Path, isHtml: boolean) => {
    const made = typeof text === 'string' ? withoutMarkdown(text, isHtml) : undefined;
    if (typeof text !== 'string' || !made) return;
    const place = withNamed(at(path), text, { name: made.wanted, sure: false });
    problems.push(problem('config-markdown', made, place));
  };
  const visit = (items: unknown, path: Path) => {
    for (const [index, item] of (Array.isArray(items) ? items : []).entries()) {
      if (!isPlainObject(item)) continue;
      for (const [name, isHtml] of Object.entries(TEXTS)) look(item[name], [...path, index, name], isHtml);
      visit(item.items, [...path, index, 'items']);
    }
  };
  look(config.title, ['title'], false);
  look(config.tagline, ['tagline'], false);
  if (isPlainObject(announcementBar)) look(announcementBar.content, ['announcementBar', 'content'], true);
  if (isPlainObject(navbar)) {
    look(navbar.title, ['navbar', 'title'], false);
    visit(navbar.items, ['navbar', 'items']);
  }
  if (isPlainObject(footer)) {
    look(footer.copyright, ['footer', 'copyright'], true);
    visit(footer.links, ['footer', 'links']);
  }
  return problems;
}

/** Options that are often written as their one text. */
const OBJECTS = dictionary<string>({
  announcementBar: 'content',
  'navbar.logo': 'src',
  'footer.logo': 'src',
  i18n: 'defaultLocale',
});

/** Options that are often written as their one list. */
const LISTS = dictionary<string>({ navbar: 'items', footer: 'links' });

/** Wraps a single text or list in the structure that an option requires. @param written with its quotation marks or brackets */
export function wrapped(path: Path, written: string): { text: string; sure: boolean } | undefined {
  const name = path.join('.');
  const key = OBJECTS[name];
  if (key !== undefined && /^(['"`])[^'"`\n]+\1$/.test(written)) return { text: `{ ${key}: ${written} }`, sure: true };
  const list = LISTS[name];
  if (list !== undefined && /^\[[\s\S]*\]$/.test(written)) return { text: `{ ${list}: ${written} }`, sure: true };
  if (name !== SYNONYMS) return undefined;
  return /^\[\s*['"`][^[\]{}]*\]$/.test(written) ? { text: `[${written}]`, sure: false } : undefined;
}

const SYNONYMS = 'search.synonyms';

/** Of groups of synonyms that lack their brackets every word says so: the list says it once. */
export function joined(issues: readonly Issue[]): Issue[] {
  const isWord = (issue: Issue) =>
    issue.kind === 'type' && issue.path.length === 3 && issue.path.slice(0, 2).join('.') === SYNONYMS;
  const first = issues.find(isWord);
  if (first?.kind !== 'type' || first.path[2] !== 0 || !first.got.startsWith('"')) return [...issues];
  const whole: Issue = { ...first, path: first.path.slice(0, 2), expected: 'string[][]', got: 'string[]' };
  return issues.flatMap((issue) => (issue === first ? [whole] : isWord(issue) ? [] : [issue]));
}
