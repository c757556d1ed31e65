/** Problems for machines: JSON, GitHub annotations, SARIF 2.1.0. */
import { problemTable } from '../../renderer/site/problem.js';
import type { Level, Problem } from '../../renderer/site/types.js';
import { type Language, wordsOf } from './words.js';

/** One object per problem; the words in the language asked for. */
export function jsonProblems(problems: readonly Problem[], language: Language): object[] {
  return problems.map((problem) => {
    const { text, fix } = wordsOf(problem, language);
    return { ...problem, text, fix };
  });
}

const GITHUB_LEVEL: Record<Level, string> = { error: 'error', warning: 'warning', info: 'notice' };

/** Workflow commands: one line a problem. */
export function githubProblems(problems: readonly Problem[], language: Language): string {
  const escapeValue = (text: string) => escapeData(text).replace(/:/g, '%3A').replace(/,/g, '%2C');
  return problems
    .map((problem) => {
      const { text, fix } = wordsOf(problem, language);
      const place = { file: problem.file, line: problem.line, col: problem.column, title: problem.code };
      const properties = Object.entries(place)
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => `${name}=${escapeValue(String(value))}`);
      return `::${GITHUB_LEVEL[problem.level]} ${properties.join(',')}::${escapeData(`${text} ${fix}`.trim())}\n`;
    })
    .join('');
}

const escapeData = (text: string) => text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');

const SARIF_LEVEL: Record<Level, string> = { error: 'error', warning: 'warning', info: 'note' };

/** A SARIF log with one run. */
export function sarifProblems(problems: readonly Problem[], language: Language, version: string): object {
  const codes = [...new Set(problems.map(({ code }) => code))].sort();
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'notes', version, rules: codes.map((code) => sarifRule(code)) } },
        columnKind: 'utf16CodeUnits',
        results: problems.map((problem) => sarifResult(problem, codes, language)),
      },
    ],
  };
}

function sarifRule(code: string): object {
  const entry = problemTable[code];
  return {
    id: code,
    shortDescription: { text: entry?.en ?? code },
    help: { text: entry?.fixEn ?? '' },
    defaultConfiguration: { level: SARIF_LEVEL[entry?.level ?? 'error'] },
  };
}

function sarifResult(problem: Problem, codes: readonly string[], language: Language): object {
  const { text, fix } = wordsOf(problem, language);
  const region = problem.line !== undefined && {
    startLine: problem.line,
    ...(problem.column !== undefined && { startColumn: problem.column }),
    ...(problem.column !== undefined && problem.length !== undefined && { endColumn: problem.column + problem.length }),
  };
  return {
    ruleId: problem.code,
    ruleIndex: codes.indexOf(problem.code),
    level: SARIF_LEVEL[problem.level],
    message: { text: `${text} ${fix}`.trim() },
    ...(problem.file && {
      locations: [
        { physicalLocation: { artifactLocation: { uri: encodeURI(problem.file) }, ...(region && { region }) } },
      ],
    }),
  };
}
