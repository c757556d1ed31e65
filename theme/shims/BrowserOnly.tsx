import type { ReactNode } from 'react';
import { useMounted } from '../runtime.js';

/** Renders its function in the browser only, after hydration. */
export default function BrowserOnly({
  children,
  fallback = null,
}: {
  children: () => ReactNode;
  fallback?: ReactNode;
}) {
  return <>{useMounted() ? children() : fallback}</>;
}
