import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { resolveConfig } from '../../renderer/site/configuration/config.js';
import { configProblems } from '../../renderer/site/problems/config-problems.js';
import { contentProblems } from '../../renderer/site/problems/content-problems.js';
import { linkProblems } from '../../renderer/site/problems/link-problems.js';
import { fillText, problemTable } from '../../renderer/site/problems/problem.js';
import type { Problem } from '../../renderer/site/problems/problem-types.js';
import { build, type SiteInput } from './helper.js';

interface Row extends SiteInput {
  code: string;
  /** A whole configuration file, for what is wrong with that. */
  configText?: string;
  expect: { place: string; sourceLine?: string; nearest?: string; en: string; zh: string };
}

/** Broken inputs with the exact finding each gives. */
const rows: Row[] = JSON.parse(readFileSync(new URL('../invalid/content-model.json', import.meta.url), 'utf8'));

function findingsOf(row: Row): Problem[] {
  if (row.configText === undefined) return build(row).problems;
  const value: unknown = new Function(row.configText.replace('export default', 'return'))();
  const context = { dir: '/site', configFile: 'notes.config.ts', configHash: 'h', text: row.configText };
  return resolveConfig(value, context).problems;
}

describe('every broken input gives its exact finding', () => {
  test.each(rows.map((row, index) => [`${row.code} (${index + 1})`, row] as const))('%s', (_name, row) => {
    const found = findingsOf(row).filter(({ code }) => code === row.code);
    expect(found.length).toBe(1);
    const problem = found[0]!;
    const { en, zh } = problemTable[row.code]!;
    expect({
      place: [problem.file, problem.line, problem.column].filter((part) => part !== undefined).join(':'),
      sourceLine: problem.sourceLine,
      nearest: problem.nearest,
      en: fillText(en, problem.args),
      zh: fillText(zh, problem.args),
    }).toEqual(row.expect);
  });
});

/** Found only while a configuration, a sidebars file, a redirects file or a folder is read, so tested where that is done. */
const ELSEWHERE =
  /^(?:config-(?:not-found|throws|syntax|module|old-package|pattern-unused|prism-language|package-missing)|redirects-file-|static-|locale-|translation-|source-extension$|page-file-name$|link-absent-plugin$)/;

test('every finding of configuration, content and links has a row', () => {
  const codes = Object.keys({ ...configProblems, ...contentProblems, ...linkProblems });
  const missing = codes.filter((code) => !ELSEWHERE.test(code) && !rows.some((row) => row.code === code));
  expect(missing).toEqual([]);
});

test('texts name a repair and leave no placeholder unfilled', () => {
  for (const row of rows) {
    const problem = findingsOf(row).find(({ code }) => code === row.code)!;
    const entry = problemTable[row.code]!;
    for (const text of [entry.en, entry.zh, entry.fixEn, entry.fixZh]) {
      expect(text).not.toBe('');
      expect(fillText(text, problem.args)).not.toMatch(/\{\w+\}/);
    }
  }
});
