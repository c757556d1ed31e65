/** Values of the templates: titles and dates in the form that a file wants. */

/** A text as a YAML scalar: quoted where it would not be read as this text. */
export function yamlText(text: string): string {
  return /^[\p{L}_][^:#'"{}[\],&*!|>%@`\n]*$/u.test(text) &&
    !/^(true|false|null|yes|no|on|off|~)$/i.test(text) &&
    text.trim() === text
    ? text
    : JSON.stringify(text);
}

/** A text as a string of TypeScript, in single quotes. */
export const codeText = (text: string): string => `'${text.replace(/['\\]/g, '\\$&')}'`;

/** The local calendar day, as authors write dates. */
export function today(): string {
  const now = new Date();
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
