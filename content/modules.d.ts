/** What pages import besides code. */
declare module '*.css';
declare module '*.mdx' {
  import type { ReactElement } from 'react';

  export default function Content(): ReactElement;
}
