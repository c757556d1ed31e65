/**
 * Whether the reader is on the way to another page. Firefox ends all that a page still loads as soon as a link is followed, long before the
 * next page comes: what fails then has not failed, and to load the page anew would take the reader back.
 */

/** The mark on the root element, since the scripts of a page share no variables. */
const LEAVING = 'data-leaving';

/** How long the next page may let wait, ms. A page that is still there then is not left: the address was a download, or the reader came back. */
const LEAVING_MS = 10_000;

/** Marks the page while it is left. */
export function watchLeaving(): void {
  addEventListener('beforeunload', () => {
    document.documentElement.setAttribute(LEAVING, '');
    setTimeout(() => document.documentElement.removeAttribute(LEAVING), LEAVING_MS);
  });
}

/** Returns true while the page is left; `again` runs if it is still there later. */
export function isLeaving(again?: () => void): boolean {
  const leaving = document.documentElement.hasAttribute(LEAVING);
  if (leaving && again) setTimeout(again, LEAVING_MS);
  return leaving;
}
