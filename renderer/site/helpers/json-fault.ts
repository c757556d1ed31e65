/** Finds the first error in JSON: engines do not report the position of every fault. */

const TOKEN = /\s*(?:("(?:[^"\\\n]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?\b|true\b|false\b|null\b)|([{}[\]:,]))/y;

/** Next expected token: a value, a key, the colon after it, or the end of a value. */
type State = 'value' | 'first value' | 'key' | 'first key' | 'colon' | 'end';

/** Offset of the first character that JSON cannot have there; the length of the text where its end is missing. */
export function jsonFaultAt(text: string): number {
  const open: string[] = [];
  let state: State = 'value';
  for (let at = 0; ; at = TOKEN.lastIndex) {
    TOKEN.lastIndex = at;
    const [whole, literal = '', sign = ''] = TOKEN.exec(text) ?? [];
    if (whole === undefined) return at + (/^\s*/.exec(text.slice(at))?.[0].length ?? 0);
    const next = after(state, literal, sign, open);
    if (next === undefined) return at + whole.length - (literal + sign).length;
    state = next;
  }
}

function after(state: State, literal: string, sign: string, open: string[]): State | undefined {
  if (literal !== '') {
    if (state.endsWith('key')) return literal.startsWith('"') ? 'colon' : undefined;
    return state.endsWith('value') ? 'end' : undefined;
  }
  if (sign === '{' || sign === '[') {
    if (!state.endsWith('value')) return undefined;
    open.push(sign);
    return sign === '{' ? 'first key' : 'first value';
  }
  if (sign === '}' || sign === ']') {
    const isEmpty = state === (sign === '}' ? 'first key' : 'first value');
    if ((!isEmpty && state !== 'end') || open.pop() !== (sign === '}' ? '{' : '[')) return undefined;
    return 'end';
  }
  if (sign === ':') return state === 'colon' ? 'value' : undefined;
  if (state !== 'end' || open.length === 0) return undefined;
  return open.at(-1) === '{' ? 'key' : 'value';
}
