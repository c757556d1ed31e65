/** Default parts of the announcement bar: site files that replace the bar need not have these. */
import { useText } from '../../texts.js';
import { Icon } from './Icon.js';

export function Announcement({ content }: { content: string }) {
  return <div className="announcement__content" dangerouslySetInnerHTML={{ __html: content }} />;
}

export function CloseAnnouncement() {
  const t = useText();
  return (
    <button
      type="button"
      className="announcement__close clean-btn close"
      data-action="dismiss"
      aria-label={t('theme.AnnouncementBar.closeButtonAriaLabel')}
    >
      <Icon name="close" />
    </button>
  );
}
