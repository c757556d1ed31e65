/** Titles and attributes of admonitions in marks of another kind: the title would be lost, or the whole line be text. */

/** Text after the type, and its replacement. */
export interface TitleSlip {
  /** Excerpt for the message: the type with some of the following text. */
  found: string;
  wanted: string;
  /** Range to mark: the text after the type, or the type itself. */
  marks: 'rest' | 'type';
  length: number;
  text: string;
  sure: boolean;
}

/** @param found the colons and the type as written; @param rest the text after them in the line */
export function titleSlip(found: string, name: string, rest: string): TitleSlip | undefined {
  if (!/^:{3,}[a-z]+$/.test(found)) return undefined;
  const written = rest.trimEnd();
  return bracket(found, name, written) ?? words(found, written) ?? attributes(found, written);
}

/** A title in brackets of another kind, after a space, or in one that is not closed. */
function bracket(found: string, name: string, rest: string): TitleSlip | undefined {
  const wide =
    /^[【［]([^】］]*)[】］]$/.exec(rest) ?? /^[ \t]+\[([^\]]+)\]$/.exec(rest) ?? /^[(（]([^()（）]+)[)）]$/.exec(rest);
  if (!wide && !/^\[[^\]]+$/.test(rest)) return undefined;
  const text = `[${wide ? wide[1] : rest.slice(1)}]`;
  return {
    found: found + rest.slice(0, 8),
    wanted: `:::${name}${text}`,
    marks: wide ? 'rest' : 'type',
    length: rest.length,
    text,
    sure: true,
  };
}

/** Words in braces, which are names of attributes there, and `title="…"` without its braces. */
function words(found: string, rest: string): TitleSlip | undefined {
  const [, inner = ''] = /^[ \t]*\{([^{}]+)\}$/.exec(rest) ?? [];
  const bare = inner.trim();
  const title =
    /^[ \t]+title[ \t]*[=＝][ \t]*["“]([^"“”]+)["”]$/.exec(rest)?.[1] ??
    /^(?:title[ \t]*[:：][ \t]*)?["“]([^"“”]+)["”]$/.exec(bare)?.[1] ??
    /^title[ \t]*[:：][ \t]*([^"“”]+)$/.exec(bare)?.[1] ??
    /^[^.#=＝"“”\s:：][^=＝"“”:：]*$/.exec(bare)?.[0];
  if (title === undefined) return undefined;
  const text = `[${title.replace(/[[\]]/g, '\\$&')}]`;
  // A single small word may be the name of an attribute of another tool.
  return slip(found, rest, text, !/^[a-z][a-z-]*$/.test(bare));
}

/** Attributes after a space, whose quotation marks are of another kind, or that are not closed: the whole line would be text. */
function attributes(found: string, rest: string): TitleSlip | undefined {
  const [written = ''] = /^\{[^{}\n]*\}?$/.exec(rest.trimStart()) ?? [];
  if (written === '') return undefined;
  const straight = written.replace(/(?<==)[“”]([^“”"]*)[“”]/g, '"$1"');
  const closed = straight.endsWith('}') ? straight : `${straight.trimEnd()}}`;
  const isOdd = (closed.match(/"/g) ?? []).length % 2 === 1;
  const text = isOdd ? closed.replace(/\}$/, '"}') : closed;
  return text === rest ? undefined : slip(found, rest, text, true);
}

function slip(found: string, rest: string, text: string, sure: boolean): TitleSlip {
  return { found: found + rest, wanted: found + text, marks: 'rest', length: rest.length, text, sure };
}
