/** Finds tags of HTML fragments that do not nest: parsers repair them silently, or report the text after them. */
import { type BlockFault, placeAt } from './block-place.js';
import { nearestOf } from './near-words.js';

/** Elements before which a paragraph ends. */
const ENDS_PARAGRAPH = new Set(
  (
    'address article aside blockquote center details dialog div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header ' +
    'hgroup hr main menu nav ol pre search section summary table ul'
  ).split(' '),
);
/** Elements within which a paragraph outside does not end. */
const APART = new Set(
  'applet button caption foreignobject html marquee object select svg table td template th'.split(' '),
);
/** Elements without an end tag, and those that end where another one does. */
const WITHOUT_END = new Set(
  (
    'area base br col embed hr img input link meta param source track wbr html head body li dt dd rt rp optgroup option colgroup ' +
    'caption thead tbody tfoot tr td th'
  ).split(' '),
);

const TAGS =
  /<!--[\s\S]*?(?:-->|$)|<(?<raw>script|style|textarea|title)\b[\s\S]*?(?:<\/\k<raw>\s*>|$)|<(?<slash>\/?)(?<name>[a-z][\w-]*)(?:"[^"]*"|'[^']*'|[^"'<>])*>/gi;

interface Open {
  name: string;
  /** The end tag of another element that precedes its own. */
  crossed?: { name: string; at: number; tag: string };
}

/** Finds the first tag that crosses another one, or that ends the paragraph around it. */
export function nestingFaults(code: string): BlockFault[] {
  const open: Open[] = [];
  let ended: { name: string; at: number; tag: string } | undefined;
  for (const { 0: tag, index: at, groups = {} } of code.matchAll(TAGS)) {
    const name = groups.name?.toLowerCase();
    if (name === undefined) continue;
    if (groups.slash === '') {
      if (ENDS_PARAGRAPH.has(name) && takeParagraph(open)) ended = { name, at, tag };
      // A paragraph ends before another one, too, and nobody minds.
      if (name === 'p') takeParagraph(open);
      if (!WITHOUT_END.has(name) && !tag.endsWith('/>')) open.push({ name });
      continue;
    }
    const place = open.findLastIndex((each) => each.name === name);
    const [closed] = place < 0 ? [] : open.splice(place, 1);
    if (closed?.crossed) return [crossedFault(code, closed.name, closed.crossed, { tag, at })];
    if (!closed && name === 'p' && ended)
      return [
        {
          message: `<${ended.name}> may not be inside <p>: the paragraph ends before it, and </p> closes nothing`,
          written: ended.tag,
          ...placeAt(code, ended.at),
        },
      ];
    // Only paragraphs may stay open in what is closed.
    if (closed) for (const inner of open.slice(place)) if (inner.name !== 'p') inner.crossed ??= { name, at, tag };
  }
  return [];
}

/** Elements that repeat: an end tag may be left out, but not the second of two on a line. */
const TWINS = /<(li|dt|dd|td|th|option|p)(?:\s[^<>]*)?>[^<>\n]*[^<>\s](<\1>)\s*(?=<\/|<\1>|$)/gi;

/** A start tag after the text of its twin, with nothing in it, where others have end tags: its slash is missing. */
export function twinFaults(code: string): BlockFault[] {
  return [...code.matchAll(TWINS)].flatMap(({ 0: found, 1: name = '', 2: tag = '', index }) =>
    code.includes(`</${name}>`)
      ? [
          {
            message: `<${name}> begins one more element, which is empty`,
            written: tag,
            nearest: `</${name}>`,
            ...placeAt(code, index + found.lastIndexOf(tag)),
          },
        ]
      : [],
  );
}

/** End tags that close nothing, where the element that is open has a name of the same letters, or nearly so. */
export function strayFaults(code: string): BlockFault[] {
  const open: string[] = [];
  const faults: BlockFault[] = [];
  for (const { 0: tag, index, groups = {} } of code.matchAll(TAGS)) {
    const name = groups.name?.toLowerCase();
    if (name === undefined) continue;
    const last = open.at(-1);
    if (groups.slash === '') {
      if (!tag.endsWith('/>')) open.push(name);
    } else if (open.includes(name)) open.length = open.lastIndexOf(name);
    else if (last !== undefined && WITHOUT_END.has(last) && nearestOf(name, [last])) {
      open.pop();
      const place = placeAt(code, index);
      faults.push({ message: `</${name}> closes nothing`, written: tag, nearest: `</${last}>`, ...place });
    }
  }
  return faults;
}

/** Closes the paragraph that is open here. @returns whether there was one */
function takeParagraph(open: Open[]): boolean {
  const place = open.findLastIndex(({ name }) => name === 'p' || APART.has(name));
  if (open[place]?.name !== 'p') return false;
  open.splice(place, 1);
  return true;
}

/** `<b><i></b></i>`: reported at the end tag that is too early. */
function crossedFault(
  code: string,
  name: string,
  early: { name: string; at: number; tag: string },
  late: { tag: string; at: number },
): BlockFault {
  const isBeside = early.at + early.tag.length === late.at;
  return {
    message: `the tags <${early.name}> and <${name}> cross: <${name}> begins inside <${early.name}> and ends behind it`,
    ...(isBeside ? { written: early.tag + late.tag, nearest: late.tag + early.tag } : { written: early.tag }),
    ...placeAt(code, early.at),
  };
}
