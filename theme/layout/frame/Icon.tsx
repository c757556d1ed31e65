import { atIcon } from '../../places/around.js';
import { type IconName, PATHS } from './icon-paths.js';

export type { IconName } from './icon-paths.js';

/** Decorative: text next to it has the meaning. */
export function Icon({ name }: { name: IconName }) {
  const className = `icon icon-${name}`;
  return atIcon(
    name,
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>,
    className,
  );
}
