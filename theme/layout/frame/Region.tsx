/**
 * The place between sidebar and footer, with what moves in it: the marked heading, the search page.
 * All of it works on the document, so that it is the same for finished HTML and for live components.
 */
import { type MouseEvent, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { usePage, useRuntime, useSite } from '../../runtime.js';
import { useActiveHeading } from '../article/useActiveHeading.js';

/** `html`: finished content of the region; never empty on the client, where it is read back from the document. */
export function Region({ html, children }: { html?: string; children?: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const { navbar } = useSite();
  const { route } = usePage();
  const runtime = useRuntime();
  useActiveHeading(box, route, navbar.hideOnScroll);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another route has another element, and so does a reload of the same one
  useEffect(() => {
    // Scrollable elements must be reachable by keyboard.
    for (const wide of box.current!.querySelectorAll<HTMLElement | MathMLElement>('table,math')) {
      if (wide.scrollWidth > wide.clientWidth) wide.tabIndex = 0;
    }
    const search = box.current!.querySelector<HTMLElement>('.search-page,.not-found__near');
    return search ? runtime.mountSearchPage(search) : undefined;
  }, [runtime, route, html]);
  const props = { ref: box, className: 'region', onClick: (event: MouseEvent) => onClick(event, runtime.storage) };
  // React writes the content again for each new object, and what was done to it since would be lost: when only the hash changes it stays.
  const content = useMemo(() => ({ __html: html ?? '' }), [html]);
  if (html === undefined) return <div {...props}>{children}</div>;
  return <div {...props} data-body="" dangerouslySetInnerHTML={content} suppressHydrationWarning />;
}

function onClick({ target }: MouseEvent, storage: { set(key: string, value: string): void }) {
  if (!(target instanceof Element)) return;
  // Following the link of a version banner prefers that version from now on (B5.89).
  const link = target.closest<HTMLElement>('[data-prefer]');
  if (link) storage.set(link.dataset.prefer!, link.dataset.version!);
}
