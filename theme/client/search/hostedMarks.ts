/**
 * Converts an answer of the hosted service, which marks matches with `<mark>` (B5.111), to the signs of `MARK`. A text may itself contain `<mark>`: the tags of the
 * service are distinguished by comparing with the original text.
 */
import type { Highlight, Hit, LevelName, SearchResult } from './transport.js';

/** `marks` is `MARK`, handed over: a module that two pieces of code import would be one more request. */
export interface Marking {
  marks: readonly [before: string, after: string];
  ellipsis: string;
}

const TAG = /(<\/?mark>)/;

/** Replaces those tags in `value` by marks that the text `raw` does not have. A snippet is a piece of `raw` between ellipses. */
export function placeMarks(value: string, raw: string, { marks, ellipsis }: Marking): string {
  if (TAG.test(raw)) {
    const before = value.startsWith(ellipsis) ? ellipsis : '';
    const after = value.endsWith(ellipsis) && value.length > ellipsis.length ? ellipsis : '';
    // A text may begin or end with the signs of an ellipsis too.
    for (const [start, end] of [
      ['', ''],
      [before, ''],
      ['', after],
      [before, after],
    ] as const) {
      const found = fitted(value.slice(start.length, value.length - end.length).split(TAG), raw, marks);
      if (found !== undefined) return start + found + end;
    }
  }
  return value.replace(/<mark>/g, marks[0]).replace(/<\/mark>/g, marks[1]);
}

/** `pieces`: texts, and tags between them. */
function fitted(pieces: string[], raw: string, marks: Marking['marks']): string | undefined {
  const fitFrom = (i: number, at: number, open: boolean): string | undefined => {
    const text = pieces[i]!;
    if (!raw.startsWith(text, at)) return undefined;
    if (i === pieces.length - 1) return open ? undefined : text;
    const tag = pieces[i + 1]!;
    const next = at + text.length;
    const stood = () =>
      raw.startsWith(tag, next) ? join(text + tag, fitFrom(i + 2, next + tag.length, open)) : undefined;
    const put = () =>
      open === (tag === '</mark>') ? join(text + marks[open ? 1 : 0], fitFrom(i + 2, next, !open)) : undefined;
    // Words are marked, and no word contains a sign of a tag: the mark closes before an original tag that follows it, and opens after one that precedes it.
    return open ? (put() ?? stood()) : (stood() ?? put());
  };
  for (let at = raw.indexOf(pieces[0]!); at >= 0 && at <= raw.length; at = raw.indexOf(pieces[0]!, at + 1)) {
    const found = fitFrom(0, at, false);
    if (found !== undefined) return found;
    if (at === raw.length) break;
  }
  return undefined;
}

const join = (head: string, tail: string | undefined) => (tail === undefined ? undefined : head + tail);

/** The answer with marks in all values that are shown. */
export function withMarks({ results }: { results: SearchResult[] }, marking: Marking): { results: SearchResult[] } {
  const marked = (found: Highlight | undefined, raw: string | null | undefined) =>
    found && { ...found, value: placeMarks(found.value, raw ?? '', marking) };
  const all = (group: Hit['_snippetResult'], { content, hierarchy }: Hit): Hit['_snippetResult'] =>
    group && {
      ...group,
      ...(group.content && { content: marked(group.content, content) }),
      ...(group.hierarchy && {
        hierarchy: Object.fromEntries(
          Object.entries(group.hierarchy).map(([level, found]) => [
            level,
            marked(found, hierarchy[level as LevelName]),
          ]),
        ),
      }),
    };
  return {
    results: results.map((result) => ({
      ...result,
      hits: (result.hits ?? []).map((hit) => ({
        ...hit,
        ...(hit._highlightResult && { _highlightResult: all(hit._highlightResult, hit) }),
        ...(hit._snippetResult && { _snippetResult: all(hit._snippetResult, hit) }),
      })),
    })),
  };
}
