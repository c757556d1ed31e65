/** `npm2yarn` blocks: one npm command shown for the other package managers, in tabs that are synced over the site. */
export interface PackageCommand {
  value: string;
  label: string;
  code: string;
}

interface Manager {
  value: string;
  label: string;
  convert: (line: string) => string;
}

const MANAGERS: Record<string, Manager> = {
  npm: { value: 'npm', label: 'npm', convert: (line) => line },
  yarn: { value: 'yarn', label: 'Yarn', convert: toYarn },
  pnpm: { value: 'pnpm', label: 'pnpm', convert: toPnpm },
  bun: { value: 'bun', label: 'Bun', convert: toBun },
};

/** The block for every package manager. `converters` names those beside npm, in order. */
export function packageCommands(code: string, converters: string[] = ['yarn', 'pnpm', 'bun']): PackageCommand[] {
  const managers = ['npm', ...converters].map((name) => MANAGERS[name]).filter((manager) => manager !== undefined);
  return managers.map(({ value, label, convert }) => ({
    value,
    label,
    code: code.split('\n').map(convert).join('\n'),
  }));
}

const INSTALL = /^(\s*(?:\$\s+)?)npm (?:install|i|add)\b(.*)$/;
const OTHER = /^(\s*(?:\$\s+)?)(npm|npx)\b(.*)$/;

function flags(rest: string, table: Record<string, string>): string {
  return rest.replace(/(^|\s)(--?[\w-]+)(?=\s|$)/g, (whole, space: string, flag: string) =>
    flag in table ? (table[flag] ? space + table[flag] : '') : whole,
  );
}

const SAVE_FLAGS = { '--save': '', '-S': '', '--save-prod': '', '-P': '' };

function toYarn(line: string): string {
  const install = INSTALL.exec(line);
  if (install) {
    const [, head, rest] = install as unknown as [string, string, string];
    const global = /(^|\s)(-g|--global)(?=\s|$)/.test(rest);
    const text = flags(rest, {
      ...SAVE_FLAGS,
      '-D': '--dev',
      '--save-dev': '--dev',
      '-O': '--optional',
      '--save-optional': '--optional',
      '-E': '--exact',
      '--save-exact': '--exact',
      '-g': '',
      '--global': '',
    });
    if (text.trim() === '') return `${head}yarn`;
    return `${head}yarn ${global ? 'global ' : ''}add${text}`;
  }
  return other(line, 'yarn', 'yarn dlx', 'yarn');
}

function toPnpm(line: string): string {
  const install = INSTALL.exec(line);
  if (install) {
    const [, head, rest] = install as unknown as [string, string, string];
    const text = flags(rest, SAVE_FLAGS);
    return text.trim() === '' ? `${head}pnpm install${text}` : `${head}pnpm add${text}`;
  }
  return other(line, 'pnpm', 'pnpm dlx', 'pnpm');
}

function toBun(line: string): string {
  const install = INSTALL.exec(line);
  if (install) {
    const [, head, rest] = install as unknown as [string, string, string];
    const text = flags(rest, {
      ...SAVE_FLAGS,
      '-D': '--dev',
      '--save-dev': '--dev',
      '-O': '--optional',
      '--save-optional': '--optional',
      '-E': '--exact',
      '--save-exact': '--exact',
    });
    return text.trim() === '' ? `${head}bun install` : `${head}bun add${text}`;
  }
  return other(line, 'bun', 'bunx', 'bun run');
}

function other(line: string, manager: string, execute: string, run: string): string {
  const match = OTHER.exec(line);
  if (!match) return line;
  const [, head, program, rest] = match as unknown as [string, string, string, string];
  if (program === 'npx') return `${head}${execute}${rest}`;
  const [, command = '', tail = ''] = /^\s+(\S+)(.*)$/.exec(rest) ?? [];
  const kept = tail.replace(/(^|\s)--(?=\s|$)/, '');
  if (command === 'run' || command === 'run-script') return `${head}${run}${kept}`;
  if (command === 'ci') return `${head}${manager} install --frozen-lockfile${kept}`;
  if (command === 'init' && kept.trim()) return `${head}${manager} create${kept}`;
  if (command === 'uninstall' || command === 'remove' || command === 'rm') return `${head}${manager} remove${kept}`;
  if (command === 'test' || command === 't') return `${head}${run} test${kept}`;
  if (command === 'start') return `${head}${run} start${kept}`;
  return `${head}${manager} ${command}${kept}`.trimEnd();
}
