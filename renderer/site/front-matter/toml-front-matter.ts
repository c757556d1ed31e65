/** Front matter of Hugo and Zola, which is TOML between two lines of plus signs, as YAML. */

const STRING = `"(?:[^"\\\\\\n]|\\\\["\\\\nt])*"|'[^'\\n]*'`;
const SCALAR = `(?:${STRING}|true|false|[+-]?\\d[\\w.+:-]*(?: \\d{2}:[\\w.+:-]*)?)`;
const VALUE = new RegExp(`^(?:${SCALAR}|\\[\\s*(?:${SCALAR}\\s*(?:,\\s*${SCALAR}\\s*)*,?\\s*)?\\])$`);
const KEY = /^([\w-]+|"[^"\\\n]*")\s*=\s*(?!\s)(.*)$/;

/** The block with its marks as YAML, and where it ends; undefined where it has more than fields, lists and one level of tables. */
export function tomlAsYaml(text: string): { yaml: string; end: number } | undefined {
  const [whole, , body = ''] = /^\+{3}([ \t]*)\r?\n([\s\S]*?)^\+{3}[ \t]*(?=\r?$)/m.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const lines: string[] = [];
  let indent = '';
  // A list may span several lines.
  for (const line of body.replace(/\[[^[\]]*\]/g, (list) => list.replace(/(?<!\s)\s*\n\s*/g, ' ')).split(/\r?\n/)) {
    const bare = line.trim();
    const [, table] = /^\[([\w-]+)\]$/.exec(bare) ?? [];
    const [, key, value = ''] = KEY.exec(bare) ?? [];
    if (bare === '' || bare.startsWith('#')) lines.push(bare);
    else if (table !== undefined) {
      lines.push(`${table}:`);
      indent = '  ';
    } else if (key !== undefined && VALUE.test(value)) lines.push(`${indent}${key}: ${listOf(value)}`);
    else return undefined;
  }
  while (lines.at(-1) === '') lines.pop();
  return { yaml: ['---', ...lines, '---'].join('\n'), end: whole.length };
}

const listOf = (value: string): string => value.replace(/^\[\s*/, '[').replace(/(?:,\s*|(?<!\s)\s*)\]$/, ']');
