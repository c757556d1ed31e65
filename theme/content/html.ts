/**
 * Shortcuts around React for components that occur on every page by the hundred. A component may have an `html` function that returns the
 * exact markup of React (a test compares them); a site's own component has none and is rendered by React.
 */
import type { ContentWords } from '../texts/content-texts.js';

/** Props as the content gives them. */
export type HtmlProps = Record<string, unknown>;

/**
 * Markup of a component from its props and the finished HTML of its children.
 * Undefined: this time React is needed.
 */
export type HtmlOf = (props: HtmlProps, children: string, words: ContentWords) => string | undefined;

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };

/** Escapes as React does. */
export function escapeAttribute(text: string): string {
  return /[&<>"']/.test(text) ? text.replace(/[&<>"']/g, (c) => ESCAPES[c]!) : text;
}

/**
 * Formats ` name="value"` for each prop. `known` has React's attribute names; returns undefined if a prop is unknown or not a string.
 */
export function attributesOf(props: HtmlProps, known: Readonly<Record<string, string>>): string | undefined {
  let text = '';
  for (const name in props) {
    const value = props[name];
    if (value === undefined) continue;
    const attribute = known[name];
    if (attribute === undefined || typeof value !== 'string') return undefined;
    text += ` ${attribute}="${escapeAttribute(value)}"`;
  }
  return text;
}
