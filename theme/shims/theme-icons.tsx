/** Icons that components of the reference name: ours of the same meaning, else an empty square of the same size. */
import type { SVGProps } from 'react';
import { Icon, type IconName } from '../layout/frame/Icon.js';

const OURS: Record<string, IconName> = {
  Arrow: 'chevron',
  Close: 'close',
  DarkMode: 'dark',
  Edit: 'edit',
  Home: 'home',
  LightMode: 'light',
  Menu: 'menu',
  SystemColorMode: 'system',
};

/** @param name behind `@theme/Icon/` */
export function iconOf(name: string) {
  const ours = OURS[name];
  return function ReferenceIcon(props: SVGProps<SVGSVGElement>) {
    return ours ? <Icon name={ours} /> : <svg width="1em" height="1em" aria-hidden="true" {...props} />;
  };
}
