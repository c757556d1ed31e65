/** The results of the search page, extended while the reader scrolls (B5.104–B5.106). */
import { useEffect, useRef } from 'react';
import type { ClientSite } from '../../../renderer/shared/client-site.js';
import { leaveResults, type useResults } from './left-results.js';
import type { SearchParts } from './search-parts.js';
import type { Hit, LevelName } from './transport.js';
import type { Choose } from './useOpen.js';

/** Pixels below the window in which the next results are asked for. */
const AHEAD = 200;

interface ResultsProps {
  site: ClientSite;
  parts: SearchParts;
  choose: Choose;
  results: ReturnType<typeof useResults>;
  query: string;
}

export function SearchPageResults({ site, results, query, parts, choose }: ResultsProps) {
  const texts = parts.searchTexts(site);
  const sentinel = useRef<HTMLParagraphElement>(null);
  const { more } = results;
  // By itself only where the reader scrolls: each stretch costs requests.
  useEffect(() => {
    const onScroll = () => {
      const element = sentinel.current;
      if (element && element.getBoundingClientRect().top < innerHeight + AHEAD) more();
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, [more]);
  if (!query) return null;
  if (results.status === 'error') {
    return (
      <div role="alert" className="search-page__message">
        <p>{texts.shown('theme.SearchModal.errorScreen.titleText')}</p>
        <p>{texts.shown('theme.SearchModal.errorScreen.helpText')}</p>
      </div>
    );
  }
  return (
    <>
      <p className="search-page__count" role="status">
        {results.done &&
          (results.found > 0 || results.atLeast) &&
          texts.shown(
            results.atLeast ? 'theme.SearchPage.documentsAtLeast.plurals' : 'theme.SearchPage.documentsFound.plurals',
            { count: results.found },
          )}
        {results.done && results.found === 0 && !results.atLeast && texts.shown('theme.SearchPage.noResultsText')}
      </p>
      {results.near && <p className="search-page__path">{texts.shown('theme.SearchPage.nearResultsText')}</p>}
      <div className="search-page__results">
        {results.hits.map((hit) => (
          <ResultItem
            key={hit.objectID}
            hit={hit}
            site={site}
            parts={parts}
            onOpen={(href, here) => {
              if (here) leaveResults(results.page + 1);
              choose({ hit, href, hits: results.hits, query: results.query }, here);
            }}
          />
        ))}
      </div>
      {results.hasMore && (
        <p ref={sentinel} className="search-page__more">
          {results.status === 'loading' ? (
            texts.shown('theme.SearchPage.fetchingNewResults')
          ) : (
            <button type="button" className="search-page__next clean-btn" onClick={more}>
              {texts.shown('theme.SearchPage.moreResultsText')}
            </button>
          )}
        </p>
      )}
    </>
  );
}

interface ResultItemProps {
  hit: Hit;
  site: ClientSite;
  parts: SearchParts;
  /** The link itself is followed by who listens to all links of the page. */
  onOpen: (href: string, here: boolean) => void;
}

function ResultItem({ hit, site, parts, onOpen }: ResultItemProps) {
  const { levelValue, localHref, Marked, passageOfHit, pathOf } = parts;
  const last = lastLevel(hit);
  // The name of the hit is its deepest heading, for a text too: the path consists of the levels above it.
  const path = [hit.hierarchy.lvl0, pathOf({ ...hit, type: last === 'lvl0' ? 'lvl1' : last })]
    .filter(Boolean)
    .join(' › ');
  const snippet = passageOfHit(hit, roomOfSnippet());
  const href = localHref(hit.url, site, location.origin);
  return (
    <article className="search-page__hit">
      <h2>
        <a
          href={href}
          onClick={({ ctrlKey, metaKey, shiftKey }) => onOpen(href, !(ctrlKey || metaKey || shiftKey))}
          onAuxClick={({ button }) => button === 1 && onOpen(href, false)}
        >
          <Marked value={levelValue(hit, last)} />
        </a>
      </h2>
      <p className="search-page__path">{path}</p>
      {snippet && (
        <p className="search-page__snippet">
          <Marked value={snippet} />
        </p>
      )}
    </article>
  );
}

/** Widest text and half the size of its letters, in px; where there are three lines of it in place of two. */
const [MEASURE, HALF, NARROW] = [704, 7.5, 768];

const roomOfSnippet = (): number => (Math.min(innerWidth - 32, MEASURE) / HALF) * (innerWidth > NARROW ? 2 : 3);

/** The deepest heading of a hit (B5.106). */
function lastLevel({ hierarchy }: Hit): LevelName {
  const levels: LevelName[] = ['lvl6', 'lvl5', 'lvl4', 'lvl3', 'lvl2', 'lvl1'];
  return levels.find((level) => hierarchy[level]) ?? 'lvl0';
}
