/** First stop of the Tab key (B5.25); the first script answers the click. The region takes focus after a navigation, so that Tab starts here again (B5.26). */
import { T, useText } from '../../texts.js';
import { CONTENT_ID } from './Layout.js';

export function SkipLink() {
  const t = useText();
  return (
    // biome-ignore lint/a11y/useSemanticElements: the markup of Docusaurus, which style sheets of sites select
    <div role="region" aria-label={t('theme.common.skipToMainContent')} className="skip" data-skip="">
      <a href={`#${CONTENT_ID}`} className="skip__link" data-action="skip">
        <T id="theme.common.skipToMainContent" />
      </a>
    </div>
  );
}
