import type { ReactNode } from 'react';

/** React pages are already inside the site's layout; their own wrapper has nothing left to do. */
export default function Layout({ children }: { children?: ReactNode }) {
  return <>{children}</>;
}
