/**
 * Disables file loading in untrusted CSS: functions and at-rules that are not listed lose their names. Text is tokenised
 * by CSS Syntax 3, with escapes in names decoded, so that a browser sees the same tokens; the rest is unchanged.
 */

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** Functions and selectors that name no file. `url`, `src`, `image`, `image-set`, `cross-fade`, `element` and `paint` do. */
const FUNCTIONS = words(
  `calc min max clamp mod rem round abs sign sin cos tan asin acos atan atan2 pow sqrt hypot log exp progress
  var env attr if sibling-index sibling-count counter counters
  rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark contrast-color device-cmyk
  linear-gradient radial-gradient conic-gradient repeating-linear-gradient repeating-radial-gradient repeating-conic-gradient
  matrix matrix3d translate translatex translatey translatez translate3d scale scalex scaley scalez scale3d
  rotate rotatex rotatey rotatez rotate3d skew skewx skewy perspective
  cubic-bezier steps linear minmax repeat fit-content calc-size anchor anchor-size
  blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia
  circle ellipse inset polygon path rect xywh shape ray scroll view
  is where not has lang dir host part slotted state active-view-transition-type highlight
  nth-child nth-last-child nth-of-type nth-last-of-type nth-col nth-last-col
  selector style supports layer scroll-state font-tech font-format and or`,
);

/** At-rules that load nothing, which excludes `import`, `font-face`, `namespace` and `document`. */
const AT_RULES = words(
  `media supports container layer keyframes -webkit-keyframes property scope starting-style counter-style
  position-try view-transition page`,
);

/** Replacement of a name. */
const NONE = 'removed';

/** An escape in a name. */
const ESCAPE = String.raw`\\(?:[\da-fA-F]{1,6}[ \t\n]?|[^\n\da-fA-F])`;
const NAME = String.raw`(?:[-\w\u0080-\u{10FFFF}]|${ESCAPE})+`;
const TOKEN = new RegExp(
  [
    String.raw`(?<comment>/\*[\s\S]*?(?:\*/|$))`,
    String.raw`(?<text>"(?:[^"\\\n]|\\[\s\S])*(?:"|(?=\n)|\\?$)|'(?:[^'\\\n]|\\[\s\S])*(?:'|(?=\n)|\\?$))`,
    `@(?<rule>${NAME})`,
    // No pattern follows it here: an escape could end in several positions, and all of them would be tried.
    `(?<name>${NAME})`,
  ].join('|'),
  'gu',
);

/** Extent of an unquoted address. */
const ADDRESS = /(?:\\[\s\S]|[^)\\])*\)?/y;
const QUOTED = /[ \t\n]*["']/y;

/** Decodes a name. */
const nameOf = (text: string): string =>
  text
    .replace(/\\(?:([\da-fA-F]{1,6})[ \t\n]?|([\s\S]))/g, (_, code: string | undefined, sign: string) =>
      code === undefined ? sign : codePoint(Number.parseInt(code, 16)),
    )
    .toLowerCase();

const codePoint = (code: number): string => (code === 0 || code > 0x10ffff ? '\uFFFD' : String.fromCodePoint(code));

/** CSS that loads nothing. */
export function cleanCss(css: string): string {
  const text = css.replace(/\r\n?|\f/g, '\n').replaceAll('\0', '\uFFFD');
  let out = '';
  let from = 0;
  TOKEN.lastIndex = 0;
  for (let found = TOKEN.exec(text); found; found = TOKEN.exec(text)) {
    const { rule, name } = found.groups ?? {};
    const end = TOKEN.lastIndex;
    if (rule !== undefined && !AT_RULES.has(nameOf(rule))) {
      out += `${text.slice(from, found.index)}@${NONE}`;
      from = end;
    } else if (name !== undefined && text[end] === '(' && !FUNCTIONS.has(nameOf(name))) {
      const inner = end + 1;
      out += `${text.slice(from, found.index)}${NONE}(`;
      from = inner;
      if (nameOf(name) !== 'url' || matchesAt(QUOTED, text, inner)) continue;
      ADDRESS.lastIndex = inner;
      ADDRESS.exec(text);
      from = Math.max(inner, ADDRESS.lastIndex);
      TOKEN.lastIndex = from;
      out += ')';
    }
  }
  return out + text.slice(from);
}

function matchesAt(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}
