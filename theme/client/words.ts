/** The words that browser code shows by itself, by message id. They are part of the theme's text table; overrides come with the page's record. */

export const CLIENT_TEXTS = {
  'theme.CodeBlock.copy': '复制',
  'theme.CodeBlock.copied': '已复制',
  'theme.CodeBlock.copyButtonAriaLabel': '复制这段代码',
  'theme.CodeBlock.wordWrapToggle': '开启或关闭自动换行',
  'theme.CodeBlock.unfold': '展开全部代码',
  'theme.CodeBlock.fold': '收起代码',
  'theme.CodeBlock.run': '运行',
  'theme.Zoom.label': '放大图片',
} as const satisfies Record<string, string>;

export type ClientTextId = keyof typeof CLIENT_TEXTS;

/** A text by its id. */
export type Words = (id: ClientTextId) => string;

/** The texts with a site's overrides. */
export const createWords =
  (overrides: Record<string, string> = {}): Words =>
  (id) =>
    overrides[id] ?? CLIENT_TEXTS[id];

/** The overrides of a site that browser code needs; undefined without any. */
export function clientOverrides(texts: Record<string, string>): Record<string, string> | undefined {
  const own = Object.entries(texts).filter(([id]) => id in CLIENT_TEXTS);
  return own.length > 0 ? Object.fromEntries(own) : undefined;
}
