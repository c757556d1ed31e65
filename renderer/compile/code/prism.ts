/**
 * Loads Prism grammars on demand. A grammar is loaded with everything it requires or can use, in a fixed order,
 * so that highlighting never depends on which page was compiled before.
 */
import { createRequire } from 'node:module';
import type PrismNamespace from 'prismjs';
import { once } from '../../site/helpers/once.js';

const require = createRequire(import.meta.url);

type Prism = typeof PrismNamespace;
type Entry = {
  require?: string | string[];
  optional?: string | string[];
  modify?: string | string[];
  alias?: string | string[];
};

/** Grammars that change others when loaded: never loaded on demand. */
const CHANGES_OTHERS = new Set([
  'css-extras',
  'js-extras',
  'js-templates',
  'regex',
  'php-extras',
  'xml-doc',
  'jsdoc',
  'phpdoc',
  'javadoc',
  'javadoclike',
]);
const BUILT_IN = new Set(['markup', 'css', 'clike', 'javascript']);
/** Names that authors use and Prism does not know (B4.44). */
const ALIASES: Record<string, string> = {
  sh: 'bash',
  zsh: 'bash',
  console: 'bash',
  vue: 'markup',
  svelte: 'markup',
  jsonc: 'json5',
  mjs: 'javascript',
  cjs: 'javascript',
  mts: 'typescript',
  cts: 'typescript',
  'c++': 'cpp',
  'c#': 'csharp',
  golang: 'go',
  docker: 'docker',
  text: '',
  plaintext: '',
  txt: '',
  mdx: 'markdown',
};

/** Names that a site gives to languages of its own, or to others (`own-languages.ts`), with the language that each means. */
export const ownLanguages = new Map<string, string>();

/** Prism with the grammars that it cannot be without; `names` has the language of each name and alias, `done` what is loaded. */
export const library = once(() => {
  const prism = require('prismjs/components/prism-core') as Prism;
  const { languages } = require('prismjs/components') as { languages: Record<string, Entry> };
  const names = new Map<string, string>();
  for (const [id, entry] of Object.entries(languages)) {
    if (id === 'meta') continue;
    names.set(id, id);
    for (const alias of list(entry.alias)) names.set(alias, id);
  }
  const done = new Set(BUILT_IN);
  for (const id of BUILT_IN) require(`prismjs/components/prism-${id}`);
  return { prism, entries: languages, names, done };
});

function list(value: string | string[] | undefined): string[] {
  return value === undefined ? [] : Array.isArray(value) ? value : [value];
}

export function load(id: string): void {
  const { entries, done } = library();
  if (done.has(id) || CHANGES_OTHERS.has(id)) return;
  done.add(id);
  const entry = entries[id];
  for (const other of list(entry?.require)) load(other);
  if (!BUILT_IN.has(id)) for (const other of list(entry?.optional)) load(other);
  require(`prismjs/components/prism-${id}`);
}

/** Languages that have no colours, but a meaning here or in other tools. */
const OTHERS = [
  'mermaid',
  'math',
  'katex',
  'output',
  'plain',
  'none',
  'ansi',
  'tree',
  'terminal',
  'env',
  'caddyfile',
  'astro',
];

/** Returns every name of a language that authors may write. */
export const knownLanguages = (): ReadonlySet<string> => {
  const known = allNames();
  for (const name of ownLanguages.keys()) known.add(name);
  return known;
};

const allNames = once(() => new Set([...library().names.keys(), ...Object.keys(ALIASES), ...OTHERS]));

/** Returns the canonical name of a language; undefined if unknown. */
export const languageId = (language: string): string | undefined => {
  const name = language.toLowerCase();
  return library().names.get(ALIASES[name] ?? name);
};

/** Returns the grammar of a language by name or alias; undefined if unknown. */
export function grammarOf(language: string): { prism: Prism; id: string; grammar: PrismNamespace.Grammar } | undefined {
  const { prism, names } = library();
  const own = ownLanguages.get(language);
  const id = own ?? names.get(ALIASES[language] ?? language);
  if (!id) return undefined;
  const known = names.get(id);
  if (known) load(known);
  const grammar = prism.languages[id];
  return grammar ? { prism, id, grammar } : undefined;
}
