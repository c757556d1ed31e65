/** Always in the HTML; the inline script hides it before paint when dismissed, the first script answers the button (B5.39–B5.42). */
import type { ClientSite } from '../../../renderer/shared/client-site.js';
import { Announcement, CloseAnnouncement } from './announcement-parts.js';

export function AnnouncementBar({ bar }: { bar: ClientSite['announcementBar'] }) {
  if (!bar) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the markup of Docusaurus, which style sheets of sites select
    <div
      className="announcement theme-announcement-bar"
      role="banner"
      style={{ backgroundColor: bar.backgroundColor, color: bar.textColor }}
    >
      <Announcement content={bar.content} />
      {bar.isCloseable && <CloseAnnouncement />}
    </div>
  );
}
