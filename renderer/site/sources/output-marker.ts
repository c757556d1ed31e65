/** The file by which an output folder is known: only such a one is written to again, and none is content. */
export const OUTPUT_MARKER = '_notes/format';
