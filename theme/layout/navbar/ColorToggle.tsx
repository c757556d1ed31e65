/** light ↔ dark, or system → light → dark → system where the system is followed (B5.49). The inline script has set the mode before paint. */
import { useEffect, useRef } from 'react';
import { useRuntime, useSite } from '../../runtime.js';
import { useText } from '../../texts.js';
import { Icon } from '../frame/Icon.js';
import { workModeButton } from './mode-button.js';

const MODES = ['light', 'dark'] as const;
const WITH_SYSTEM = [...MODES, 'system'] as const;

export function ColorToggle() {
  const { colorMode } = useSite();
  const { storage } = useRuntime();
  const t = useText();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => workModeButton(button.current!, colorMode, storage), [colorMode, storage]);
  const names = colorMode.respectPrefersColorScheme ? WITH_SYSTEM : MODES;
  const modes = names.map((name) => {
    const title = t(`theme.colorToggle.ariaLabel.mode.${name}`);
    return { name, title, label: t('theme.colorToggle.ariaLabel', { mode: title }) };
  });
  const first = modes.find(({ name }) => name === colorMode.defaultMode);
  return (
    <button
      ref={button}
      type="button"
      className="navbar__icon clean-btn"
      disabled
      aria-label={first?.label}
      title={first?.title}
      data-modes=""
    >
      {modes.map(({ name, title, label }) => (
        <span key={name} data-mode={name} data-label={label} title={title} hidden={name !== colorMode.defaultMode}>
          <Icon name={name} />
        </span>
      ))}
    </button>
  );
}
