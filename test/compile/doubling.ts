/** Texts that the native engine needs twice the time for with each further part, up to about thirty parts. */
export const DOUBLING: readonly (readonly [name: string, text: (parts: number) => string])[] = [
  ['tags behind a brace that is not closed', (n) => `svg><\${${'<svg>'.repeat(n)}`],
  ['tags behind a brace, with text', (n) => `a {${'<b> x '.repeat(n)}`],
  ['fragments behind a brace', (n) => `a {${'<>'.repeat(n)}`],
  ['tags that hold braces', (n) => '<div style={{'.repeat(n)],
  ['tags that hold an expression', (n) => `${'<div a={'.repeat(n)}1`],
  ['tags that hold a spread', (n) => `{${'<a {...'.repeat(n)}`],
  ['elements with a brace each', (n) => `{${'<a>{'.repeat(n)}`],
  ['generic calls', (n) => `{${'a<b>('.repeat(n)}}`],
  ['generic calls that are closed', (n) => `{${'a<b>('.repeat(n)}${')'.repeat(n)}}`],
  ['a string that holds the closing brace', (n) => `{"}" ${'<b>'.repeat(n)}`],
  ['a comment that holds the closing brace', (n) => `{/* } */ ${'<b>'.repeat(n)}`],
  ['a regular expression that holds the closing brace', (n) => `{/}/ ${'<b>'.repeat(n)}`],
  ['a template that holds the closing brace', (n) => `{\`}\${"}"}\` ${'<b>'.repeat(n)}`],
  ['closing tags that stand in strings', (n) => `{${'<b>{"</b>" '.repeat(n)}`],
];
