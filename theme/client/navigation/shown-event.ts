/** Event of the window for scripts of a site: the router has put the page of the present address into the document. */
export const SHOWN = 'notes-shown';
