/** Magic comments: lines like `// highlight-next-line` that mark other lines and vanish (B4.46, B4.47). */

export interface MagicComment {
  className: string;
  line?: string;
  block?: { start: string; end: string };
}

type Style = [open: string, close: string];
const STYLES = {
  js: ['//', ''],
  jsBlock: ['/*', '*/'],
  jsx: ['{/*', '*/}'],
  bash: ['#', ''],
  html: ['<!--', '-->'],
  lua: ['--', ''],
  wasm: [';;', ''],
  tex: ['%', ''],
  vb: ["'", ''],
  vbRem: ['REM', ''],
  rem: ['REM', ''],
  ocaml: ['(*', '*)'],
  fortran: ['!', ''],
  cobol: ['*>', ''],
} satisfies Record<string, Style>;
type StyleName = keyof typeof STYLES;

const BY_LANGUAGE: Record<string, StyleName[]> = {
  ...group(['js', 'javascript', 'ts', 'typescript'], ['js', 'jsBlock']),
  ...group(['jsx', 'tsx'], ['js', 'jsBlock', 'jsx']),
  html: ['js', 'jsBlock', 'html'],
  ...group(['python', 'py', 'bash'], ['bash']),
  ...group(['markdown', 'md'], ['html', 'jsx', 'bash']),
  ...group(['lua', 'haskell'], ['lua']),
  sql: ['lua', 'jsBlock'],
  ...group(['tex', 'latex', 'matlab'], ['tex']),
  wasm: ['wasm'],
  ...group(['vb', 'vba', 'visual-basic'], ['vb', 'vbRem']),
  ...group(['vbnet'], ['vb', 'vbRem']),
  batch: ['rem'],
  basic: ['rem'],
  fsharp: ['js', 'ocaml'],
  ...group(['ocaml', 'sml'], ['ocaml']),
  fortran: ['fortran'],
  cobol: ['cobol'],
};
const OTHERS: StyleName[] = ['js', 'jsBlock', 'jsx', 'bash', 'html'];

function group(languages: string[], styles: StyleName[]): Record<string, StyleName[]> {
  return Object.fromEntries(languages.map((language) => [language, styles]));
}

export interface MarkedCode {
  code: string;
  /** Classes by line number from 0. */
  classes: Map<number, string[]>;
}

/** Takes the magic comments out of code and notes which lines they mark. Nested and overlapping blocks add up. */
export function readMagicComments(code: string, language: string, comments: MagicComment[]): MarkedCode {
  const classes = new Map<number, string[]>();
  if (!comments.some((comment) => mentions(code, comment))) return { code, classes };
  const pattern = directivePattern(language, comments);
  const kept: string[] = [];
  const open = new Map<string, number>();
  const add = (line: number, name: string) => classes.set(line, [...(classes.get(line) ?? []), name]);
  for (const line of code.split('\n')) {
    const word = pattern
      .exec(line)
      ?.slice(1)
      .find((found) => found !== undefined);
    if (word === undefined) {
      kept.push(line);
      continue;
    }
    const at = kept.length;
    for (const comment of comments) {
      if (comment.line === word) add(at, comment.className);
      else if (comment.block?.start === word) open.set(comment.className, at);
      else if (comment.block?.end === word) {
        const from = open.get(comment.className);
        open.delete(comment.className);
        for (let i = from ?? at; i < at; i++) add(i, comment.className);
      }
    }
  }
  return { code: kept.join('\n'), classes };
}

function mentions(code: string, comment: MagicComment): boolean {
  return [comment.line, comment.block?.start, comment.block?.end].some((word) => word && code.includes(word));
}

function directivePattern(language: string, comments: MagicComment[]): RegExp {
  const words = comments.flatMap((c) => [c.line, c.block?.start, c.block?.end]).filter((word) => word !== undefined);
  const list = words.map(escapeRegExp).join('|');
  const styles = BY_LANGUAGE[language] ?? OTHERS;
  const forms = styles.map((name) => {
    const [open, close] = STYLES[name];
    return `(?:${escapeRegExp(open)}\\s*(${list})${close && `\\s*${escapeRegExp(close)}`})`;
  });
  return new RegExp(`^\\s*(?:${forms.join('|')})\\s*$`);
}

function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
