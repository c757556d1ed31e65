/**
 * Detects that the reader is leaving for another page. Firefox aborts all downloads of a page as soon as a link is followed, long before the
 * next page arrives: such failures are not errors, and reloading the page would cancel the navigation.
 */

/** The mark on the root element, since the scripts of a page share no variables. */
const LEAVING = 'data-leaving';

/** Maximum wait for the next page, ms. If the page is still shown then, it was not left: the address was a download, or the reader returned. */
const LEAVING_MS = 10_000;

/** Marks the page while it is left. */
export function watchLeaving(): void {
  const root = document.documentElement;
  const stay = () => root.removeAttribute(LEAVING);
  addEventListener('beforeunload', () => {
    root.setAttribute(LEAVING, '');
    setTimeout(stay, LEAVING_MS);
  });
  // Back on the page, which the browser has kept as it was left.
  addEventListener('pageshow', stay);
}

/** Returns true while the page is left; `again` runs if it is still there later. */
export function isLeaving(again?: () => void): boolean {
  const leaving = document.documentElement.hasAttribute(LEAVING);
  if (leaving && again) setTimeout(again, LEAVING_MS);
  return leaving;
}
