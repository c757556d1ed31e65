/** Icons of Docusaurus with an equivalent of ours. */
import type { IconName } from '../layout/frame/icon-paths.js';

export const OUR_ICONS: Readonly<Record<string, IconName>> = {
  Arrow: 'chevron',
  Close: 'close',
  DarkMode: 'dark',
  Edit: 'edit',
  Home: 'home',
  LightMode: 'light',
  Menu: 'menu',
  SystemColorMode: 'system',
};

/** Name of the place of one of our icons; undefined if the reference has none of its meaning. */
export function iconPlace(name: IconName): string | undefined {
  const found = Object.keys(OUR_ICONS).find((key) => OUR_ICONS[key] === name);
  return found && `Icon/${found}`;
}

export const ICON_PLACES: readonly string[] = Object.keys(OUR_ICONS).map((name) => `Icon/${name}`);
