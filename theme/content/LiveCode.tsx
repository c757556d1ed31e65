import { useWords } from '../texts/content-texts.js';

export interface LiveCodeProps {
  code: string;
  language: string;
  /** Highlighted lines for the time before the editor is there. */
  html: string;
  noInline?: boolean;
  /** Of the result; below by default. */
  position?: 'top' | 'bottom';
}

/** Place of a live block (B5.123): the client makes the code editable and fills the result; without scripts the code can be read. */
export function LiveCode({ language, html, noInline, position }: LiveCodeProps) {
  const words = useWords();
  return (
    <div
      className="live-code theme-live-codeblock"
      data-live={noInline ? 'no-inline' : 'inline'}
      data-language={language}
      data-position={position === 'top' ? position : undefined}
    >
      <div className="live-code__header">
        {words.liveEditor}
        <button type="button" className="live-code__reset clean-btn" data-action="reset">
          {words.liveReset}
        </button>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset brings a border and is for form controls */}
      <div
        className={`language-${language} live-code__editor`}
        data-live-editor=""
        role="group"
        aria-label={words.liveEditor}
      >
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, and the keyboard must reach what scrolls */}
        <pre tabIndex={0} className={`prism-code language-${language}`}>
          <code className="codeBlockLines" dangerouslySetInnerHTML={{ __html: html }} />
        </pre>
      </div>
      <div className="live-code__header live-code__header--result">{words.liveResult}</div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset brings a border and is for form controls */}
      <div className="live-code__result" data-live-result="" role="group" aria-label={words.liveResult}>
        <span className="live-code__loading">{words.liveLoading}</span>
      </div>
    </div>
  );
}
