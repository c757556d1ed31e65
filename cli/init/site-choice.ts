/** What a new site begins with. */
export const CONTENTS = ['both', 'docs', 'blog'] as const;
/** What the folder holds already. */
export const HERE = 'here';
/** Languages of the template. */
export const TEMPLATE_LANGUAGES = ['zh', 'en'] as const;

export interface SiteChoice {
  title: string;
  language: (typeof TEMPLATE_LANGUAGES)[number];
  /** `here`: the Markdown that is in the folder already. */
  content: (typeof CONTENTS)[number] | typeof HERE;
}
