/** Colours of code that is being edited: the same token classes as the highlighted code of the pages. */
import './prism-manual.js';
// @ts-expect-error: the types describe the whole package, this is its core
import core from 'prismjs/components/prism-core.js';
import 'prismjs/components/prism-markup.js';
import 'prismjs/components/prism-clike.js';
import 'prismjs/components/prism-javascript.js';
import 'prismjs/components/prism-jsx.js';
import 'prismjs/components/prism-typescript.js';

const Prism = core as typeof import('prismjs');

/** Highlighted code as nodes. */
export function highlight(code: string, language: 'jsx' | 'typescript' = 'jsx'): DocumentFragment {
  const template = document.createElement('template');
  const grammar = Prism.languages[language] ?? Prism.languages.javascript;
  template.innerHTML = grammar ? Prism.highlight(code, grammar, language) : '';
  if (!grammar) template.content.append(code);
  return template.content;
}
