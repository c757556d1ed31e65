/**
 * Character classes and escapes. Ranges are written out: no Unicode property of the running Node may decide an output byte (D11).
 */

/** Characters that are as wide as Han and take no space between them: Han, kana, CJK punctuation, full-width forms. */
export const WIDE =
  '\\u2E80-\\u2FDF\\u2FF0-\\u303F\\u3041-\\u30FF\\u3105-\\u312F\\u3190-\\u31FF\\u3400-\\u4DBF\\u4E00-\\u9FFF\\uF900-\\uFAFF\\uFE30-\\uFE4F\\uFF01-\\uFF60\\uD840-\\uD88D\\uDC00-\\uDFFF';
const wide = new RegExp(`[${WIDE}]`);
/** Quotation marks, dashes and dots that are full-width in Chinese text and narrow elsewhere. */
const ambiguous = /[“”‘’—…·]/;

/** True when a line break between the two characters stands for nothing in Chinese and Japanese text. */
export function joinsLines(before: string, after: string): boolean {
  const wideBefore = wide.test(before);
  const wideAfter = wide.test(after);
  if (wideBefore && wideAfter) return true;
  return (wideBefore && ambiguous.test(after)) || (wideAfter && ambiguous.test(before));
}

const UNSAFE = /[&<>"]/;
const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for HTML content and for attribute values in double quotes. */
export function escapeHtml(text: string): string {
  return UNSAFE.test(text) ? text.replace(/[&<>"]/g, (c) => ESCAPES[c]!) : text;
}

/** Noncharacters that mark places inside compiled text; they never come from a source, because `rewrite` replaces them. */
export const MARK_OPEN = '\uFDD0';
export const MARK_CLOSE = '\uFDD1';
/** Stands for `<!--` turned into an expression, so that code spans can be restored. */
export const MARK_COMMENT = '\uFDD2';
