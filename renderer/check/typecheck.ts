/**
 * Type-checks all units in one program each for TypeScript (strict) and JavaScript (checked, not strict), with errors at the Markdown line and column.
 * The compiler is the site's own `typescript` package (D5), run as a program: its output format is stable across versions.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CodeBlock, Unit } from './find-blocks.js';
import { typedText } from './property-code.js';

export interface TypeFinding {
  block: CodeBlock;
  /** TypeScript error number. */
  number: number;
  message: string;
  line: number;
  column: number;
}

/** Messages of the compiler about the blocks, and about itself: then it did not check all of them. */
export interface TypeCheckResult {
  findings: TypeFinding[];
  faults: string[];
}

export interface TypeScriptTools {
  /** Absolute path of `tsc`'s JavaScript entry. */
  compiler: string;
  /** Folder of `node_modules` that holds `@types`. */
  modules: string;
  /** Folder of `@types/node`, where it is installed. */
  nodeTypes?: string;
  /** Folder for the generated program. It is emptied, so it must not contain anything else. */
  scratch: string;
  /** Compiler options of the site's configuration. */
  options?: Record<string, unknown>;
}

const COMMON = {
  target: 'ES2023',
  module: 'ESNext',
  moduleResolution: 'Bundler',
  moduleDetection: 'force',
  lib: ['ES2023', 'DOM', 'DOM.Iterable', 'ESNext.Disposable'],
  jsx: 'react-jsx',
  noEmit: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  isolatedModules: false,
};

/** All type errors, in program order. */
export async function typeCheck(units: readonly Unit[], tools: TypeScriptTools): Promise<TypeCheckResult> {
  const groups = [
    units.filter(({ loader }) => loader.startsWith('ts')),
    units.filter(({ loader }) => loader.startsWith('js')),
  ];
  const results = await Promise.all(groups.map((group, index) => checkGroup(group, tools, index === 0)));
  return joined(results);
}

const joined = (results: readonly TypeCheckResult[]): TypeCheckResult => ({
  findings: results.flatMap(({ findings }) => findings),
  faults: [...new Set(results.flatMap(({ faults }) => faults))],
});

/** Errors of the grammar, which the compiler tells before it looks at any type. */
export const isSyntaxError = (number: number) => number >= 1000 && number < 2000;

/** Asks the compiler about a group of units. If one does not parse, the compiler says nothing of the types of all others: it is asked once more without that one. */
async function checkGroup(units: readonly Unit[], tools: TypeScriptTools, strict: boolean): Promise<TypeCheckResult> {
  if (units.length === 0) return { findings: [], faults: [] };
  const result = await runProgram(units, tools, strict);
  const { findings } = result;
  if (findings.length === 0 || !findings.every(({ number }) => isSyntaxError(number))) return result;
  const broken = new Set(findings.map(({ block }) => block));
  const rest = units.filter(({ blocks }) => !blocks.some((block) => broken.has(block)));
  return rest.length === 0 ? result : joined([result, await runProgram(rest, tools, strict)]);
}

async function runProgram(units: readonly Unit[], tools: TypeScriptTools, strict: boolean): Promise<TypeCheckResult> {
  mkdirSync(tools.scratch, { recursive: true });
  const folder = mkdtempSync(join(tools.scratch, 'types-'));
  try {
    const names = new Map(units.map((unit, index) => [`u${index}.${unit.loader}`, unit]));
    for (const [name, unit] of names)
      writeFileSync(join(folder, name), unit.blocks.map((block) => `${typedText(block, unit.loader)}\n`).join(''));
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(programConfig([...names.keys()], tools, strict)));
    return readOutput(await runCompiler(tools.compiler, folder), names);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function programConfig(files: string[], tools: TypeScriptTools, strict: boolean) {
  const language = strict ? { strict: true } : { allowJs: true, checkJs: true, strict: false };
  const paths = { '*': [join(tools.modules, '@types', '*'), join(tools.modules, '*')] };
  return {
    compilerOptions: {
      ...COMMON,
      ...language,
      ...tools.options,
      paths,
      // Named without being there, they are an error of the program, after which the compiler looks at no block.
      types: tools.nodeTypes ? ['node'] : [],
      typeRoots: [join(tools.modules, '@types'), ...(tools.nodeTypes ? [dirname(tools.nodeTypes)] : [])],
    },
    files,
  };
}

interface CompilerRun {
  output: string;
  errors: string;
  status: number | null;
}

function runCompiler(compiler: string, folder: string): Promise<CompilerRun> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [compiler, '-p', folder, '--pretty', 'false'], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let errors = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      errors += text;
    });
    child.on('error', reject);
    child.on('close', (status) => resolve({ output, errors, status }));
  });
}

/** Reads every line: what names no block is a fault. Indented lines go on with the line before them. */
function readOutput({ output, errors, status }: CompilerRun, names: ReadonlyMap<string, Unit>): TypeCheckResult {
  const findings: TypeFinding[] = [];
  const faults: string[] = [];
  for (const line of output.split(/\r?\n/)) {
    if (line.trim() === '' || /^\s/.test(line)) continue;
    const finding = readFinding(line, names);
    if (finding) findings.push(finding);
    else faults.push(line.replace(/^(?:.*[\\/])?(?=tsconfig\.json\()/, '').trim());
  }
  const silent = status !== 0 && findings.length === 0 && faults.length === 0;
  if (silent) faults.push(errors.trim().split('\n')[0] || `exit ${status}`);
  return { findings, faults };
}

const LINE = /^(?:.*[\\/])?(u\d+\.\w+)\((\d+),(\d+)\): error TS(\d+): (.*)$/;

function readFinding(line: string, names: ReadonlyMap<string, Unit>): TypeFinding | undefined {
  const match = LINE.exec(line.trim());
  const unit = match && names.get(match[1] ?? '');
  if (!match || !unit) return undefined;
  let row = Number(match[2]);
  for (const block of unit.blocks) {
    const count = typedText(block, unit.loader).split('\n').length;
    const place = { line: block.line + row - 1, column: Number(match[3]) + block.indent };
    if (row <= count || block === unit.blocks.at(-1))
      return { block, number: Number(match[4]), message: match[5] ?? '', ...place };
    row -= count;
  }
  return undefined;
}
