/**
 * Patches for constructs of the reference engine whose time is quadratic in the text. It has no extension point for them: they are installed in its
 * parser before the first line is read. The trees are unchanged.
 */
import { EditMap } from 'micromark-util-edit-map';
import { SPAN_RESOLVERS } from './linear-spans.js';
import type { Code, Construct, Context, Effects, Extension, State, Token } from './reference-types.js';

/** The mends as an extension, which has to be the last. */
export const linearReference: Extension = {
  document: { null: { tokenize: mendParser } },
  text: { null: { tokenize: joinDataOf } },
  string: { null: { tokenize: joinDataOf } },
};

type Tokenize = Construct['tokenize'];

/** Exchanges parts of the parser before a line is read, once. */
function mendParser(this: Context, ...[, , nok]: Parameters<Tokenize>): ReturnType<Tokenize> {
  const { parser } = this;
  const { constructs } = parser;
  constructs.document.null = [];
  for (const [code, list] of Object.entries(constructs.text)) constructs.text[code] = [list ?? []].flat().map(linear);
  constructs.insideSpan.null = constructs.insideSpan.null?.map(resolving);
  const { flow } = parser;
  parser.flow = (from) => watchLazyLines(flow(from));
  return nok;
}

/** The same construct with a resolver of ours where there is one. */
function resolving<Resolving extends Pick<Construct, 'resolveAll'>>(construct: Resolving): Resolving {
  const resolveAll = 'name' in construct && SPAN_RESOLVERS.get(String(construct.name));
  return resolveAll ? { ...construct, resolveAll } : construct;
}

function linear(construct: Construct): Construct {
  const { tokenize } = construct;
  const run = RUNS[construct.name ?? ''];
  if (run !== undefined) return { ...construct, tokenize: asEnding(tokenize, run) };
  if (ADDRESSES.has(construct.name ?? '')) return { ...construct, tokenize: asOutsideBrackets(construct) };
  if (construct.name !== 'gfmPotentialFootnoteCall') return resolving(construct);
  return {
    ...construct,
    tokenize(effects, ok, nok) {
      return endsPicture(this) ? tokenize.call(this, effects, ok, nok) : nok;
    },
  };
}

/** Tokens at which a closing bracket stops searching for `![`. */
const STOPS = new Set<string>(['labelImage', 'gfmFootnoteCall', 'labelLink', 'label', 'image', 'link']);
/** Number of events that were passed, the last of them, the `![` that is open after them, and whether `^` follows it. */
const passedOf = new WeakMap<Context, { count: number; last: unknown; open?: Token; isCall?: boolean }>();
/** Longest label of a footnote (`constants.linkReferenceSizeMax` of the engine). */
const LONGEST_LABEL = 999;

/**
 * True if `![^` is open where a bracket closes, which may be a footnote after `!`. The engine would look through all events for each bracket,
 * and read the text after the `![` again.
 */
function endsPicture(context: Context): boolean {
  const { events } = context;
  const before = passedOf.get(context);
  const isKnown = before !== undefined && events[before.count - 1]?.[1] === before.last;
  let open = isKnown ? before.open : undefined;
  for (let at = events.length - 1; at >= (isKnown ? before.count : 0); at--) {
    const token = events[at]![1];
    if (token.type !== 'labelImage' && !STOPS.has(token.type)) continue;
    open = token.type === 'labelImage' ? token : undefined;
    break;
  }
  const end = context.now();
  const begins = () => open && context.sliceSerialize({ start: open.end, end }).trimStart().startsWith('^');
  const isCall = open === before?.open ? before?.isCall : begins();
  passedOf.set(context, { count: events.length, last: events.at(-1)?.[1], open, isCall });
  return open !== undefined && isCall === true && end.offset - open.end.offset <= LONGEST_LABEL + 1;
}

/** Characters of the runs that begin and end code and formulas. */
const RUNS: Readonly<Record<string, number>> = { codeText: 96, mathText: 36 };
/** Lengths of runs, by character, that do not occur again in a text. */
const lastOf = new WeakMap<Context, Record<number, Set<number>>>();

/**
 * Code and formulas without an end are not tried again: the engine would search the whole rest of the text from
 * each run of the same length.
 */
function asEnding(tokenize: Tokenize, run: number): Tokenize {
  return function (effects, ok, nok) {
    const known = lastOf.get(this) ?? {};
    lastOf.set(this, known);
    known[run] ??= new Set();
    const lengths = known[run];
    let length = 0;
    const start = tokenize.call(this, effects, ok, (code) => {
      if (code === null) lengths.add(length);
      return nok(code);
    });
    const opening = (state: State): State => {
      return (code) => {
        if (code !== run) return lengths.has(length) ? nok(code) : state(code);
        length++;
        const next = state(code);
        return next && opening(next);
      };
    };
    return opening(start);
  };
}

/** Bare addresses, which are not recognised after an open bracket. */
const ADDRESSES = new Set(['wwwAutolink', 'protocolAutolink', 'emailAutolink']);
/** Last bracket that was found open, and its place among the events. */
const openOf = new WeakMap<Context, { at: number; token: Token }>();

