/** Problems for machines: JSON, GitHub annotations, SARIF 2.1.0. */
import { problemTable } from '../../renderer/site/problems/problem.js';
import type { Level, Problem } from '../../renderer/site/problems/problem-types.js';
import { repairOf } from '../../renderer/site/problems/repair.js';
import { adviceOf, type Language, wordsOf } from './message-language.js';

/** One object per problem; the words in the language asked for. */
export function jsonProblems(problems: readonly Problem[], language: Language): object[] {
  return problems.map((problem) => {
    const { text, fix } = wordsOf(problem, language);
    const repair = repairOf(problem);
    return { ...problem, text, fix, ...(repair ? { repair } : {}) };
  });
}

const GITHUB_LEVEL: Record<Level, string> = { error: 'error', warning: 'warning', info: 'notice' };

/** Workflow commands: one line a problem. */
export function githubProblems(problems: readonly Problem[], language: Language): string {
  const escapeValue = (text: string) => escapeData(text).replace(/:/g, '%3A').replace(/,/g, '%2C');
  return problems
    .map((problem) => {
      const words = wordsOf(problem, language);
      const place = { file: problem.file, line: problem.line, col: problem.column, title: problem.code };
      const properties = Object.entries(place)
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => `${name}=${escapeValue(String(value))}`);
      return `::${GITHUB_LEVEL[problem.level]} ${properties.join(',')}::${escapeData(`${words.text} ${adviceOf(words, language)}`.trim())}\n`;
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
    shortDescription: { text: ruleText(entry?.en ?? code) },
    help: { text: ruleText(entry?.fixEn ?? '') },
    defaultConfiguration: { level: SARIF_LEVEL[entry?.level ?? 'error'] },
  };
}

/** Words of a rule are about no one place: what differs is left open. */
export const ruleText = (text: string) => text.replace(/\{\w+\}/g, '…');

function sarifResult(problem: Problem, codes: readonly string[], language: Language): object {
  const words = wordsOf(problem, language);
  const region = problem.line !== undefined && {
    startLine: problem.line,
    ...(problem.column !== undefined && { startColumn: problem.column }),
    ...(problem.column !== undefined && problem.length !== undefined && { endColumn: problem.column + problem.length }),
  };
  const location = problem.file && { artifactLocation: { uri: encodeURI(problem.file) } };
  const repair = location && repairOf(problem);
  return {
    ruleId: problem.code,
    ruleIndex: codes.indexOf(problem.code),
    level: SARIF_LEVEL[problem.level],
    message: { text: `${words.text} ${adviceOf(words, language)}`.trim() },
    ...(location && { locations: [{ physicalLocation: { ...location, ...(region && { region }) } }] }),
    ...(repair && {
      fixes: [
        {
          description: { text: adviceOf(words, language) },
          artifactChanges: [
            {
              ...location,
              replacements: repair.edits.map(({ line, column, endLine, endColumn, text }) => ({
                deletedRegion: { startLine: line, startColumn: column, endLine, endColumn },
                insertedContent: { text },
              })),
            },
          ],
        },
      ],
    }),
  };
}
