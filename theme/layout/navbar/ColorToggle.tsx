/** light ↔ dark, or system → light → dark → system where the system is followed (B5.49). The inline script has set the mode before paint. */
import { useEffect, useState } from 'react';
import { useRuntime, useSite } from '../../runtime.js';
import { useText } from '../../texts.js';
import { Icon } from '../frame/Icon.js';

type Choice = 'light' | 'dark' | 'system';

/** Key of the choice in storage (B5.45). */
const THEME_KEY = 'theme';

export function ColorToggle() {
  const { colorMode } = useSite();
  const { storage } = useRuntime();
  const t = useText();
  const [choice, setChoice] = useState<Choice | null>(null);
  // Other tabs and the system change the attribute too: it is the one source.
  useEffect(() => {
    const root = document.documentElement;
    const read = () => setChoice((root.dataset.themeChoice as Choice | undefined) ?? colorMode.defaultMode);
    read();
    const observer = new MutationObserver(read);
    observer.observe(root, { attributeFilter: ['data-theme-choice'] });
    return () => observer.disconnect();
  }, [colorMode.defaultMode]);

  const toggle = () => {
    const next = nextChoice(choice!, colorMode.respectPrefersColorScheme);
    const dark = matchMedia('(prefers-color-scheme: dark)').matches;
    const root = document.documentElement;
    root.dataset.theme = next === 'system' ? (dark ? 'dark' : 'light') : next;
    root.dataset.themeChoice = next;
    storage.set(THEME_KEY, next === 'system' ? null : next);
  };
  const shown = choice ?? colorMode.defaultMode;
  const mode = t(`theme.colorToggle.ariaLabel.mode.${shown}`);
  const label = t('theme.colorToggle.ariaLabel', { mode });
  return (
    <button
      type="button"
      className="navbar__icon clean-btn"
      disabled={choice === null}
      aria-label={label}
      title={mode}
      onClick={toggle}
    >
      <Icon name={shown} />
    </button>
  );
}

/** What follows a choice when the button is pressed. */
export function nextChoice(choice: Choice, withSystem: boolean): Choice {
  if (choice === 'system') return 'light';
  if (choice === 'light') return 'dark';
  return withSystem ? 'system' : 'light';
}
