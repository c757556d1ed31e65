/**
 * Type-checks all units in one program each for TypeScript (strict) and JavaScript (checked, not strict), with errors at the Markdown line and column.
 * The compiler is the site's own `typescript` package (D5), run as a program: its output format is stable across versions.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CodeBlock, Unit } from './blocks.js';

export interface TypeFinding {
  block: CodeBlock;
  /** TypeScript error number. */
  number: number;
  message: string;
  line: number;
  column: number;
}

export interface TypeScriptTools {
  /** Absolute path of `tsc`'s JavaScript entry. */
  compiler: string;
  /** Folder of `node_modules` that holds `@types`. */
  modules: string;
  /** Folder for the generated program; it must lie on the same disk as nothing else that matters: it is emptied. */
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
export async function typeCheck(units: readonly Unit[], tools: TypeScriptTools): Promise<TypeFinding[]> {
  const groups = [
    units.filter(({ loader }) => loader.startsWith('ts')),
    units.filter(({ loader }) => loader.startsWith('js')),
  ];
  const findings = await Promise.all(groups.map((group, index) => checkGroup(group, tools, index === 0)));
  return findings.flat();
}

/** Errors of the grammar, which the compiler tells before it looks at any type. */
export const isSyntaxError = (number: number) => number >= 1000 && number < 2000;

/** Where code does not parse the compiler says nothing of the types of all other code: it is asked once more without the units that hold it. */
async function checkGroup(units: readonly Unit[], tools: TypeScriptTools, strict: boolean): Promise<TypeFinding[]> {
  if (units.length === 0) return [];
  const findings = await runProgram(units, tools, strict);
  if (findings.length === 0 || !findings.every(({ number }) => isSyntaxError(number))) return findings;
  const broken = new Set(findings.map(({ block }) => block));
  const rest = units.filter(({ blocks }) => !blocks.some((block) => broken.has(block)));
  return rest.length === 0 ? findings : [...findings, ...(await runProgram(rest, tools, strict))];
}

async function runProgram(units: readonly Unit[], tools: TypeScriptTools, strict: boolean): Promise<TypeFinding[]> {
  mkdirSync(tools.scratch, { recursive: true });
  const folder = mkdtempSync(join(tools.scratch, 'types-'));
  try {
    const names = new Map(units.map((unit, index) => [`u${index}.${unit.loader}`, unit]));
    for (const [name, unit] of names)
      writeFileSync(join(folder, name), unit.blocks.map(({ code }) => `${code}\n`).join(''));
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(programConfig([...names.keys()], tools, strict)));
    const output = await runCompiler(tools.compiler, folder);
    return output.split('\n').flatMap((line) => readFinding(line, names));
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
      types: ['node'],
      typeRoots: [join(tools.modules, '@types')],
    },
    files,
  };
}

function runCompiler(compiler: string, folder: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [compiler, '-p', folder, '--pretty', 'false'], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString('utf8');
    });
    child.on('error', reject);
    child.on('close', () => resolve(text));
  });
}

const LINE = /^(?:.*[\\/])?(u\d+\.\w+)\((\d+),(\d+)\): error TS(\d+): (.*)$/;

function readFinding(line: string, names: ReadonlyMap<string, Unit>): TypeFinding[] {
  const match = LINE.exec(line.trim());
  const unit = match && names.get(match[1]!);
  if (!match || !unit) return [];
  let row = Number(match[2]);
  for (const block of unit.blocks) {
    const count = block.code.split('\n').length;
    if (row <= count)
      return [
        {
          block,
          number: Number(match[4]),
          message: match[5]!,
          line: block.line + row - 1,
          column: Number(match[3]) + block.indent,
        },
      ];
    row -= count;
  }
  return [];
}
