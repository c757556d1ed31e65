/** Choices of initial content for a new site. */
export const CONTENTS = ['both', 'docs', 'blog'] as const;
/** Keep the content that the folder already holds. */
export const HERE = 'here';
/** Languages of the template. */
export const TEMPLATE_LANGUAGES = ['zh', 'en'] as const;

export interface SiteChoice {
  title: string;
  language: (typeof TEMPLATE_LANGUAGES)[number];
  /** `here`: the Markdown that is in the folder already. */
  content: (typeof CONTENTS)[number] | typeof HERE;
}
