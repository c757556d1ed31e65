/** Icons that components of the reference name: ours of the same meaning, else an empty square of the same size. */
import type { SVGProps } from 'react';
import { Icon } from '../layout/frame/Icon.js';
import { OUR_ICONS } from '../places/icon-names.js';

/** @param name after `@theme/Icon/` */
export function iconOf(name: string) {
  const ours = OUR_ICONS[name];
  return function ReferenceIcon(props: SVGProps<SVGSVGElement>) {
    return ours ? <Icon name={ours} /> : <svg width="1em" height="1em" aria-hidden="true" {...props} />;
  };
}
