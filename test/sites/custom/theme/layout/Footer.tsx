import { Footer as Original } from '@theme-original/layout/Footer';
import type { ComponentProps } from 'react';

/** The theme's footer with a line of our own above it. */
export function Footer(props: ComponentProps<typeof Original>) {
  return (
    <>
      <p className="own-footer">自己的一行</p>
      <Original {...props} />
    </>
  );
}
