/** Judges a reader's types by what the note expects of them (`Expect<…>`, `@ts-expect-error`), with a compiler that is given. Pure: in a worker and in `notes check`. */

/** The part of TypeScript's interface that is used; its packages have other types in other versions. */
export interface TypeCompiler {
  version: string;
  createProgram(names: readonly string[], options: object, host: object): Program;
  createSourceFile(name: string, text: string, target: number, setParents: boolean): SourceFile;
  flattenDiagnosticMessageText(text: unknown, newLine: string): string;
  forEachChild(node: TypeNode, visit: (child: TypeNode) => void): void;
  getLineAndCharacterOfPosition(file: SourceFile, place: number): { line: number };
  skipTrivia(text: string, place: number): number;
}

interface SourceFile extends TypeNode {
  text: string;
}

/** The parts of nodes that are asked for; `typeName` and `typeArguments` are those of a type reference. */
interface TypeNode {
  /** Offset of the blanks and comments before it. */
  pos: number;
  end: number;
  typeName?: { escapedText?: string };
  typeArguments?: readonly TypeNode[];
}

interface Program {
  getSyntacticDiagnostics(file: SourceFile): readonly Diagnostic[];
  getSemanticDiagnostics(file: SourceFile): readonly Diagnostic[];
  getTypeChecker(): {
    getTypeFromTypeNode(node: TypeNode): object;
    typeToString(type: object, place: undefined, flags: number): string;
  };
}

interface Diagnostic {
  code: number;
  start?: number;
  messageText: unknown;
}

/** A reader's types between the code of the note. */
export interface TypeParts {
  before: string;
  code: string;
  after: string;
}

/** A compiler error. Lines are counted from 1. */
interface TypeFault {
  part: 'code' | 'after';
  line: number;
  /** `TS2344: …` */
  message: string;
  /** The type that is not the one expected. */
  actual?: string;
}

export interface TypeVerdict {
  /** Lines of `after` that expect something. */
  asked: number[];
  faults: TypeFault[];
}

/** Code with something that the compiler judges. */
export const EXPECTS_TYPES = /\bExpect\s*<(?!\s*\w+\s+extends\b)|\/\/\s*@ts-expect-error\b/;

/** The number of the error that `Expect<false>` is. */
const NOT_MET = 2344;

const EXPECTED_ERROR = /^\s*\/\/\s*@ts-expect-error\b/;
const NOTE = 'note.ts';
const LIBRARY = 'library.d.ts';
/** `ScriptTarget`, `ModuleKind` and `ModuleDetectionKind` as numbers, which are those of every version. */
const ES2023 = 10;
const ESNEXT = 99;
const FORCE = 3;
/** `TypeFormatFlags`: no truncation, and aliases expanded. */
const WHOLE = 1 | 8_388_608;

/** @param library declarations of the language, as one text */
export function judgeTypes(ts: TypeCompiler, library: string, { before, code, after }: TypeParts): TypeVerdict {
  const sources = new Map(
    [
      [LIBRARY, library],
      [NOTE, [before, code, after].join('\n')],
    ].map(([name = '', text = '']) => [name, ts.createSourceFile(name, text, ES2023, true)]),
  );
  const program = ts.createProgram([LIBRARY, NOTE], OPTIONS, hostOf(sources));
  const file = sources.get(NOTE);
  if (!file) return { asked: [], faults: [] };
  const expected = expectedTypes(ts, file);
  const lineOf = (place: number) => ts.getLineAndCharacterOfPosition(file, place).line;
  const startOf = ({ pos }: TypeNode) => ts.skipTrivia(file.text, pos);
  const first = before.split('\n').length;
  const below = first + code.split('\n').length;
  const asked = new Set(expected.map((node) => lineOf(startOf(node)) - below + 1).filter((line) => line > 0));
  for (const [row, line] of after.split('\n').entries()) if (EXPECTED_ERROR.test(line)) asked.add(row + 1);
  // While the text cannot be read, what is said of its types is a consequence.
  const unread = program.getSyntacticDiagnostics(file);
  const found = unread.length > 0 ? unread : program.getSemanticDiagnostics(file);
  const faults = found.map(({ code: number, start = 0, messageText }): TypeFault => {
    const node = expected.find((one) => start >= startOf(one) && start < one.end);
    const line = lineOf(node ? startOf(node) : start);
    const message = `TS${number}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
    if (line < below) return { part: 'code', line: Math.max(1, line - first + 1), message };
    const compared = number === NOT_MET ? node?.typeArguments?.[0]?.typeArguments?.[0] : undefined;
    const actual = compared && textOf(program, compared);
    return { part: 'after', line: line - below + 1, message, ...(actual !== undefined && { actual }) };
  });
  // An unmet expectation caused by an undefined name is reported as that name.
  const isLast = ({ message }: TypeFault) => Number(message.startsWith(`TS${NOT_MET}:`));
  return { asked: [...asked].sort((a, b) => a - b), faults: [...faults].sort((a, b) => isLast(a) - isLast(b)) };
}

const OPTIONS = {
  strict: true,
  noEmit: true,
  noLib: true,
  skipLibCheck: true,
  target: ES2023,
  module: ESNEXT,
  moduleDetection: FORCE,
  types: [],
};

const hostOf = (sources: ReadonlyMap<string, SourceFile>) => ({
  getSourceFile: (name: string) => sources.get(name),
  fileExists: (name: string) => sources.has(name),
  readFile: (name: string) => sources.get(name)?.text,
  getDefaultLibFileName: () => LIBRARY,
  getCurrentDirectory: () => '',
  getCanonicalFileName: (name: string) => name,
  useCaseSensitiveFileNames: () => true,
  getNewLine: () => '\n',
  writeFile() {},
});

/** The uses of `Expect<…>`. */
function expectedTypes(ts: TypeCompiler, file: SourceFile): TypeNode[] {
  const found: TypeNode[] = [];
  const visit = (node: TypeNode) => {
    if (node.typeName?.escapedText === 'Expect' && node.typeArguments) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function textOf(program: Program, node: TypeNode): string {
  const checker = program.getTypeChecker();
  return checker.typeToString(checker.getTypeFromTypeNode(node), undefined, WHOLE);
}
