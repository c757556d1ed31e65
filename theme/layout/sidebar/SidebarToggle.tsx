/** Narrows the docs sidebar to a strip and back, where the site offers it (B5.72). The state lasts as long as the document. */
import { useEffect, useState } from 'react';
import { useMounted } from '../../runtime.js';
import { useText } from '../../texts.js';
import { Icon } from '../frame/Icon.js';

const HIDDEN = 'data-sidebar-hidden';

export function SidebarToggle() {
  const t = useText();
  const mounted = useMounted();
  const [hidden, setHidden] = useState(false);
  // Another sidebar, or none, starts afresh (B5.73).
  useEffect(() => () => document.documentElement.removeAttribute(HIDDEN), []);
  const label = t(hidden ? 'theme.docs.sidebar.expandButtonTitle' : 'theme.docs.sidebar.collapseButtonTitle');
  if (!mounted) return null;
  return (
    <button
      type="button"
      className="side__toggle clean-btn"
      aria-label={label}
      title={label}
      aria-expanded={!hidden}
      onClick={() => setHidden(document.documentElement.toggleAttribute(HIDDEN))}
    >
      <Icon name="chevron" />
    </button>
  );
}
