/** What a new site begins with. */
export const CONTENTS = ['both', 'docs', 'blog'] as const;
/** Languages of the template. */
export const TEMPLATE_LANGUAGES = ['zh', 'en'] as const;

export interface SiteChoice {
  title: string;
  language: (typeof TEMPLATE_LANGUAGES)[number];
  content: (typeof CONTENTS)[number];
}
