/** Always in the HTML; the inline script hides it before paint when dismissed, the first script answers the button (B5.39–B5.42). */
import { useSite } from '../runtime.js';
import { useText } from '../texts.js';
import { Icon } from './Icon.js';

/** The `style` attribute of a bar with colours of its own; the document's policy carries its hash. */
export function announcementStyle(bar: { backgroundColor?: string; textColor?: string }): string {
  const parts = [];
  if (bar.backgroundColor) parts.push(`background-color:${bar.backgroundColor}`);
  if (bar.textColor) parts.push(`color:${bar.textColor}`);
  return parts.join(';');
}

export function AnnouncementBar() {
  const bar = useSite().announcementBar;
  const t = useText();
  if (!bar) return null;
  return (
    <div
      className="announcement theme-announcement-bar"
      role="banner"
      style={{ backgroundColor: bar.backgroundColor, color: bar.textColor }}
    >
      <div className="announcement__content" dangerouslySetInnerHTML={{ __html: bar.content }} />
      {bar.isCloseable && (
        <button
          type="button"
          className="announcement__close clean-btn close"
          data-action="dismiss"
          aria-label={t('theme.AnnouncementBar.closeButtonAriaLabel')}
        >
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
