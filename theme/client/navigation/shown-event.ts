/** Event of the window for scripts of a site: the router has rendered the page of the current address into the document. */
export const SHOWN = 'notes-shown';
