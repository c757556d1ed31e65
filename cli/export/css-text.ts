/** Texts inside CSS. */

/** Escapes CSS for a style element, so that nothing in it ends the element. */
export const withoutTagEnd = (css: string): string => css.replace(/<(?=\/style|!--)/gi, '\\3c ');

/** A text as a string of CSS. */
export const cssString = (text: string): string =>
  `"${text.replace(/["\\\n\r<]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)} `)}"`;
