/** Words of JavaScript and TypeScript, and after which of them a word is one. */

const list = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const map = (patterns: Record<string, RegExp>): ReadonlyMap<string, RegExp> => new Map(Object.entries(patterns));

/** Keywords in any position except after a dot. */
export const KEYWORDS = list(
  'as await break case catch class const continue debugger default delete do else enum export extends for function if implements import in instanceof interface let new null of package private protected public return static super switch this throw try typeof undefined var void while with yield',
);
/** … and in TypeScript alone. */
export const TYPE_KEYWORDS = list('abstract declare is keyof override readonly require satisfies');
/** Keywords that a value may be divided by or followed by a `<`: a value, not the start of one. */
export const VALUES = list('null super this undefined');
/** Words followed by the name of a class. */
export const BEFORE_CLASS = list('class extends implements instanceof interface new');
/** Types that come with TypeScript, and what Prism counts among them. */
export const BUILTINS = list(
  'Array Function Promise any bigint boolean console never number object string symbol unknown',
);

/** Words that are keywords only before what the pattern says, from the word's end on. */
export const BEFORE: ReadonlyMap<string, RegExp> = map({
  assert: /\s*\{/y,
  async: /\s*(?:function\b|\(|[$\w\xA0-\uFFFF]|$)/y,
  finally: /\s*(?:\{|$)/y,
  from: /\s*(?:['"]|$)/y,
  get: /\s*(?:[#[$\w\xA0-\uFFFF]|$)/y,
  set: /\s*(?:[#[$\w\xA0-\uFFFF]|$)/y,
});
const NAMED = /\s+[{_$a-zA-Z\xA0-\uFFFF]/y;
export const TYPE_BEFORE: ReadonlyMap<string, RegExp> = map({
  asserts: NAMED,
  infer: NAMED,
  module: /\s+["'_$a-zA-Z\xA0-\uFFFF]/y,
  namespace: NAMED,
  type: /\s+[{*_$a-zA-Z\xA0-\uFFFF]/y,
});
