/** The languages that the interface speaks; a site of another one gets English, where its own `i18n/<locale>/code.json` says nothing. */
export type Language = 'zh' | 'en';

export const languageOf = (locale: string): Language => (/^zh/i.test(locale) ? 'zh' : 'en');
