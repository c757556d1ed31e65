/**
 * Character classes and escapes. Ranges are written out: no Unicode property of the running Node may decide an output byte (D11).
 */

/** Characters that are as wide as Han and take no space between them: Han, kana, CJK punctuation, full-width forms. */
const WIDE =
  '\\u2E80-\\u2FDF\\u2FF0-\\u303F\\u3041-\\u30FF\\u3105-\\u312F\\u3190-\\u31FF\\u3400-\\u4DBF\\u4E00-\\u9FFF\\uF900-\\uFAFF\\uFE30-\\uFE4F\\uFF01-\\uFF60\\uD840-\\uD88D\\uDC00-\\uDFFF';
const wide = new RegExp(`[${WIDE}]`);
/** Quotation marks, dashes and dots that are full-width in Chinese text and narrow elsewhere. */
const ambiguous = /[“”‘’—…·]/;

/** True if a line break between the two characters is ignored in Chinese and Japanese text. */
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
/** Replaces `<!--` in a comment turned into an expression, so that code spans can be restored. */
export const MARK_COMMENT = '\uFDD2';

/** Restores `<!-- -->` where a rewritten comment turned out to be in code. */
export function restoreComments(value: string): string {
  if (!value.includes(MARK_COMMENT)) return value;
  return value.replace(new RegExp(`\\{/\\*${MARK_COMMENT}([\\s\\S]*?)\\*/\\}`, 'g'), '<!--$1-->');
}

/** White space for emphasis; the ends of a content count as white space. */
export function isWhitespace(char: string | undefined): boolean {
  return char === undefined || /[\t\n\f\r \u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]/.test(char);
}

/** Unicode punctuation and symbols (categories P and S), as far as they occur next to text; a table, not a property of Node (D11). */
const punctuation =
  /[!-/:-@[-`{-~\u00A1-\u00A9\u00AB\u00AC\u00AE-\u00B1\u00B4\u00B6-\u00B8\u00BB\u00BF\u00D7\u00F7\u02C2-\u02DF\u2010-\u2027\u2030-\u205E\u207A-\u207E\u208A-\u208E\u20A0-\u20C1\u2100-\u214F\u2190-\u23FF\u2400-\u2BFF\u2E00-\u2E5D\u2E80-\u2FFF\u3001-\u3004\u3008-\u3020\u3030\u303D-\u303F\u309B\u309C\u30A0\u30FB\u31C0-\u31EF\u3200-\u33FF\uFE10-\uFE19\uFE30-\uFE6B\uFF01-\uFF0F\uFF1A-\uFF20\uFF3B-\uFF40\uFF5B-\uFF65\uFFE0-\uFFEE\uFFFC\uFFFD\uD83C-\uD83E]/;

/** True for punctuation and symbols. */
export function isPunctuation(char: string): boolean {
  return punctuation.test(char);
}

const cjk = new RegExp(
  `[${WIDE}\\u1100-\\u11FF\\u3000-\\u33FF\\uA960-\\uA97F\\uAC00-\\uD7FF\\uFF61-\\uFFDC\\uFFE0-\\uFFE6]`,
);

/** True for characters of Chinese, Japanese and Korean text, their punctuation included. */
export function isCjk(char: string): boolean {
  return cjk.test(char);
}

/** Returns the text of a `<script>` or `<style>`, which HTML does not unescape, without what would end it. In strings of scripts and style sheets the backslash says nothing. */
export const rawText = (text: string): string => text.replace(/<(?=\/(?:script|style))/gi, '<\\');
