/** Says on the search button which keys open search: the platform is known in the browser only (B5.107). The hint's room is reserved by the style sheet. */
export function showSearchKeys(root: ParentNode): void {
  const key = /mac|iphone|ipad/i.test(navigator.platform) ? '⌘' : 'Ctrl';
  for (const hint of root.querySelectorAll('[data-search] .DocSearch-Button-Keys:empty')) {
    hint.innerHTML = `<kbd>${key}</kbd> <kbd>K</kbd>`;
    // The accessible name contains the visible text unchanged, so that speech control finds the button by it.
    const button = hint.parentElement!;
    button.setAttribute('aria-label', `${button.getAttribute('aria-label')} ${key} K`);
  }
}
