/** Causes of failures on a busy machine: reads of a page that do not wait, pauses, limits of time. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from '@typescript/typescript6';
import { root } from './imports.js';

export interface Moment {
  file: string;
  line: number;
  text: string;
}

export interface Moments {
  /** `expect(await page.title())`, `expect(page.url())`: read once, before it may have come. `now(…)` says that this is meant. */
  once: Moment[];
  /** `page.waitForTimeout(…)` */
  pauses: Moment[];
  /** Tests and hooks that give themselves less time than all have. */
  limits: Moment[];
}

/** Reads of a page: what they ask for comes later than the act that brings it. */
const READS =
  /\b(?:evaluate|evaluateAll|textContent|innerText|allTextContents|allInnerTexts|getAttribute|inputValue|isVisible|isHidden|isDisabled|isEnabled|isChecked|boundingBox|count|title|content|url|\$|\$\$|\$eval|\$\$eval)\(/;
/** A helper that is given a page and nothing else: `focusOf(page)`. */
const TAKES_PAGE = /^\w+\((?:\w+\.)?page\)$/;
const URL_OF_PAGE = /^\w*[pP]age\.url\(\)$/;

/** Time that `vitest.config.ts` gives to each test and each hook. */
const GIVEN = 300_000;
const TAKES_TIME = /^(?:it|test|beforeAll|afterAll|beforeEach|afterEach)$/;

/** Reads some files. */
export function momentsOf(files: readonly string[]): Moments {
  const found: Moments = { once: [], pauses: [], limits: [] };
  for (const file of files) momentsOfText(file, readFileSync(join(root, file), 'utf8'), found);
  return found;
}

/** Adds the moments of one text to those that are known. */
export function momentsOfText(file: string, text: string, found: Moments): void {
  if (!/\bpage\b|\bfirefox\b|\btimeout: |, \d+(?:_000)?,?\s*\)/.test(text)) return;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);
  const readers = readersOf(source);
  const add = (to: Moment[], node: ts.Node) =>
    to.push({
      file,
      line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1,
      text: node.getText().replace(/\s+/g, ' ').slice(0, 120),
    });
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const name = calledName(node);
      const [asked] = node.arguments;
      if (name === 'expect' && ts.isIdentifier(node.expression) && asked && readsOnce(asked, readers))
        add(found.once, node);
      if (TAKES_TIME.test(name) && timeOf(node) < GIVEN) add(found.limits, node);
      if (ts.isPropertyAccessExpression(node.expression) && node.expression.name.text === 'waitForTimeout')
        add(found.pauses, node);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
}

/** The name that a call begins with: `it` of `it.each([1])('a', f)`. */
function calledName({ expression }: ts.CallExpression): string {
  let at: ts.Expression = expression;
  while (!ts.isIdentifier(at)) {
    if (!ts.isCallExpression(at) && !ts.isPropertyAccessExpression(at)) return '';
    at = at.expression;
  }
  return at.text;
}

function timeOf({ arguments: given }: ts.CallExpression): number {
  const last = given.at(-1);
  if (last && ts.isNumericLiteral(last)) return Number(last.text);
  const [, limit = '300_000'] =
    /\btimeout: ([\d_]+)/.exec(given.find(ts.isObjectLiteralExpression)?.getText() ?? '') ?? [];
  return Number(limit.replaceAll('_', ''));
}

/** Names of functions of a file that read a page: `const height = () => page.evaluate(…)`. */
function readersOf(source: ts.SourceFile): ReadonlySet<string> {
  const readers = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.initializer && ts.isArrowFunction(node.initializer)) {
      const { body } = node.initializer;
      if (!ts.isBlock(body) && READS.test(body.getText())) readers.add(node.name.getText());
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return readers;
}

function readsOnce(node: ts.Node, readers: ReadonlySet<string>): boolean {
  if (ts.isFunctionLike(node)) return false;
  if (ts.isAwaitExpression(node)) {
    const { expression } = node;
    if (ts.isCallExpression(expression)) {
      const name = ts.isIdentifier(expression.expression) ? expression.expression.text : '';
      if (name === 'now') return false;
      const text = expression.getText();
      if (readers.has(name) || READS.test(text) || TAKES_PAGE.test(text)) return true;
    }
  }
  if (ts.isCallExpression(node) && URL_OF_PAGE.test(node.getText())) return true;
  return ts.forEachChild(node, (child) => readsOnce(child, readers) || undefined) ?? false;
}
