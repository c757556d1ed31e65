/** Allow list for untrusted content: elements, attributes, schemes of addresses. Everything else is removed. */
import type { Schema } from 'hast-util-sanitize';

const words = (text: string): string[] => text.split(' ');

/** Element that replaces one of our nodes while a tree is cleaned; no parser makes a name with a space. */
export const STAND_IN = 'kept node';

/** Ids and names of content have it, so that none of them hides a name of the page's own scripts. */
export const ID_PREFIX = 'user-content-';

const TEXT = words(
  'a abbr b bdi bdo br cite code del dfn em i ins kbd mark q rp rt ruby s samp small span strike strong sub sup time tt u var wbr',
);
const BLOCKS = words(
  'blockquote center dd details div dl dt figcaption figure h1 h2 h3 h4 h5 h6 hr li ol p pre summary table tbody td tfoot th thead tr ul caption colgroup col section',
);
const MEDIA = words('img picture video audio iframe');

const ADDRESS = words('http https');

export const schema: Schema = {
  tagNames: [...TEXT, ...BLOCKS, ...MEDIA, 'input', STAND_IN],
  attributes: {
    '*': words('title lang dir id name align dateTime abbr colSpan rowSpan span scope headers width height'),
    [STAND_IN]: ['index'],
    a: ['href'],
    audio: words('src controls loop muted'),
    blockquote: ['cite'],
    code: [['className', /^language-[\w+#.-]+$/]],
    del: ['cite'],
    details: ['open'],
    iframe: ['src'],
    img: words('src alt'),
    // The boxes of task lists: they cannot be used, and have no name.
    input: [
      ['type', 'checkbox'],
      ['disabled', true],
      ['checked', true],
    ],
    ins: ['cite'],
    li: [['className', 'task-list-item'], 'value'],
    ol: [['className', 'contains-task-list'], 'start', 'reversed', 'type'],
    q: ['cite'],
    ul: [['className', 'contains-task-list']],
    video: words('src poster controls loop muted'),
    // Derived from `style="text-align: …"`, the only part of style that is kept.
    ...Object.fromEntries(
      words('p div td th h1 h2 h3 h4 h5 h6').map((tag) => [tag, [['className', /^text--(?:left|center|right)$/]]]),
    ),
  },
  required: { input: { type: 'checkbox', disabled: true } },
  ancestors: Object.fromEntries(words('tbody td th thead tfoot tr caption colgroup').map((tag) => [tag, ['table']])),
  protocols: {
    // `pathname` is our own: an address that linking leaves alone.
    href: [...ADDRESS, 'mailto', 'tel', 'pathname'],
    cite: ADDRESS,
    src: [...ADDRESS, 'data'],
    poster: [...ADDRESS, 'data'],
  },
  // With their text; of other elements the text stays.
  strip: words(
    'script style template noscript title textarea select option svg math object embed xmp noembed noframes plaintext frameset',
  ),
  clobber: ['id', 'name'],
  clobberPrefix: ID_PREFIX,
};
