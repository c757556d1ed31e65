/** Focuses an element that is not focusable by itself, for one moment: Tab goes on from there. */
export function focusOnce(element: HTMLElement): void {
  element.setAttribute('tabindex', '-1');
  element.focus({ preventScroll: true });
  element.removeAttribute('tabindex');
}

/** Past the navigation, to what is read (B5.25). */
export function focusContent(link: HTMLElement): void {
  const target = document.querySelector<HTMLElement>('main') ?? document.querySelector(link.getAttribute('href')!);
  if (!(target instanceof HTMLElement)) return;
  focusOnce(target);
  target.scrollIntoView();
}
