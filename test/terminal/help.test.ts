/** Help and usage errors, in both languages. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHINESE_HELP } from '../../cli/help/chinese-help.js';
import { createProgram } from '../../cli/program.js';
import { displayWidth } from '../../cli/report/display-width.js';
import { removeFolders, temporaryFolder } from '../engine/folders.js';
import { compileTool, notes } from '../engine/tool.js';

beforeAll(compileTool);
afterAll(removeFolders);

const program = createProgram(() => {});
const chinese = { NOTES_LANG: 'zh' };

describe('help', () => {
  it('has every text in Chinese', () => {
    const texts = [program, ...program.commands].flatMap((command) => [
      command.description(),
      // Help does not show those that only shells use.
      ...command.options.filter(({ hidden }) => !hidden).map(({ description }) => description),
      ...command.registeredArguments.map(({ description }) => description),
    ]);
    expect(
      [...new Set(texts)].filter(
        (text) => CHINESE_HELP[text] === undefined && !Object.values(CHINESE_HELP).includes(text),
      ),
    ).toEqual([]);
  });

  it('has no Chinese for what it does not say', () => {
    const own = createProgram(() => {});
    let said = '';
    for (const command of [own, ...own.commands]) {
      command.configureOutput({ writeOut: (text) => (said += text), getOutHelpWidth: () => 1000 });
      command.outputHelp();
    }
    const words = said.replace(/\s+/g, ' ');
    expect(Object.keys(CHINESE_HELP).filter((english) => !words.includes(english.replace(/\s+/g, ' ')))).toEqual([]);
  });

  it.each(['', ...program.commands.map((command) => command.name())])(
    'of %j is Chinese on a Chinese terminal, and no wider than 80 columns',
    async (name) => {
      const args = [...(name ? [name] : []), '--help'];
      const { code, stdout } = await notes(args, { cwd: temporaryFolder(), env: chinese });
      expect(code).toBe(0);
      expect(stdout).toContain('用法：');
      expect(stdout).not.toMatch(/Usage|Options|Arguments|Examples|Exit codes|\(default|choices/);
      const shown = stdout.slice(0, stdout.indexOf('例：')).split('\n');
      expect(shown.filter((line) => displayWidth(line) > 80)).toEqual([]);
    },
  );
});

it.each([
  [['biuld'], '错误：没有“biuld”这个命令\n是不是想写“notes build”？\n'],
  [['build', '--stirct'], '错误：没有“--stirct”这个选项\n是不是想写“--strict”？\n'],
  [['build', '-o'], '错误：选项“-o, --out-dir <folder>”没有写值\n'],
  [['build', 'a', 'b'], '错误：参数太多，应为 1 个，写了 2 个。\n'],
  [['build', '--threads', 'x'], '错误：选项“--threads <n>”的值“x”无效。“x”不是 0 到 64 之间的整数。\n'],
  [['build', '--format', 'jsno'], '可选的值：frames, json, github, sarif。\n是不是想写“json”？\n'],
  [['new', 'doc'], '错误：缺少参数“title”\n'],
  [['check', '--only', 'cod'], '错误：没有“cod”这项检查。是不是想写“code”？\n'],
  [
    ['check', '--fix=sugested'],
    '错误：--fix 后面只能写“suggested”或不写，不能是“sugested”。是不是想写“--fix=suggested”？\n',
  ],
  [['verify', 'dist'], '错误：必须写选项“--manifest <file>”\n'],
  [['check', '--clock', '2026-02-31'], '错误：“2026-02-31”不是 2026-11-21 这样的日期\n'],
])('notes %j says in Chinese what is wrong', async (args, text) => {
  const run = await notes(args, { cwd: temporaryFolder(), env: chinese });
  expect([run.code, run.stderr]).toEqual([2, expect.stringContaining(text)]);
  expect(run.stderr).not.toMatch(/error/);
});
