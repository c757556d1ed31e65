/**
 * Forms of a plural, as Docusaurus writes them in one text: `One post|{count} posts` (B8.3). They are in the order of CLDR's
 * categories. The rules are ours and few, because bytes must not depend on the data of the running Node (D11).
 */

const slavic = (n: number): number => {
  const [unit, teen] = [n % 10, Math.floor((n % 100) / 10) === 1];
  if (teen || unit === 0 || unit > 4) return 2;
  return unit === 1 ? 0 : 1;
};

/** Index of the form for a count by the language's subtag; others have one and more. */
const RULES: Record<string, (n: number) => number> = {
  ru: slavic,
  uk: slavic,
  be: slavic,
  pl: (n) => (n === 1 ? 0 : Math.max(1, slavic(n))),
  cs: (n) => (n === 1 ? 0 : n >= 2 && n <= 4 ? 1 : 3),
  sk: (n) => (n === 1 ? 0 : n >= 2 && n <= 4 ? 1 : 3),
  fr: (n) => (n < 2 ? 0 : 2),
  pt: (n) => (n < 2 ? 0 : 2),
};

const oneOrMore = (n: number) => (n === 1 ? 0 : 3);

/** The form for a count; a text has one form where its language knows no plural, or its author gave no more. */
export function pluralForm(text: string, count: number, locale: string): string {
  const forms = text.split('|');
  const rule = RULES[locale.slice(0, 2).toLowerCase()] ?? oneOrMore;
  return forms[Math.min(rule(count), forms.length - 1)]!;
}
