/** The way of a page for people: sections of a few lines, tables where there is room. */
import { breakToWidth } from '../report/display-width.js';
import type { Language } from '../report/message-language.js';
import { placeOf } from '../report/message-language.js';
import type { Paint } from '../report/paint.js';
import { size } from '../report/sizes.js';
import { type Column, table } from '../report/table.js';
import type { FieldValue } from './field-origins.js';
import type { Cause, Journey } from './journey.js';
import { journeyWord } from './journey-words.js';

export interface Look {
  language: Language;
  paint: Paint;
  columns?: number;
}

/** People see so many links of a page; `--json` has all. */
const MOST_LINKS = 12;

/** Writes words, lines, sections and tables as a screen takes them. */
function writerOf({ paint, columns, language }: Look) {
  const word = (english: string) => journeyWord(english, language);
  return {
    word,
    wrap: (text: string) =>
      (columns === undefined ? [text] : breakToWidth(text, columns - 2)).map((line) => `  ${line}`),
    section: (title: string, lines: readonly string[]) =>
      lines.length === 0 ? [] : ['', paint.bold(word(title)), ...lines],
    rows: <Row>(list: readonly Row[], ...of: Column<Row>[]) =>
      list.length === 0
        ? []
        : table(of, list, { columns: columns === undefined ? undefined : columns - 2, untitled: true })
            .split('\n')
            .map((line) => `  ${line}`),
  };
}

export function shownJourney(journey: Journey, look: Look): string {
  const writer = writerOf(look);
  const { word, wrap, section, rows } = writer;
  const { steps } = journey;
  const head = (['title', 'file', 'kind', 'route', 'id'] as const).flatMap((name) =>
    journey[name] ? [{ name, value: journey[name] }] : [],
  );
  const lines = [
    ...rows(
      head,
      { title: '', text: ({ name }) => word(name) },
      { title: '', text: ({ value }) => value, least: 12 },
    ).map((line) => line.slice(2)),
    ...section('fields', rows(journey.fields, ...fieldColumns(word))),
    ...section(
      'sidebars',
      journey.sidebars.flatMap(({ sidebar, categories, label, place, of }) =>
        wrap(`${[sidebar, ...categories, label].join(' › ')}${place === undefined ? '' : `  (${place}/${of})`}`),
      ),
    ),
    ...linkLines(journey.links, writer),
    ...section('anchors', journey.anchors.length === 0 ? [] : wrap(journey.anchors.map((id) => `#${id}`).join(' '))),
    ...section('files written', rows(journey.files, ...fileColumns)),
    ...section('also loads', rows(journey.loads, ...fileColumns)),
    ...section('made anew when these change', rows(journey.rebuilds, ...causeColumns(word))),
    ...section(
      'time by step',
      steps === undefined
        ? wrap(word('not built: the site has errors'))
        : rows(
            Object.entries(steps),
            { title: '', text: ([name]) => name },
            { title: '', text: ([, ms]) => `${ms.toFixed(1)} ms`, right: true },
          ),
    ),
    ...section(
      'problems',
      rows(
        journey.problems,
        { title: '', text: (found) => placeOf(found), least: 12 },
        { title: '', text: ({ code }) => code },
      ),
    ),
  ];
  return lines.join('\n');
}

/** Links from and to the page. */
function linkLines(links: Journey['links'], { section, rows }: ReturnType<typeof writerOf>): string[] {
  const out = rows(
    links.out.slice(0, MOST_LINKS),
    { title: '', text: ({ line, column }) => `${line}:${column}` },
    { title: '', text: ({ leads }) => (leads === 'missing' ? '✗' : leads === 'outside' ? '↗' : '→') },
    { title: '', text: ({ to, anchor }) => `${to}${anchor ? `#${anchor}` : ''}`, least: 16 },
  );
  const into = rows(
    links.in.slice(0, MOST_LINKS),
    { title: '', text: (link) => placeOf(link), least: 16 },
    { title: '', text: ({ anchor }) => (anchor ? `#${anchor}` : ''), optional: true, least: 6 },
  );
  return [...section('links out', more(links.out, out)), ...section('links in', more(links.in, into))];
}

const more = (all: readonly unknown[], lines: readonly string[]) =>
  all.length > MOST_LINKS ? [...lines, `  … +${all.length - MOST_LINKS}`] : lines;

const fieldColumns = (word: (english: string) => string): Column<FieldValue>[] => [
  { title: '', text: ({ name }) => name, least: 12 },
  { title: '', text: ({ value }) => (typeof value === 'string' ? value : JSON.stringify(value)), least: 6 },
  { title: '', text: ({ from, line }) => `${word(from)}${line === undefined ? '' : `:${line}`}` },
];

const fileColumns: Column<{ path: string; bytes?: number }>[] = [
  { title: '', text: ({ path }) => path, least: 16 },
  { title: '', text: ({ bytes }) => (bytes === undefined ? '' : size(bytes)), right: true },
];

const causeColumns = (word: (english: string) => string): Column<Cause>[] => [
  { title: '', text: ({ path }) => path, least: 16 },
  { title: '', text: ({ why }) => word(why) },
];
