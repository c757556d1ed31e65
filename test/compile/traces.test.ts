import { expect, it } from 'vitest';
import type { Trace } from '../../renderer/shared/code-trace.js';
import { traceKey } from '../../renderer/site/sources/kept-traces.js';
import { fence } from '../check/run.js';
import { compile, html } from './helper.js';

const CODE = "Promise.resolve(1).then((n) => n < 2);\nconsole.log('<b>');";
const PAGE = fence('js steps', CODE);
const TRACE: Trace = {
  names: ['n'],
  jobs: [['then', 1]],
  steps: [
    { line: 1, microtasks: [0] },
    { line: 2, out: ['<b>'], microtasks: [0] },
    { line: 1, job: 0, begins: true, set: [[0, '1']] },
  ],
};
const source = { traces: { [traceKey([{ lang: 'js', code: CODE }])]: TRACE } };

it('shows the record of a flagged block as a table, in a fold', async () => {
  const out = await html(PAGE, { source });
  expect(out).toMatch(/<details class="code-trace__record"><summary>[^<]*3/);
  expect(out.match(/<tr[ >]/g)).toHaveLength(4);
  expect(out).toContain('<code>&lt;b&gt;</code>');
  expect(out).toContain('<code>n = 1</code>');
  expect(out).not.toContain('nextTick');
  expect(out).toContain('codeLineNumber');
});

it('shows the code alone, and says so, where nothing is recorded of this very code', async () => {
  const edited = await compile(fence('js steps', `${CODE} `), { source });
  expect(edited.document.problems.map(({ code, line }) => `${line} ${code}`)).toEqual(['1 steps-absent']);
  expect(edited.body.html.join('')).not.toContain('code-trace');
  expect((await compile(PAGE, { source })).document.problems).toEqual([]);
});

it('has none where strangers wrote the page', async () => {
  const untrusted = { untrusted: { allowedOrigins: [] } };
  expect(await html(PAGE, { source, options: untrusted })).not.toContain('code-trace');
});
