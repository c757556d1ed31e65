/**
 * Emphasis and strikethrough of the reference engine in time that grows with the text. The engine's own resolvers walk back over all
 * events for each mark that may close, and move all events after each pair. The events that come out are the same.
 */
import type { Context, Event, Resolver, Token } from './reference-types.js';

/** An event, or all of a span that is resolved. */
type Item = Event | { span: Item[] };

/** Pairing rules of one kind of mark. */
interface Kind {
  /** Type of the marks that are matched. */
  sequence: Token['type'];
  /** Key that an opening mark and its closing mark must share. */
  keyOf(token: Token, context: Context): string;
  /** Keys of the marks that one which closes may pair with. */
  keysFor(token: Token, context: Context): string[];
  /** Events around what is inside. The marks lose what is used of them. */
  pair(open: Token, close: Token, context: Context): { before: Event[]; after: Event[] };
}

const sizeOf = ({ start, end }: Token) => end.offset - start.offset;

/** Returns a resolver that gives what the engine's own gives for marks of a kind. */
function resolverOf(kind: Kind): Resolver {
  return (events, context) => {
    const items = pairAll(events, kind, context);
    events.length = 0;
    pushAll(items, events);
    return events;
  };
}

/** Adds the events of items, those of spans among them. A loop: spans may be deeper than the stack. */
function pushAll(items: Item[], events: Event[]): void {
  const rest = items.reverse();
  for (let item = rest.pop(); item; item = rest.pop()) {
    if ('span' in item) for (const inner of item.span.reverse()) rest.push(inner);
    else events.push(item);
  }
}

function pairAll(events: readonly Event[], kind: Kind, context: Context): Item[] {
  const done: Item[] = [];
  const opens = new Map<string, { token: Token; at: number }[]>();
  const isLeft = (token: Token) => token.type === kind.sequence && sizeOf(token) > 0;
  const keep = (token: Token) => {
    if (token._open) {
      const key = kind.keyOf(token, context);
      const places = opens.get(key) ?? [];
      places.push({ token, at: done.length });
      opens.set(key, places);
    }
    done.push(['enter', token, context], ['exit', token, context]);
  };
  for (const event of events) {
    const token = event[1];
    if (token.type !== kind.sequence) done.push(event);
    else if (event[0] === 'enter') {
      while (token._close && isLeft(token)) {
        const keys = kind.keysFor(token, context);
        const open = lastOf(keys.flatMap((key) => opens.get(key)?.at(-1) ?? []));
        if (!open) break;
        const inside = done.splice(open.at).slice(2);
        for (const places of opens.values()) while ((places.at(-1)?.at ?? -1) >= open.at) places.pop();
        const { before, after } = kind.pair(open.token, token, context);
        if (isLeft(open.token)) keep(open.token);
        done.push({ span: [...before, ...resolveInside(inside, kind, context), ...after] });
      }
      if (isLeft(token)) keep(token);
    }
  }
  asData(done, kind);
  return done;
}

const lastOf = <Place extends { at: number }>(places: Place[]): Place | undefined =>
  places.reduce<Place | undefined>((last, place) => (last && last.at > place.at ? last : place), undefined);

/** Makes text of marks without others. */
function asData(items: readonly Item[], { sequence }: Kind): void {
  for (const item of items) if (!('span' in item) && item[1].type === sequence) item[1].type = 'data';
}

/** Resolves the marks inside a span, which cannot pair with later ones. */
function resolveInside(items: Item[], kind: Kind, context: Context): Item[] {
  const isOther = (item: Item) =>
    !('span' in item) && item[1].type !== kind.sequence && KINDS.some(({ sequence }) => sequence === item[1].type);
  if (items.some(isOther)) return resolveAgain(items, context);
  asData(items, kind);
  return joinData(items);
}

