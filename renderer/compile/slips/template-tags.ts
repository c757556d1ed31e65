/** Tags of Hexo, Jekyll and Hugo, and what they are here. */
import { dictionary } from '../../shared/dictionary.js';

export const IMAGE = '![text](./image.png)';
export const LINK = '[text](./page.md)';
export const CODE = '~~~js';
const BOX = ':::note … :::';
const FRAME = '<iframe src="https://…" title="…"></iframe>';
const FRAMES = { youtube: FRAME, vimeo: FRAME, bilibili: FRAME, iframe: FRAME };

/** Tags by their names and what they are here; others are boxes. */
export interface Tags {
  pattern: RegExp;
  /** Those within a line. */
  inline: Readonly<Record<string, string>>;
  /** Those at the beginning of a line, as boxes are. */
  block: Readonly<Record<string, string>>;
  /** Returns a tag's Markdown equivalent if it is unambiguous. */
  written(tag: string, name: string): string | undefined;
}

/** Writes an image from an address and words, if both are valid in Markdown. */
const imageOf = (address: string | undefined, words = ''): string | undefined =>
  address && !/[\s()<>]/.test(address) ? `![${words.replace(/[[\]]/g, '')}](${address})` : undefined;

/** The mark of a code block. */
const fenceOf = (isEnd: boolean, lang: string): string => (isEnd ? '~~~' : `~~~${lang}`);

/** Names of boxes of other tools, which all have an end, and their kinds. */
const BOXES = /^(?:note|notice|hint|alert|callout|admonition)$/;
const KINDS = dictionary<string>({
  ...{ note: 'note', default: 'note', primary: 'note', tip: 'tip', success: 'tip', info: 'info' },
  ...{ warning: 'warning', warn: 'warning', danger: 'danger', error: 'danger' },
});

/** The mark of an admonition. */
const boxOf = (isEnd: boolean, name: string, kind = ''): string | undefined =>
  BOXES.test(name) ? `:::${isEnd ? '' : (KINDS[kind] ?? KINDS[name] ?? 'note')}` : undefined;

export const TAGS: readonly Tags[] = [
  // {% asset_img a.png %} of Hexo and Jekyll.
  {
    pattern: /\{%-?\s*(?:end)?([a-z_]+)[^%\n]*%\}/g,
    inline: {
      ...{ asset_img: IMAGE, img: IMAGE, image: IMAGE, asset_path: IMAGE },
      ...{ post_link: LINK, post_url: LINK, link: LINK, asset_link: LINK, doc: LINK, page_link: LINK },
    },
    block: { codeblock: CODE, code: CODE, highlight: CODE, raw: '`{{ … }}`', include_code: CODE, ...FRAMES },
    written(tag, name) {
      // Classes and sizes surround the name of the file.
      const [, address, words] =
        /^\{%-?\s*\w+\s+(\S+\.\w+)(?:\s+["']?([^"'%\d\s][^"'%]*?)["']?)?\s*-?%\}$/.exec(tag) ?? [];
      if (name === 'asset_img' || name === 'img') return imageOf(address, words);
      const isEnd = /^\{%-?\s*end/.test(tag);
      const [, lang = ''] = /\blang:([\w+#-]+)/.exec(tag) ?? /\bhighlight\s+([\w+#-]+)/.exec(tag) ?? [];
      return name === 'codeblock' || name === 'highlight'
        ? fenceOf(isEnd, lang)
        : boxOf(isEnd, name, /\b(?:note|hint|alert)\s+"?(\w+)/.exec(tag)?.[1]);
    },
  },
  // {{< figure src="a.png" >}} and {{% ref "a.md" %}} of Hugo.
  {
    pattern: /\{\{[<%]\s*(?:\/\s*)?([a-z][\w-]*)(?![\w-])[^}\n]*[>%]\}\}/g,
    inline: { figure: IMAGE, img: IMAGE, image: IMAGE, ref: './page.md', relref: './page.md' },
    block: { highlight: CODE, ...FRAMES },
    written(tag, name) {
      const value = (key: string) => new RegExp(`\\s${key}="([^"]*)"`).exec(tag)?.[1];
      if (name === 'figure') return imageOf(value('src'), value('alt') ?? value('caption') ?? value('title'));
      if (name === 'ref' || name === 'relref') return /\s"([^"\s()<>]+\.md[^"\s()<>]*)"\s*[>%]/.exec(tag)?.[1];
      const isEnd = /^\{\{[<%]\s*\//.test(tag);
      if (name === 'highlight') return fenceOf(isEnd, /highlight\s+"?([\w+#-]+)/.exec(tag)?.[1] ?? '');
      return boxOf(isEnd, name, /\b(?:notice|alert|callout|hint|admonition)\s+(?:type=)?"?(\w+)/.exec(tag)?.[1]);
    },
  },
];

/** Returns what a tag is here: the usual form, and its own where that is plain from it; undefined where it may be text. */
export function formOf({ inline, block, written }: Tags, tag: string, name: string, startsLine: boolean) {
  const usual = inline[name] ?? (startsLine ? (block[name] ?? BOX) : undefined);
  return usual === undefined ? undefined : { usual, own: written(tag, name) };
}
