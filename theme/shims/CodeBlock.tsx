import { Children, type ReactNode } from 'react';
import { CodeBlock as Block } from '../content/CodeBlock.js';

interface Props {
  language?: string;
  className?: string;
  title?: string;
  showLineNumbers?: boolean;
  children?: ReactNode;
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Code that is only known when the page runs: shown by line, without colours (fenced code is coloured when compiling). */
export default function CodeBlock({ language, className, title, showLineNumbers, children }: Props) {
  const code = Children.toArray(children).join('').replace(/\n$/, '');
  const lines = code.split('\n');
  const html = lines
    .map((line, i) => {
      const number = showLineNumbers ? `<span class="codeLineNumber" data-line="${i + 1}"></span>` : '';
      return `<span class="token-line">${number}${line.replace(/[&<>]/g, (c) => ESCAPES[c]!)}\n</span>`;
    })
    .join('');
  const name = language ?? className?.replace(/^language-/, '') ?? 'text';
  return <Block language={name} html={html} lines={lines.length} title={title} numbered={showLineNumbers} />;
}
