/** Opens the search modal; without scripts it is a form that goes to the search page (B5.107). */
import { useEffect, useRef } from 'react';
import { useSite } from '../../runtime.js';
import { useText } from '../../texts.js';
import { Icon } from '../frame/Icon.js';
import { showSearchKeys } from './search-keys.js';

export function SearchButton() {
  const { search } = useSite();
  const t = useText();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.current) showSearchKeys(form.current);
  }, []);
  if (search.provider === 'none') return null;
  const label = t('theme.SearchBar.label');
  return (
    <form className="navbar__search" action={search.searchPage ?? undefined} ref={form}>
      <button
        type={search.searchPage ? 'submit' : 'button'}
        className="DocSearch DocSearch-Button clean-btn"
        data-search=""
        aria-label={label}
        aria-keyshortcuts="Control+K Meta+K /"
      >
        <Icon name="search" />
        <span className="DocSearch-Button-Placeholder">{label}</span>{' '}
        <span className="DocSearch-Button-Keys" aria-hidden="true" />
      </button>
    </form>
  );
}
