/** Style sheets by their names: CSS, and the languages that packages of a site compile to CSS. */

const SHEET = /\.(?:css|s[ac]ss|less)$/;

export const isStyleSheet = (path: string): boolean => SHEET.test(path);

/** A sheet with classes of its own, whose names code imports (a CSS module). */
export const SCOPED_SHEET = new RegExp(`\\.module${SHEET.source}`);

export const isScopedSheet = (path: string): boolean => SCOPED_SHEET.test(path);

/** True if the digits after `#` make a colour. */
export const isHexColour = (digits: string): boolean => /^(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(digits);
