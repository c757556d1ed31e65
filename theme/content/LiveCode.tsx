export interface LiveCodeProps {
  code: string;
  language: string;
  /** Highlighted lines for the time before the editor is there. */
  html: string;
  noInline?: boolean;
}

/** Place of a live block (B5.123): the client puts the editor and the result there; without scripts the code can be read. */
export function LiveCode({ language, html, noInline }: LiveCodeProps) {
  return (
    <div
      className="live-code theme-live-codeblock"
      data-live={noInline ? 'no-inline' : 'inline'}
      data-language={language}
    >
      <div className={`language-${language} theme-code-block codeBlockContainer`}>
        <div className="codeBlockContent">
          <pre tabIndex={0} className={`prism-code language-${language}`}>
            <code className="codeBlockLines" dangerouslySetInnerHTML={{ __html: html }} />
          </pre>
        </div>
      </div>
    </div>
  );
}