function resolveAgain(items: Item[], context: Context): Event[] {
  let events: Event[] = [];
  pushAll(items, events);
  const constructs = [context.parser.constructs.insideSpan.null ?? []].flat();
  for (const resolve of new Set(constructs.map(({ resolveAll }) => resolveAll)))
    if (resolve) events = resolve(events, context);
  return events;
}

/** Joins adjacent text into one token. */
function joinData(items: readonly Item[]): Item[] {
  const joined: Item[] = [];
  let last: Token | undefined;
  for (const item of items) {
    const token = 'span' in item || item[1].type !== 'data' ? undefined : item[1];
    if (!token || !last || last === token) joined.push(item);
    else last.end = token.end;
    last = token && (last ?? token);
  }
  return joined;
}

/** A length of marks may not pair with one where the sum is a multiple of three and either could open and close (CommonMark). */
const ATTENTION: Kind = {
  sequence: 'attentionSequence',
  keyOf: (token, context) => `${markOf(token, context)}${sizeOf(token) % 3}${token._close ? 'c' : ''}`,
  keysFor(token, context) {
    const mark = markOf(token, context);
    const size = sizeOf(token) % 3;
    const keys: string[] = [];
    for (const other of [0, 1, 2]) {
      const isRefused = size > 0 && (size + other) % 3 === 0;
      if (!isRefused) keys.push(`${mark}${other}c`);
      if (!isRefused || !token._open) keys.push(`${mark}${other}`);
    }
    return keys;
  },
  pair(open, close, context) {
    const used = sizeOf(open) > 1 && sizeOf(close) > 1 ? 2 : 1;
    const [sequence, text, span] =
      used > 1
        ? (['strongSequence', 'strongText', 'strong'] as const)
        : (['emphasisSequence', 'emphasisText', 'emphasis'] as const);
    const from = moved(open.end, -used);
    const to = moved(close.start, used);
    const opening: Token = { type: sequence, start: { ...from }, end: { ...open.end } };
    const closing: Token = { type: sequence, start: { ...close.start }, end: { ...to } };
    const content: Token = { type: text, start: { ...open.end }, end: { ...close.start } };
    const group: Token = { type: span, start: { ...from }, end: { ...to } };
    open.end = from;
    close.start = to;
    return around({ opening, closing, content, group }, context);
  },
};

const STRIKETHROUGH: Kind = {
  sequence: 'strikethroughSequenceTemporary',
  keyOf: (token) => `${sizeOf(token)}`,
  keysFor: (token) => [`${sizeOf(token)}`],
  pair(opening, closing, context) {
    opening.type = 'strikethroughSequence';
    closing.type = 'strikethroughSequence';
    const content: Token = { type: 'strikethroughText', start: { ...opening.end }, end: { ...closing.start } };
    const group: Token = { type: 'strikethrough', start: { ...opening.start }, end: { ...closing.end } };
    return around({ opening, closing, content, group }, context);
  },
};

const KINDS = [ATTENTION, STRIKETHROUGH];

/** Resolvers by the name of the construct whose own they replace. */
export const SPAN_RESOLVERS = new Map<string, Resolver>([
  ['attention', resolverOf(ATTENTION)],
  ['strikethrough', resolverOf(STRIKETHROUGH)],
]);

function around(
  { opening, closing, content, group }: Record<'opening' | 'closing' | 'content' | 'group', Token>,
  context: Context,
): { before: Event[]; after: Event[] } {
  return {
    before: [
      ['enter', group, context],
      ['enter', opening, context],
      ['exit', opening, context],
      ['enter', content, context],
    ],
    after: [
      ['exit', content, context],
      ['enter', closing, context],
      ['exit', closing, context],
      ['exit', group, context],
    ],
  };
}

/** Returns the first mark; the whole length would be copied for each. */
function markOf({ start }: Token, context: Context): string {
  return context.sliceSerialize({ start, end: moved(start, 1) });
}

function moved(point: Token['start'], by: number): Token['start'] {
  const { column, offset, _bufferIndex } = point;
  return { ...point, column: column + by, offset: offset + by, _bufferIndex: _bufferIndex + by };
}
