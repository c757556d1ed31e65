import { CODE_FOLD_LINES } from '../../renderer/site/limits.js';

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
}

/** A block of highlighted code. Copy and wrap buttons are added by the client (B5.121, B5.122). */
export function CodeBlock({ language, html, lines, title, numbered, flags }: CodeBlockProps) {
  const long = lines > CODE_FOLD_LINES;
  return (
    <div
      className={`language-${language} theme-code-block codeBlockContainer${long ? ' codeBlockLong' : ''}`}
      data-lines={long ? lines : undefined}
      data-flags={flags}
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
    </div>
  );
}
