/** Opens the search modal; without scripts it is a form that goes to the search page (B5.107). */
import { useEffect, useState } from 'react';
import { useSite } from '../runtime.js';
import { useText } from '../texts.js';
import { Icon } from './Icon.js';

export function SearchButton() {
  const { search } = useSite();
  const t = useText();
  const [key, setKey] = useState('');
  // The platform is known in the browser only; the hint's room is reserved by CSS.
  useEffect(() => setKey(/mac|iphone|ipad/i.test(navigator.platform) ? '⌘' : 'Ctrl'), []);
  if (search.provider === 'none') return null;
  const label = t('theme.SearchBar.label');
  return (
    <form className="navbar__search" action={search.searchPage ?? undefined}>
      <button
        type={search.searchPage ? 'submit' : 'button'}
        className="DocSearch DocSearch-Button clean-btn"
        data-search=""
        // Holds the visible text as it stands, so that speech control finds the button by it.
        aria-label={key ? `${label} ${key} K` : label}
        aria-keyshortcuts="Control+K Meta+K /"
      >
        <Icon name="search" />
        <span className="DocSearch-Button-Placeholder">{label}</span>{' '}
        <span className="DocSearch-Button-Keys" aria-hidden="true">
          {key && (
            <>
              <kbd>{key}</kbd> <kbd>K</kbd>
            </>
          )}
        </span>
      </button>
    </form>
  );
}
