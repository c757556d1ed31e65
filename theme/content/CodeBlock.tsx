import { CODE_FOLD_LINES } from '../../renderer/site/limits.js';
import { escapeAttribute, type HtmlProps } from './html.js';
import { type ContentWords, useWords } from './words.js';

export interface CodeBlockProps {
  /** As written in the info string. */
  language: string;
  /** Finished content of the `code` element: one `.token-line` per line. */
  html: string;
  lines: number;
  title?: string;
  numbered?: boolean;
  /** Words for blocks that are run or checked. */
  flags?: string;
  /** What ran the block, with its version, and the day since which its result is the same. */
  checked?: { on: string; since: string };
  /** What a browser runs, where it is not the text shown. */
  script?: string;
}

const checkedText = (words: ContentWords, { on, since }: NonNullable<CodeBlockProps['checked']>) =>
  words.checked.replace('{on}', on).replace('{since}', since);

/** A block of highlighted code. Copy and wrap buttons are added by the client (B5.121, B5.122). */
export function CodeBlock(props: CodeBlockProps) {
  const { language, html, lines, title, numbered, flags, checked, script } = props;
  const words = useWords();
  const long = lines > CODE_FOLD_LINES;
  return (
    <div
      className={`language-${language} theme-code-block codeBlockContainer${long ? ' codeBlockLong' : ''}`}
      data-lines={long ? lines : undefined}
      data-flags={flags}
      data-script={script}
    >
      {title !== undefined && <div className="codeBlockTitle">{title}</div>}
      <div className="codeBlockContent">
        <pre tabIndex={0} className={`prism-code language-${language}`}>
          <code
            className={numbered ? 'codeBlockLines codeBlockLinesWithNumbering' : 'codeBlockLines'}
            dangerouslySetInnerHTML={{ __html: html }}
          />
        </pre>
      </div>
      {checked && <div className="codeBlockChecked">{checkedText(words, checked)}</div>}
    </div>
  );
}

CodeBlock.html = (props: HtmlProps, _children: string, words: ContentWords): string => {
  const { language, html, lines, title, numbered, flags, checked, script } = props as unknown as CodeBlockProps;
  const long = lines > CODE_FOLD_LINES;
  const name = escapeAttribute(language);
  const data =
    (long ? ` data-lines="${lines}"` : '') +
    (flags === undefined ? '' : ` data-flags="${escapeAttribute(flags)}"`) +
    (script === undefined ? '' : ` data-script="${escapeAttribute(script)}"`);
  const badge = checked ? `<div class="codeBlockChecked">${escapeAttribute(checkedText(words, checked))}</div>` : '';
  const head = title === undefined ? '' : `<div class="codeBlockTitle">${escapeAttribute(title)}</div>`;
  const pre = `<pre tabindex="0" class="prism-code language-${name}"><code class="codeBlockLines${numbered ? ' codeBlockLinesWithNumbering' : ''}">${html}</code></pre>`;
  return `<div class="language-${name} theme-code-block codeBlockContainer${long ? ' codeBlockLong' : ''}"${data}>${head}<div class="codeBlockContent">${pre}</div>${badge}</div>`;
};
