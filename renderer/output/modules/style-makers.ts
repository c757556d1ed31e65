/**
 * Returns true for code that creates `<style>` elements: a component with one, and CSS-in-JS libraries such as Emotion and
 * styled-components. The Content-Security-Policy of a page with such code has to allow them.
 */
export const makesStyles = (code: string): boolean => /(?:createElement|jsxs?\d*)\)?\(\s*["'`]style["'`]/.test(code);
