/** Returns names as one text of a message: the first of them, and the number of the others. */
export const listed = (names: readonly string[], most = 12): string =>
  names.length > most ? `${names.slice(0, most).join(', ')} (+${names.length - most})` : names.join(', ');
