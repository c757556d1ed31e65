/** Problems that a served site has are reported once, and again where they come back. */
import { expect, it } from 'vitest';
import { plain } from '../../cli/report/paint.js';
import type { Terminal } from '../../cli/report/terminal.js';
import { Teller } from '../../cli/serve/tell-author.js';
import { problem } from '../../renderer/site/problems/problem.js';
import type { Problem } from '../../renderer/site/problems/problem-types.js';

const data = problem('data-file-syntax', { message: 'x' }, { file: 'docs/_category_.json', line: 1 });
const config = problem('config-unknown-key', { path: 'a', known: 'b' }, { file: 'notes.config.ts', line: 2 });
const link: Problem = { ...problem('link-broken', { url: '/x' }, { file: 'docs/a.md', line: 3 }), level: 'warning' };

it('an error is told again when it is what stops the build after another one', () => {
  const said: string[] = [];
  const say = (text: string) => said.push(text);
  const teller = new Teller('/site', 'localhost', {
    language: 'en',
    paint: plain,
    columns: 80,
    say,
  } as never as Terminal);
  const codes = (...problems: Problem[]) => {
    said.length = 0;
    teller.found({ problems, written: problems.every(({ level }) => level !== 'error') });
    return said.join('\n').match(/^(?:error|warning) \S+/gm);
  };
  expect(codes(link, data)).toEqual(['warning link-broken', 'error data-file-syntax']);
  expect(codes(link, data)).toBe(null);
  expect(codes(config)).toEqual(['error config-unknown-key']);
  expect(codes(link, data)).toEqual(['error data-file-syntax']);
});
