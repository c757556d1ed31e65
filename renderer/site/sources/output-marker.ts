/** The file that identifies an output folder: only such a folder is written to again, and it is never read as content. */
export const OUTPUT_MARKER = '_notes/format';
