import { Children, isValidElement, type ReactNode } from 'react';
import type { CheckedRun } from '../../renderer/shared/checked-run.js';
import { CODE_FOLD_LINES } from '../../renderer/shared/limits.js';
import { type ContentWords, useWords } from '../texts/content-texts.js';
import { escapeAttribute, type HtmlProps } from './html.js';

export interface CodeBlockProps {
  /** As written in the info string. */
  language?: string;
  /** Finished content of the `code` element: one `.token-line` per line. */
  html?: string;
  lines?: number;
  title?: string;
  numbered?: boolean;
  /** Words for blocks that are run or checked. */
  flags?: string;
  /** Last check result of the block. */
  checked?: CheckedRun;
  /** Text of the copy button, if it differs from the displayed one. */
  copy?: string;
  /** Code for the browser, if it differs from the displayed text. */
  script?: string;
  /** As written in content and code: `language-js`. */
  className?: string;
  showLineNumbers?: boolean;
  /** The info string after the language. */
  metastring?: string;
  /** Code that is only known when the page runs, instead of `html`. */
  children?: ReactNode;
}

function checkedText({ checked: words }: ContentWords, run: CheckedRun): string {
  if ('only' in run) return words[run.only];
  const on = run.and ? words.two.replace('{first}', run.on).replace('{second}', run.and) : run.on;
  const parts = [words.run.replace('{on}', on)];
  if (run.expectations > 0) parts.push(words.expectations.replace('{count}', String(run.expectations)));
  for (const [oracle, inputs, differs] of run.agreements) {
    const text = oracle === '' ? words.properties : words.oracle.replace('{oracle}', oracle);
    parts.push(text.replace('{inputs}', String(inputs)));
    if (differs > 0) parts.push(words.differs.replace('{count}', String(differs)));
  }
  return [...parts, words.since.replace('{since}', run.since)].join(words.joint);
}

/** Languages that are typed into a terminal. */
const TERMINAL = /^(?:bash|sh|zsh|fish|shell|shell-?session|console|terminal|powershell|ps1|pwsh|bat|batch|cmd)$/i;

/** Languages whose name tells a reader nothing. */
const PLAIN = /^(?:te?xt|plain(?:text)?|none|)$/i;

/** Returns how a block is framed: a terminal has a bar in any case, the code of a file one with its name, all else its language in the corner. */
function frameOf(language: string, title: string | undefined) {
  const terminal = TERMINAL.test(language);
  return {
    terminal,
    bar: terminal || Boolean(title),
    label: terminal || title || PLAIN.test(language) ? undefined : language,
  };
}

interface Looks {
  long: boolean;
  terminal: boolean;
  /** Some lines are focused: the others are dimmed. */
  focused?: boolean;
}

const blockClass = (language: string, { long, terminal, focused }: Looks): string =>
  `language-${language} theme-code-block codeBlockContainer${long ? ' codeBlockLong' : ''}${terminal ? ' codeFrameTerminal' : ''}${focused ? ' codeBlockFocused' : ''}`;

/** A block of highlighted code. Copy and wrap buttons are added by the client (B5.121, B5.122). */
export function CodeBlock(props: CodeBlockProps) {
  const { title, flags, checked, script, copy } = props;
  const { language, html, lines, numbered } = props.html === undefined ? plain(props) : (props as Finished);
  const words = useWords();
  const long = lines > CODE_FOLD_LINES;
  const frame = frameOf(language, title);
  const className = numbered ? 'codeBlockLines codeBlockLinesWithNumbering' : 'codeBlockLines';
  return (
    <div
      className={blockClass(language, { long, terminal: frame.terminal, focused: html?.includes('codeFocus') })}
      data-lines={long ? lines : undefined}
      data-flags={flags}
      data-script={script}
      data-copy={copy}
    >
      {frame.bar && <div className="codeBlockTitle">{title && <span>{title}</span>}</div>}
      <div className="codeBlockContent" data-lang={frame.label}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, and the keyboard must reach what scrolls */}
        <pre tabIndex={0} className={`prism-code language-${language}`}>
          {html === undefined ? (
            <code className={className}>{props.children}</code>
          ) : (
            <code className={className} dangerouslySetInnerHTML={{ __html: html }} />
          )}
        </pre>
      </div>
      {checked && <div className="codeBlockChecked">{checkedText(words, checked)}</div>}
    </div>
  );
}

interface Finished {
  language: string;
  /** Undefined: the children include elements, which are rendered unchanged. */
  html: string | undefined;
  lines: number;
  numbered: boolean | undefined;
}

/** Code that is only known when the page runs: shown by line, without colours (fenced code is coloured when compiling). */
function plain({ language, className, showLineNumbers, children }: CodeBlockProps): Finished {
  const name = language ?? /language-(\S+)/.exec(className ?? '')?.[1] ?? 'text';
  const parts = Children.toArray(children);
  if (parts.some((part) => isValidElement(part))) return { language: name, html: undefined, lines: 1, numbered: false };
  const lines = parts.join('').replace(/\n$/, '').split('\n');
  const html = lines.map((line, i) => {
    const number = showLineNumbers ? `<span class="codeLineNumber" data-line="${i + 1}"></span>` : '';
    return `<span class="token-line">${number}${escapeAttribute(line)}\n</span>`;
  });
  return { language: name, html: html.join(''), lines: lines.length, numbered: showLineNumbers };
}

CodeBlock.html = (props: HtmlProps, _children: string, words: ContentWords): string | undefined => {
  if (props.html === undefined) return undefined;
  const { language, html, lines, title, numbered, flags, checked, script, copy } = props as unknown as CodeBlockProps &
    Finished;
  const long = lines > CODE_FOLD_LINES;
  const name = escapeAttribute(language);
  const data =
    (long ? ` data-lines="${lines}"` : '') +
    (flags === undefined ? '' : ` data-flags="${escapeAttribute(flags)}"`) +
    (script === undefined ? '' : ` data-script="${escapeAttribute(script)}"`) +
    (copy === undefined ? '' : ` data-copy="${escapeAttribute(copy)}"`);
  const badge = checked ? `<div class="codeBlockChecked">${escapeAttribute(checkedText(words, checked))}</div>` : '';
  const frame = frameOf(language, title);
  const shown = title ? `<span>${escapeAttribute(title)}</span>` : '';
  const head = frame.bar ? `<div class="codeBlockTitle">${shown}</div>` : '';
  const label = frame.label === undefined ? '' : ` data-lang="${escapeAttribute(frame.label)}"`;
  const pre = `<pre tabindex="0" class="prism-code language-${name}"><code class="codeBlockLines${numbered ? ' codeBlockLinesWithNumbering' : ''}">${html}</code></pre>`;
  const classes = blockClass(name, { long, terminal: frame.terminal, focused: html?.includes('codeFocus') });
  return `<div class="${classes}"${data}>${head}<div class="codeBlockContent"${label}>${pre}</div>${badge}</div>`;
};
