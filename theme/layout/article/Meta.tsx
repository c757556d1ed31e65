/** The part below a text: its tags, the edit link, the last update (B1.99–B1.103). */
import type { LastUpdate, ShownDay, TagRef } from '../../../renderer/shared/page-fields.js';
import { Place } from '../../places/place.js';
import { updateProps } from '../../places/reference-props.js';
import { T, useText } from '../../texts.js';
import { Icon } from '../frame/Icon.js';
import { Link } from '../frame/Link.js';

export function Tags({ tags }: { tags: TagRef[] }) {
  if (tags.length === 0) return null;
  return (
    <div className="tags-row">
      <b>
        <T id="theme.tags.tagsListLabel" />
      </b>
      <ul className="tags clean-list">
        {tags.map((tag) => (
          <li key={tag.permalink}>
            <Place
              name="Tag"
              part={
                <Link className="tag" rel="tag" href={tag.permalink} title={tag.description}>
                  {tag.label}
                </Link>
              }
              props={() => ({ ...tag })}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface EditMetaProps {
  editUrl?: string;
  lastUpdate?: LastUpdate;
  reviewed?: ShownDay;
}

export function EditMeta({ editUrl, lastUpdate, reviewed }: EditMetaProps) {
  if (!editUrl && !lastUpdate && !reviewed) return null;
  return (
    <div className="theme-edit-row">
      {editUrl && (
        <Place
          name="EditThisPage"
          part={
            <Link className="theme-edit-this-page" href={editUrl} external>
              <Icon name="edit" />
              <T id="theme.common.editThisPage" />
            </Link>
          }
          props={() => ({ editUrl })}
        />
      )}
      {lastUpdate && (
        <Place name="LastUpdated" part={<Updated update={lastUpdate} />} props={() => updateProps(lastUpdate)} />
      )}
      {reviewed && (
        <span className="theme-last-reviewed">
          <Dated id="theme.lastReviewed.atDate" day={reviewed} />
        </span>
      )}
    </div>
  );
}

function Updated({ update }: { update: LastUpdate }) {
  const t = useText();
  const byUser = update.author ? t('theme.lastUpdated.byUser', { user: update.author }) : '';
  const mark = '\u0000';
  const atDate = update.date ? t('theme.lastUpdated.atDate', { date: mark }) : '';
  const [before, after] = t('theme.lastUpdated.lastUpdatedAtBy', { byUser, atDate }).split(mark);
  return (
    <span className="theme-last-updated">
      {before}
      {update.date && <time dateTime={update.date}>{update.shown}</time>}
      {after}
    </span>
  );
}

/** A text with a day in it. */
export function Dated({ id, day }: { id: 'theme.lastReviewed.atDate' | 'theme.blog.post.updated'; day: ShownDay }) {
  const mark = '\u0000';
  const [before, after] = useText()(id, { date: mark }).split(mark);
  return (
    <>
      {before}
      <time dateTime={day.date}>{day.shown}</time>
      {after}
    </>
  );
}
