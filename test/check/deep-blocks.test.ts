/** Blocks that nest too deep for their parsers are reported by the check that would have parsed them. */
import { expect, it } from 'vitest';
import { checkSources } from '../../renderer/check/check.js';
import type { CheckName } from '../../renderer/check/check-names.js';
import type { Source } from '../../renderer/site/content/source.js';
import { checkOptions, fence } from './run.js';

const SCRIPT = '()=>'.repeat(2000);
const ELEMENTS = '<div>'.repeat(2000);

it.each<[string, string, CheckName[], string[]]>([
  ['a script with its code', fence('js', SCRIPT), ['code'], ['js']],
  ['a script with its types', fence('ts', SCRIPT), ['types'], ['ts']],
  ['a script with markup', fence('js', SCRIPT), ['markup'], ['js']],
  ['HTML with markup', fence('html', ELEMENTS), ['markup'], ['html']],
  ['both', fence('js', SCRIPT) + fence('html', ELEMENTS), ['markup'], ['js', 'html']],
  ['a language without a check', fence('text', ELEMENTS), ['markup'], []],
  ['a block that asks for no check', fence('js no-check', SCRIPT), ['markup'], []],
  ['without a check of blocks', fence('js', SCRIPT), ['prose'], []],
])('%s', async (_, text, names, languages) => {
  const source = {
    ...{ path: 'a.md', relative: 'a.md', hash: '', format: 'md', kind: 'doc', scope: { kind: 'pages' } },
    text,
  } as unknown as Source;
  const { problems } = await checkSources([source], {
    ...checkOptions(),
    markup: { versions: '' },
    facts: { versions: {}, compat: async () => undefined, baseline: async () => undefined },
    today: '2026-01-01',
    enabled: new Set(names),
  });
  const deep = problems.filter(({ args }) => String(args?.message).startsWith('more than 1000 levels'));
  expect(deep.map(({ code, args }) => [code, args?.lang])).toEqual(languages.map((lang) => ['check-block', lang]));
});