/**
 * Skips addresses after a bracket known to be open. The package searches the events for the bracket at each word; here its absence
 * is recorded by a mark at the token before the word.
 */
function asOutsideBrackets({ tokenize, previous }: Construct): Tokenize {
  return function (effects, ok, nok) {
    if (previous?.call(this, this.previous) === false) return nok;
    const known = openOf.get(this);
    if (known && this.events[known.at]?.[1] === known.token && isOpen(known.token)) return nok;
    const { check } = effects;
    const leave = (next: State) => (code: Code) => {
      effects.check = check;
      return next(code);
    };
    effects.check = checkOnce(check, this);
    const start = tokenize.call(this, effects, leave(ok), leave(nok));
    return (code) => {
      const { events } = this;
      const token = events.at(-1)?.[1];
      const next = start(code);
      if (token && !isOutside(token)) {
        const at = events.findLastIndex(([, one]) => isOpen(one) || isOutside(one));
        if (at >= 0 && isOpen(events[at]![1])) openOf.set(this, { at, token: events[at]![1] });
      }
      return next;
    };
  };
}

/**
 * Returns a check that does not repeat failed searches for the end of an address: the package walks to the end of a run of
 * signs and entities from each of its characters. A run that did not end the address from its start does not from a position inside it.
 */
function checkOnce(check: Effects['check'], context: Context): Effects['check'] {
  const passed = new WeakMap<object, { from: number; to: number }>();
  return (construct, ok, nok) => {
    if (!isConstruct(construct)) return check(construct, ok, nok);
    return (code) => {
      const from = context.now().offset;
      const known = passed.get(construct);
      if (known && known.from < from && from < known.to) return nok!(code);
      const watched: Construct = {
        ...construct,
        tokenize(effects, found, missed) {
          return construct.tokenize.call(this, effects, found, (last) => {
            passed.set(construct, { from, to: context.now().offset });
            return missed(last);
          });
        },
      };
      return check(watched, ok, nok)(code);
    };
  };
}

/** True for one construct, not a list of them. */
const isConstruct = (asked: Parameters<Effects['check']>[0]): asked is Construct => 'tokenize' in asked;

/** True for the token of a bracket that none has closed. */
function isOpen({ type, _balanced }: Token): boolean {
  return (type === 'labelLink' || type === 'labelImage') && !_balanced;
}

/** True for a token that the package has marked: no bracket is open before it. */
function isOutside(token: Token): boolean {
  return '_gfmAutolinkLiteralWalkedInto' in token;
}

const joining = new WeakSet<object>();

/**
 * Text goes on in the token that was left for a construct which was none. Otherwise the engine joins the tokens in the end, and moves all
 * behind for each pair.
 */
function joinDataOf(this: Context, ...[effects, , nok]: Parameters<Tokenize>): ReturnType<Tokenize> {
  if (joining.has(effects)) return nok;
  joining.add(effects);
  const { enter } = effects;
  effects.enter = (type, fields) => {
    const [kind, last] = this.events.at(-1) ?? [];
    if (type !== 'data' || kind !== 'exit' || last?.type !== 'data') return enter(type, fields);
    const { start } = last;
    this.events.length -= 2;
    return Object.assign(enter(type, last), { start });
  };
  return nok;
}

/**
 * After each line that goes on without the marks of its list or quote, the engine looks through all events of the block for one that reaches
 * over the start of the line. That one is found here from what was passed before.
 */
function watchLazyLines(flow: Context): Context {
  const { write, defineSkip } = flow;
  let { events } = flow;
  let isReal = false;
  let lineStart = 0;
  let passed = 0;
  const reaching = () => {
    for (; passed < events.length; passed++) {
      const { start, end } = events[passed]![1];
      if (!end || end.offset > lineStart) return start.offset < lineStart ? [events[passed]!] : [];
    }
    return [];
  };
  flow.defineSkip = (point) => {
    lineStart = point.offset;
    defineSkip(point);
  };
  flow.write = (slice) => {
    isReal = true;
    const written = write(slice);
    isReal = slice.at(-1) === null;
    return written;
  };
  Object.defineProperty(flow, 'events', {
    get: () => (isReal ? events : reaching()),
    set: (given: typeof events) => {
      events = given;
    },
  });
  return flow;
}

/** Changes events from the first change on. The engine's own way moves all events for each, and it makes some for each line. */
EditMap.prototype.consume = function (events) {
  const changes = this.map.sort(([one], [other]) => one - other);
  const old = events.splice(changes[0]?.[0] ?? events.length);
  let from = changes[0]?.[0] ?? 0;
  const first = from;
  for (const [at, removed, added] of changes) {
    for (; from < at; from++) events.push(old[from - first]!);
    for (const event of added) events.push(event);
    from = at + removed;
  }
  for (; from - first < old.length; from++) events.push(old[from - first]!);
  this.map.length = 0;
  this.index.clear();
};
