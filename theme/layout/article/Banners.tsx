/** Notices above the text of a page (B5.88, B5.91, B5.92, B1.84). */
import type { Page } from '../../../renderer/shared/page.js';
import type { VersionInfo } from '../../../renderer/shared/page-fields.js';
import { useSite } from '../../runtime.js';
import { Literal, T, useText } from '../../texts.js';
import { Link } from '../frame/Link.js';
import { Notice } from './Notice.js';
import { versionKey } from './preferred-version.js';

export function VisibilityBanners({ page }: { page: Pick<Page, 'unlisted' | 'draft'> }) {
  return (
    <>
      {page.unlisted && (
        <Notice
          kind="caution"
          className="theme-unlisted-banner"
          title={<T id="theme.contentVisibility.unlistedBanner.title" />}
        >
          <T id="theme.contentVisibility.unlistedBanner.message" />
        </Notice>
      )}
      {page.draft && (
        <Notice
          kind="caution"
          className="theme-draft-banner"
          title={<Literal id="theme.contentVisibility.draftBanner.title" />}
        >
          <Literal id="theme.contentVisibility.draftBanner.message" />
        </Notice>
      )}
    </>
  );
}

export function VersionBanner({ version, instance }: { version: VersionInfo; instance: string }) {
  const site = useSite();
  const t = useText();
  if (version.banner === 'none') return null;
  const { latest } = version;
  const id =
    version.banner === 'unreleased'
      ? 'theme.docs.versions.unreleasedVersionLabel'
      : 'theme.docs.versions.unmaintainedVersionLabel';
  const mark = '\u0000';
  const suggestion = latest
    ? t('theme.docs.versions.latestVersionSuggestionLabel', { latestVersionLink: mark, versionLabel: latest.label })
    : '';
  const isKept = site.docs.versionPersistence === 'localStorage';
  const preference = isKept ? { 'data-prefer': versionKey(instance), 'data-version': latest?.name } : {};
  const [before, after] = suggestion.split(mark);
  return (
    <div className="theme-doc-version-banner alert alert--warning" role="alert">
      {t(id, { siteTitle: site.title, versionLabel: version.label })}
      {latest && (
        <>
          {' '}
          {before}
          <b>
            <Link href={latest.href} {...preference}>
              <T id="theme.docs.versions.latestVersionLinkLabel" />
            </Link>
          </b>
          {after}
        </>
      )}
    </div>
  );
}

export function VersionBadge({ version }: { version: VersionInfo }) {
  if (!version.badge) return null;
  return (
    <span className="theme-doc-version-badge badge badge--secondary">
      <T id="theme.docs.versionBadge.label" values={{ versionLabel: version.label }} />
    </span>
  );
}
