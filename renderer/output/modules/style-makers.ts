/**
 * Returns true for code that makes `<style>` elements: a component that has one, and libraries that keep styles in JavaScript, such as Emotion and
 * styled-components. The Content-Security-Policy of a page with such code has to allow them.
 */
export const makesStyles = (code: string): boolean => /(?:createElement|jsxs?\d*)\)?\(\s*["'`]style["'`]/.test(code);
