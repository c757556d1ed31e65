/** The menu after the bar, where the window is narrow. */
import { Suspense } from 'react';
import { usePieces } from '../frame/lazy-parts-context.js';
import { type MenuContent, useNarrow } from './menu-content.js';

export function NarrowMenu(props: { content: MenuContent; shown: boolean; close: () => void }) {
  const narrow = useNarrow();
  const { MobileMenu } = usePieces();
  return <Suspense>{props.content.enabled && narrow && <MobileMenu {...props} />}</Suspense>;
}
