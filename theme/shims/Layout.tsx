import type { ReactNode } from 'react';
import { useSite } from '../runtime.js';
import Head from './Head.js';

interface LayoutProps {
  title?: string;
  description?: string;
  children?: ReactNode;
}

/** React pages are already inside the site's layout; their own wrapper names the page. */
export default function Layout({ title, description, children }: LayoutProps) {
  const site = useSite();
  const words = title && title !== site.title ? `${title} ${site.titleDelimiter} ${site.title}` : title;
  return (
    <>
      <Head>
        {words && <title>{words}</title>}
        {words && <meta property="og:title" content={words} />}
        {description && <meta name="description" content={description} />}
        {description && <meta property="og:description" content={description} />}
      </Head>
      {children}
    </>
  );
}
