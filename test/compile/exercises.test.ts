import { expect, it } from 'vitest';
import { fence } from '../check/run.js';
import { html } from './helper.js';

const MAX =
  'function max(list: number[]) {\n  // #region answer 找出最大的\n  // hint: 逐个比较\n  return 3;\n  // #endregion\n}';
const JUDGE = fence('ts scope=max', 'max([3]); // => 3\n// for all n: nat()\nmax([n]); // => n');
const PAGE = `${fence('ts exercise="写一个 <max>" scope=max', MAX)}\n${JUDGE}`;

it('shows the stub, folds hints and solution, and carries scripts without types, random inputs and markers', async () => {
  const out = await html(PAGE);
  expect(out).toContain('写一个 &lt;max&gt;');
  expect(out.match(/<details/g)).toHaveLength(2);
  expect(out).not.toMatch(/#region|#endregion|hint:/);
  expect(out).toContain('data-exercise="max"');
  expect(out).toContain('data-editor="function max(list) {\n  // 找出最大的\n}"');
  expect(out).toMatch(/data-after="max\(\[3\]\); \/\/ =(?:&gt;|>) 3"/);
});

it('takes a sheet that the HTML of its scope is judged with', async () => {
  const sheet =
    'nav {\n  /* #region answer 写一个声明 */\n  /* hint: 块方向 */\n  height: 40px;\n  /* #endregion */\n}';
  const exercise = fence('css exercise="高" scope=x', sheet);
  const page = fence('html scope=x', '<nav>N</nav>');
  const judge = fence('js browser scope=x', 'document.querySelector("nav").offsetHeight; // => 40');
  const out = await html([page, fence('css scope=x', 'nav { margin: 7px }'), exercise, judge].join('\n'));
  expect(out).toContain('data-editor="nav {\n  /* 写一个声明 */\n}"');
  expect(out).toMatch(/data-before="document\.body\.innerHTML[^"]*margin: 7px/);
  expect(out).toMatch(/data-after="[^"]*offsetHeight[^"]*" data-kind="css"/);
  expect(out).not.toMatch(/#region|#endregion|hint:/);
  for (const less of [
    [exercise, judge],
    [page, exercise],
  ]) {
    const alone = await html(less.join('\n'));
    expect(alone).toContain('class="exercise"');
    expect(alone).not.toMatch(/data-editor|<button/);
  }
});

it('has no editor where nothing judges it, and stays a block where no part is marked or strangers wrote it', async () => {
  const lone = await html(fence('js exercise', MAX.replace(': number[]', '')));
  expect(lone).toContain('class="exercise"');
  expect(lone).not.toMatch(/data-editor|<button/);
  const broken = await html(`${fence('ts exercise scope=max', MAX)}\n${fence('ts scope=max', 'max([3]; // => 3')}`);
  expect(broken).toContain('class="exercise"');
  expect(broken).not.toMatch(/data-editor|<button/);
  expect(await html(fence('js exercise scope=a', 'f();') + JUDGE)).not.toContain('class="exercise"');
  expect(await html(PAGE, { options: { untrusted: { allowedOrigins: [] } } })).not.toContain('class="exercise"');
});
