import type { ReactNode } from 'react';

/** Tags for the document head. React moves `title`, `meta` and `link` there by itself. */
export default function Head({ children }: { children?: ReactNode }) {
  return <>{children}</>;
}
