/** Marks of Chinese typing where YAML wants its own: a full-width colon after a field, curly or corner quotation marks round a value. */

export interface Slip {
  code: 'front-matter-colon' | 'front-matter-quotes';
  /** Offset in the YAML text. */
  offset: number;
  length: number;
  args: { field: string; got: string; line: string };
}

const FIELD = /^(\s*(?:-\s+)?)([A-Za-z_][\w-]*)/;
const OPENING = '“”‘’「『„‟＂＇';
const CLOSING = '”“’‘」』””＂＇';

/**
 * The lines of a front matter that cannot be read because of such marks, each with the line as it should be.
 * @returns none where mending them would not make it readable: then something else is wrong
 */
export function findSlips(yaml: string, isReadable: (yaml: string) => boolean): Slip[] {
  const slips: Slip[] = [];
  const mended: string[] = [];
  let offset = 0;
  for (const line of yaml.split('\n')) {
    const slip = colonSlip(line) ?? quoteSlip(line);
    if (slip) slips.push({ ...slip, offset: offset + slip.offset });
    mended.push(slip?.args.line ?? line);
    offset += line.length + 1;
  }
  return slips.length > 0 && isReadable(mended.join('\n')) ? slips : [];
}

/** `title：x`, and `title:x`, which is a text to YAML. */
function colonSlip(line: string): Slip | undefined {
  const field = FIELD.exec(line);
  if (!field) return undefined;
  const [start, , name] = field as unknown as [string, string, string];
  const colon = /^\s*(：\s*|:(?=[^\s:/]))/.exec(line.slice(start.length));
  if (!colon) return undefined;
  const rest = line.slice(start.length + colon[0].length).trim();
  const value = quoteSlip(`${start}: ${rest}`)?.args.line ?? `${start}: ${rest}`.trimEnd();
  return {
    code: 'front-matter-colon',
    offset: start.length + colon[0].length - colon[1]!.length,
    length: 1,
    args: { field: name, got: colon[1]!.trim(), line: value },
  };
}

/** `title: “a: b”`: to YAML the marks are letters, and `: ` starts another map. */
function quoteSlip(line: string): Slip | undefined {
  const parts = /^(\s*(?:-\s+)?([A-Za-z_][\w-]*):[ \t]+)(\S.*?)\s*$/.exec(line);
  if (!parts) return undefined;
  const [, start, field, value] = parts as unknown as [string, string, string, string];
  const at = [...value].findIndex((character) => OPENING.includes(character));
  if (at < 0 || /^["'[{|>&*!]/.test(value) || !/:(?:\s|$)|\s#/.test(value)) return undefined;
  const pair = OPENING.indexOf(value[0]!);
  const isWrapped = pair >= 0 && value.length > 1 && value.endsWith(CLOSING[pair]!);
  const inner = isWrapped ? value.slice(1, -1) : value;
  const quoted = inner.includes("'") ? JSON.stringify(inner) : `'${inner}'`;
  const mark = isWrapped ? value[0]! + value.at(-1)! : value[at]!;
  return {
    code: 'front-matter-quotes',
    offset: start.length + (isWrapped ? at : value.search(/:(?:\s|$)|\s#/)),
    length: 1,
    args: { field, got: mark, line: start + quoted },
  };
}
