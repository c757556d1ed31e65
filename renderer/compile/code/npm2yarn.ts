/** `npm2yarn` blocks: npm commands shown for other package managers. */

export interface PackageCommand {
  value: string;
  label: string;
  code: string;
}

interface Manager {
  label: string;
  /** Arguments after `npm` → whole command. */
  npm: (args: string[]) => string[];
  npx: string;
}

const MANAGERS: Record<string, Manager> = {
  yarn: { label: 'Yarn', npm: toYarn, npx: 'yarn dlx' },
  pnpm: { label: 'pnpm', npm: toPnpm, npx: 'pnpm dlx' },
  bun: { label: 'Bun', npm: toBun, npx: 'bunx' },
};

/** The block for npm and every other package manager. `converters` names those, in order. */
export function packageCommands(code: string, converters: string[] = ['yarn', 'pnpm', 'bun']): PackageCommand[] {
  const others = converters.flatMap((value) => {
    const manager = MANAGERS[value];
    return manager ? [{ value, label: manager.label, code: convert(code, manager) }] : [];
  });
  return [{ value: 'npm', label: 'npm', code }, ...others];
}

/** A command reaches up to the end of its line or to the next command on it. */
const COMMAND = /(^|[\s;|&(])(npm|npx)((?:[ \t]+[^\s;|&#]+)+)/gm;

function convert(code: string, manager: Manager): string {
  return code.replace(COMMAND, (_, before: string, program: string, rest: string) => {
    if (program === 'npx') return `${before}${manager.npx}${rest}`;
    return before + manager.npm(rest.trim().split(/[ \t]+/)).join(' ');
  });
}

const INSTALL = new Set(['install', 'i', 'add']);
const REMOVE = new Set(['uninstall', 'un', 'remove', 'rm', 'r']);
const SAVE = new Set(['--save', '-S', '--save-prod', '-P']);
const GLOBAL = new Set(['--global', '-g']);
const YARN_FLAGS: Record<string, string> = {
  '-D': '--dev',
  '--save-dev': '--dev',
  '-O': '--optional',
  '--save-optional': '--optional',
  '-E': '--exact',
  '--save-exact': '--exact',
};

function toYarn(args: string[]): string[] {
  const [command = '', ...rest] = args;
  if (INSTALL.has(command) || REMOVE.has(command)) {
    const kept = withoutSave(rest).filter((arg) => !GLOBAL.has(arg));
    const global = rest.some((arg) => GLOBAL.has(arg)) ? ['global'] : [];
    if (REMOVE.has(command)) return ['yarn', ...global, 'remove', ...kept];
    return kept.length === 0 ? ['yarn'] : ['yarn', ...global, 'add', ...kept.map((arg) => YARN_FLAGS[arg] ?? arg)];
  }
  return other('yarn', [], args);
}

function toPnpm(args: string[]): string[] {
  const [command = '', ...rest] = args;
  if (INSTALL.has(command)) {
    const kept = withoutSave(rest);
    return ['pnpm', kept.every((arg) => arg.startsWith('-')) ? 'install' : 'add', ...kept];
  }
  if (command === 'run' || command === 'run-script') return ['pnpm', 'run', ...withoutDashes(rest)];
  return other('pnpm', [], args);
}

function toBun(args: string[]): string[] {
  const [command = '', ...rest] = args;
  if (INSTALL.has(command)) {
    const kept = withoutSave(rest).map((arg) => YARN_FLAGS[arg] ?? arg);
    return ['bun', kept.length === 0 ? 'install' : 'add', ...kept];
  }
  if ((command === 'init' || command === 'create') && rest[0]) return ['bunx', ...initializer(rest, 'create-')];
  return other('bun', ['run'], args).flatMap((arg) => (/^--?[\w-]+=/.test(arg) ? [arg.replace('=', ' ')] : [arg]));
}

function withoutSave(args: string[]): string[] {
  return args.filter((arg) => !SAVE.has(arg));
}

/** The `--` that npm needs before arguments of a script. */
function withoutDashes(args: string[]): string[] {
  const at = args.indexOf('--');
  return at < 0 ? args : [...args.slice(0, at), ...args.slice(at + 1)];
}

/** Name of the initialiser, without version: other managers take the newest. */
function initializer([name = '', ...rest]: string[], prefix: string): string[] {
  return [name.replace(/^(@[^/]+\/)?([^@]*)(@.*)?$/, `$1${prefix}$2`), ...withoutDashes(rest)];
}

function other(manager: string, run: string[], args: string[]): string[] {
  const [command = '', ...rest] = args;
  const kept = withoutDashes(rest);
  if (command === 'run' || command === 'run-script') return [manager, ...run, ...kept];
  if (command === 'test' || command === 't' || command === 'tst') return [manager, ...run, 'test', ...kept];
  if (command === 'start') return [manager, ...run, 'start', ...kept];
  if (command === 'ci') return [manager, 'install', '--frozen-lockfile', ...kept];
  if (REMOVE.has(command)) return [manager, 'remove', ...kept];
  if ((command === 'init' || command === 'create') && kept[0] && !kept[0].startsWith('-')) {
    return [manager, 'create', ...initializer(kept, '')];
  }
  return [manager, command, ...kept];
}
