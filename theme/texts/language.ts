/** The languages that the interface speaks, Chinese in both scripts; a site of another one gets English, where its own `i18n/<locale>/code.json` says nothing. */
export type Language = 'zh' | 'hant' | 'en';

export function languageOf(locale: string): Language {
  if (!/^zh(?![a-z])/i.test(locale)) return 'en';
  return /^zh[-_](?:hant|tw|hk|mo)(?![a-z])/i.test(locale) ? 'hant' : 'zh';
}
