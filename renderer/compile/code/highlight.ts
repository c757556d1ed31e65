/** Code → lines of HTML with Prism's class names: by a scanner of ours where there is one, else by Prism, whose token tree is walked once. */
import type PrismNamespace from 'prismjs';
import { escapeHtml } from '../tree/characters.js';
import { grammarOf, ownLanguages } from './prism.js';
import { scanLines } from './scan/index.js';

/** Longest block that is coloured, in UTF-16 units: beyond it some grammars take seconds. */
const LONGEST = 200_000;

/**
 * Tokens without a colour in our themes. They are most of the tokens of a program; without their elements a page has a third
 * less markup, which readers, the cache and every build pay for. They inherit the colour of the surrounding element.
 */
const UNCOLOURED = new Set(['punctuation', 'operator']);

/** HTML of each line, without line ends. */
export function highlightLines(code: string, language: string): string[] {
  if (code.length > LONGEST) return code.split('\n').map(escapeHtml);
  const own = ownLanguages.get(language);
  // A language that the site defines takes precedence, and so does its alias of another language.
  return (own === language ? undefined : scanLines(code, own ?? language)) ?? prismLines(code, language);
}

/** Grammars of Prism need the square of a long line: the sum of these squares for which code is coloured, two seconds at worst. */
const MOST_SQUARED = 20_000_000;
const LONG_LINE = 500;

function isTooLong(code: string): boolean {
  if (code.length < LONG_LINE) return false;
  const lengths = code.split('\n').map(({ length }) => (length > LONG_LINE ? length ** 2 : 0));
  return lengths.reduce((sum, squared) => sum + squared, 0) > MOST_SQUARED;
}

function prismLines(code: string, language: string): string[] {
  const found = isTooLong(code) ? undefined : grammarOf(language);
  if (!found) return code.split('\n').map(escapeHtml);
  const lines = new Lines();
  // The hooks are how templating languages (PHP, EJS) and fences inside Markdown get their inner tokens.
  const env = { code, grammar: found.grammar, language: found.id, tokens: undefined as unknown };
  found.prism.hooks.run('before-tokenize', env);
  env.tokens = found.prism.tokenize(env.code, env.grammar);
  found.prism.hooks.run('after-tokenize', env);
  lines.tokens(env.tokens as PrismNamespace.TokenStream);
  return lines.finish();
}

class Lines {
  private done: string[] = [];
  private line = '';
  /** Opening tags of the tokens that the current place is in; they are closed and opened again at line ends. */
  private open: string[] = [];

  tokens(stream: PrismNamespace.TokenStream): void {
    if (typeof stream === 'string') this.text(stream);
    else if (Array.isArray(stream)) for (const token of stream) this.tokens(token);
    else this.token(stream);
  }

  private token(token: PrismNamespace.Token): void {
    const alias = token.alias as string | string[] | undefined;
    if (alias === undefined && UNCOLOURED.has(token.type)) {
      this.tokens(token.content);
      return;
    }
    const names = alias === undefined ? token.type : `${token.type} ${Array.isArray(alias) ? alias.join(' ') : alias}`;
    const tag = `<span class="token ${names}">`;
    this.line += tag;
    this.open.push(tag);
    this.tokens(token.content);
    this.open.pop();
    this.line += '</span>';
  }

  private text(value: string): void {
    if (!value.includes('\n')) {
      this.line += escapeHtml(value);
      return;
    }
    const parts = value.split('\n');
    this.line += escapeHtml(parts[0]!);
    for (let i = 1; i < parts.length; i++) {
      this.done.push(this.line + '</span>'.repeat(this.open.length));
      this.line = this.open.join('') + escapeHtml(parts[i]!);
    }
  }

  finish(): string[] {
    this.done.push(this.line);
    return this.done;
  }
}
