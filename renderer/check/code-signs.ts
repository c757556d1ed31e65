/** Full-width signs and curly quotation marks in code: an input method writes them, and no parser reads them. */
import { narrow } from '../site/helpers/narrow-signs.js';
import { problem } from '../site/problems/problem.js';
import type { Problem, TextEdit } from '../site/problems/problem-types.js';
import { lineEdit } from '../site/problems/repair.js';
import { placeAt, placeIn } from './block-place.js';
import type { CodeBlock, Unit } from './find-blocks.js';

const SIGNS: Readonly<Record<string, string>> = { '【': '[', '】': ']', '“': '"', '”': '"', '‘': "'", '’': "'" };
/** Comments, regular expressions and strings, which hold any sign, before texts in curly marks and signs alone. */
const TOKENS =
  /(?<=(?:^|[=(,:;!&|?{}\n])[ \t]*)\/(?![/*])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/|\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\[\s\S])*`|(?<text>“[^“”"\n]*”|‘[^‘’'\n]*’)|(?<sign>[；，（）：｛｝［］＝＜＞！＋＊？｜＆【】])/g;

/** True if a block has one of these signs outside of comments and strings. */
export const hasSigns = ({ code }: CodeBlock): boolean =>
  [...code.matchAll(TOKENS)].some(({ groups = {} }) => groups.sign !== undefined || groups.text !== undefined);

/** Returns one problem for all such signs of a block, at the first one; undefined if no parser failed at one of them. */
export function signProblem(block: CodeBlock, loader: Unit['loader'], told: readonly Problem[]): Problem | undefined {
  const isJsx = loader.endsWith('x') || /<\/[A-Za-z]|\/>/.test(block.code);
  const isTold = ({ line, column }: TextEdit) => told.some((found) => found.line === line && found.column === column);
  const all = [...block.code.matchAll(TOKENS)].flatMap(({ 0: found, index, groups = {} }) => {
    if (groups.sign !== undefined) return [editAt(block, index, found)];
    if (groups.text === undefined) return [];
    return [editAt(block, index, found.charAt(0)), editAt(block, index + found.length - 1, found.slice(-1))];
  });
  // The text of an element may contain such signs.
  const edits = isJsx ? all.filter(isTold) : all;
  const [first] = edits;
  if (!first || !edits.some(isTold)) return undefined;
  const { line, column } = first;
  const place = placeIn(block, line - block.line + 1, column - block.indent);
  const got = (place.sourceLine ?? '').charAt(column - 1);
  const repair = { edits, sure: !isJsx };
  return problem('check-sign', { got, wanted: first.text }, { ...place, length: 1, repair });
}

/** The edit that writes the sign of ASCII for the one at an offset of a block. */
function editAt(block: CodeBlock, offset: number, sign: string): TextEdit {
  const { line, column } = placeAt(block.code, offset);
  const wanted = SIGNS[sign] ?? narrow(sign);
  return lineEdit(block.line + line - 1, block.indent + column, 1, wanted);
}
