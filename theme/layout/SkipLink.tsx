/** First stop of the Tab key (B5.25). The region takes focus after a navigation, so that Tab starts here again (B5.26). */
import type { MouseEvent } from 'react';
import { T, useText } from '../texts.js';

/** Id of the element after the navbar that everything else stands in. */
export const CONTENT_ID = '__docusaurus_skipToContent_fallback';

function focusContent(event: MouseEvent) {
  const target = document.querySelector<HTMLElement>('main') ?? document.getElementById(CONTENT_ID);
  if (!target) return;
  event.preventDefault();
  target.setAttribute('tabindex', '-1');
  target.focus();
  target.removeAttribute('tabindex');
  target.scrollIntoView();
}

export function SkipLink() {
  const t = useText();
  return (
    <div role="region" aria-label={t('theme.common.skipToMainContent')} className="skip" data-skip="">
      <a href={`#${CONTENT_ID}`} className="skip__link" onClick={focusContent}>
        <T id="theme.common.skipToMainContent" />
      </a>
    </div>
  );
}
