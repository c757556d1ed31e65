/** Help and usage errors in the language of the terminal, in the width that wide characters take. */
import { Help, type Option } from 'commander';
import { displayWidth, wrapToWidth } from '../report/display-width.js';
import { type Language, languageOf } from '../report/message-language.js';
import { CHINESE_HELP } from './chinese-help.js';

/** A text of the help in the language of the terminal. */
export function inHelp(english: string, language: Language = languageOf(process.env)): string {
  return language === 'zh' ? (CHINESE_HELP[english] ?? english) : english;
}

/** The usage errors of the parser of the command line, in Chinese. The first that fits counts. */
const CHINESE_ERRORS: readonly (readonly [pattern: RegExp, chinese: string])[] = [
  [/^error: unknown option '(.*)'/, '错误：没有“$1”这个选项'],
  [/^error: unknown command '(.*)'/, '错误：没有“$1”这个命令'],
  [/^error: missing required argument '(.*)'/, '错误：缺少参数“$1”'],
  [/^error: required option '(.*)' not specified/, '错误：必须写选项“$1”'],
  [/^error: option '(.*)' argument missing/, '错误：选项“$1”没有写值'],
  [/^error: option '(.*)' value '(.*)' from env '(.*)' is invalid\. /, '错误：环境变量 $3 的值“$2”不能用于选项“$1”。'],
  [/^error: option '(.*)' argument '(.*)' is invalid\. /, '错误：选项“$1”的值“$2”无效。'],
  [
    /^error: too many arguments.* Expected (\d+) arguments? but got (\d+)\./,
    '错误：参数太多，应为 $1 个，写了 $2 个。',
  ],
  [/^error: there is no check "(.*?)"/, '错误：没有“$1”这项检查'],
  [/^error: there is no list "(.*?)"/, '错误：没有“$1”这个列表'],
  [/^error: there is no problem "(.*?)"/, '错误：没有“$1”这个问题'],
  [/^error: there is no completion for "(.*?)"/, '错误：没有“$1”的补全'],
  [/^error: --only names no check/, '错误：--only 没有写任何检查'],
  [/^error: --fix takes "suggested" or nothing, not "(.*?)"/, '错误：--fix 后面只能写“suggested”或不写，不能是“$1”'],
  [/^error: the configuration turns off what holds a (.*)$/, '错误：配置关掉了放 $1 的部分'],
  [/^error: nothing called "(.*?)" holds a (\w+)/, '错误：没有放 $2 的“$1”'],
  [/^error: "(.*?)" is none of doc, post, page/, '错误：没有“$1”这种文件，可写 doc、post 或 page'],
  [/^error: "(.*)" is not a date like (.*)$/, '错误：“$1”不是 $2 这样的日期'],
  [/^error: --undo takes no paths/, '错误：--undo 不带路径'],
  [/^error: "(.*)" is not a file and a heading such as (.*)$/, '错误：“$1”不是 $2 这样的文件和标题'],
  [/^error: /, '错误：'],
];

const CHINESE_REASONS: readonly (readonly [pattern: RegExp, chinese: string])[] = [
  [/Allowed choices are (.*)\./, '可选的值：$1。'],
  [/"(.*)" is not a whole number from (\d+) to (\d+)\./, '“$1”不是 $2 到 $3 之间的整数。'],
  [/"(.*)" is not a host name such as "(.*)"\./, '“$1”不是“$2”这样的主机名。'],
  [/\. Did you mean "(.*)"\?/, '。是不是想写“$1”？'],
  [/Did you mean "(.*)"\?/, '是不是想写“$1”？'],
];

/** A usage error in the language of the terminal. */
export function usageError(english: string, language: Language = languageOf(process.env)): string {
  if (language === 'en') return english;
  const first = CHINESE_ERRORS.find(([pattern]) => pattern.test(english));
  const begun = first ? english.replace(...first) : english;
  return CHINESE_REASONS.reduce((text, [pattern, chinese]) => text.replace(pattern, chinese), begun);
}

/** Translates the lines after the options. The text after a command is translated separately. */
function inEpilogue(text: string): string {
  return text
    .split('\n')
    .map((line) => {
      const [, command, words] = /^( {2}notes .*? {2,})(\S.*)$/.exec(line) ?? [];
      return command !== undefined && words !== undefined ? `${command}${inHelp(words)}` : inHelp(line);
    })
    .join('\n');
}

/** The lines after the options of a command, made when they are shown. */
export const helpAfter = (text: string) => (): string =>
  inEpilogue(text)
    .split('\n')
    .flatMap((line) => (line.startsWith(' ') ? [line] : wrapToWidth(line, process.stdout.columns || NO_TERMINAL)))
    .join('\n');

/** Columns of a help that nobody reads on a terminal. */
const NO_TERMINAL = 80;
/** Columns that the description of an option needs to its right. */
const BESIDE = 30;

/** Returns what the parser of the command line shows of an option besides its description. */
function optionDetails({ argChoices, defaultValue, envVar, negate, optional, required }: Option): string {
  const zh = languageOf(process.env) === 'zh';
  const details: string[] = [];
  if (argChoices) details.push(`${zh ? '可选：' : 'choices: '}${argChoices.join(zh ? '、' : ', ')}`);
  const hasDefault = defaultValue !== undefined && !negate && (required || optional);
  if (hasDefault) details.push(`${zh ? '默认：' : 'default: '}${String(defaultValue)}`);
  if (envVar !== undefined) details.push(`${zh ? '环境变量：' : 'env: '}${envVar}`);
  if (details.length === 0) return '';
  return zh ? `（${details.join('；')}）` : ` (${details.join('; ')})`;
}

/** Formats the help, with widths and line breaks that account for wide characters. */
export const localHelp: Partial<Help> = {
  styleTitle: (title) => inHelp(title),
  commandDescription: (command) => inHelp(command.description()),
  subcommandDescription: (command) => inHelp(command.description()),
  argumentDescription: (argument) => inHelp(argument.description),
  optionDescription: (option) => `${inHelp(option.description)}${optionDetails(option)}`,
  formatItem(term, termWidth, description, helper) {
    const columns = helper.helpWidth ?? NO_TERMINAL;
    if (columns - termWidth >= BESIDE)
      return Help.prototype.formatItem.call(helper, term, termWidth, description, helper);
    const below = wrapToWidth(description, columns - 6).map((line) => `      ${line}`);
    return [`  ${term}`, ...(description ? below : [])].join('\n');
  },
  displayWidth,
  boxWrap: (text, width) => wrapToWidth(text, width).join('\n'),
};
