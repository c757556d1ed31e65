/** The runs of a text as `eachRun` finds them in its folded form, found without folding it: by a table of what each UTF-16 unit is. */
import { CJK, eachRun, fold, operatorsOf, WORD } from '../../shared/tokens.js';

/** Kinds of units besides `WORD` and `CJK`: separator, operator, unpaired surrogate. 0: not yet classified. */
const OTHER = 3;
const OPERATOR = 4;
const HIGH = 5;

const kinds = new Uint8Array(1 << 16);

function kindOf(code: number): number {
  const unit = String.fromCharCode(code);
  let kind = code >= 0xd840 && code <= 0xd888 ? HIGH : OTHER;
  eachRun(fold(unit), (found) => {
    kind = found;
  });
  if (kind === OTHER && '?|&=!>*.+-:~<'.includes(unit)) kind = OPERATOR;
  kinds[code] = kind;
  return kind;
}

const isLow = (code: number) => code >= 0xdc00 && code <= 0xdfff;

/** Calls `visit` for every run with its kind and UTF-16 offsets. @returns the operators, which are in no run */
export function scan(text: string, visit: (kind: number, start: number, end: number) => void): readonly string[] {
  let hasOperators = false;
  let before = OTHER;
  for (let at = 0; at < text.length; ) {
    const code = text.charCodeAt(at);
    const kind = kinds[code] || kindOf(code);
    const run = kind === HIGH && isLow(text.charCodeAt(at + 1)) ? CJK : kind;
    if (run !== WORD && run !== CJK) {
      hasOperators ||= run === OPERATOR && before === OPERATOR;
      before = run;
      at++;
      continue;
    }
    const end = run === WORD ? wordEnd(text, at + 1) : cjkEnd(text, at);
    visit(run, at, end);
    before = run;
    at = end;
  }
  return hasOperators ? operatorsOf(text) : [];
}

function wordEnd(text: string, from: number): number {
  let at = from;
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if ((kinds[code] || kindOf(code)) !== WORD) break;
  }
  return at;
}

function cjkEnd(text: string, from: number): number {
  let at = from;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    const kind = kinds[code] || kindOf(code);
    if (kind === CJK) at++;
    else if (kind === HIGH && isLow(text.charCodeAt(at + 1))) at += 2;
    else break;
  }
  return at;
}
