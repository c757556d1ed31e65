/** `npm2yarn` blocks: npm commands shown for other package managers, in the words of npm-to-yarn 3.2, which the reference uses. */
import { dictionary } from '../../shared/dictionary.js';

export interface PackageCommand {
  value: string;
  label: string;
  code: string;
}

/** A package manager by its name, or by a name of the site's own and what makes its command of one for npm. */
export type Converter = string | [name: string, convert: (code: string) => string];

interface Manager {
  label: string;
  /** Arguments after `npm` → whole command. */
  npm: (args: string[]) => string[];
  npx: string;
}

const MANAGERS = dictionary<Manager>({
  yarn: { label: 'Yarn', npm: toYarn, npx: 'yarn dlx' },
  pnpm: { label: 'pnpm', npm: toPnpm, npx: 'pnpm dlx' },
  bun: { label: 'Bun', npm: (args) => toBun(args).map(splitFlag), npx: 'bun x' },
});

/** The block for npm and every other package manager. `converters` names those, in order, or brings functions of the site. */
export function packageCommands(code: string, converters: Converter[] = ['yarn', 'pnpm', 'bun']): PackageCommand[] {
  const others = converters.flatMap((converter) => {
    if (typeof converter !== 'string') {
      const [value, own] = converter;
      return [{ value, label: value, code: own(code) }];
    }
    const value = converter;
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
const RUN = new Set(['run', 'run-script']);
const TEST = new Set(['test', 't', 'tst']);
const CREATE = new Set(['init', 'create']);
const LIST = new Set(['ls', 'list']);
const REBUILD = new Set(['rebuild', 'rb']);
const SAVE = new Set(['--save', '-S']);
const GLOBAL = new Set(['--global', '-g']);
/** Flags of an installation that Yarn and Bun name otherwise. */
const FLAGS: Record<string, string> = {
  '-D': '--dev',
  '--save-dev': '--dev',
  '-P': '--production',
  '--save-prod': '--production',
  '-O': '--optional',
  '--save-optional': '--optional',
  '-E': '--exact',
  '--save-exact': '--exact',
};
/** Yarn's built-in commands: a script with such a name needs `run`. */
const YARN_OWN = new Set(
  (
    'add audit autoclean bin cache check config create dedupe generate-lock-entry global help import info init install licenses link list ' +
    'lockfile login logout outdated owner pack policies prune publish remove run self-update start stop tag team test unlink upgrade ' +
    'upgrade-interactive version versions why workspace workspaces'
  ).split(' '),
);

function toYarn(args: string[]): string[] {
  const [command = '', ...rest] = args;
  if (INSTALL.has(command) || REMOVE.has(command)) {
    if (rest.length === 0) return ['yarn', REMOVE.has(command) ? 'remove' : 'install'];
    const kept = withoutSave(rest).filter((arg) => !GLOBAL.has(arg));
    const global = rest.some((arg) => GLOBAL.has(arg)) ? ['global'] : [];
    return ['yarn', ...global, REMOVE.has(command) ? 'remove' : 'add', ...kept.map((arg) => FLAGS[arg] ?? arg)];
  }
  const kept = withoutDashes(rest);
  if (RUN.has(command) || command === 'exec')
    return ['yarn', ...(YARN_OWN.has(kept[0] ?? 'run') ? ['run'] : []), ...kept];
  if (LIST.has(command)) return ['yarn', 'list', ...pattern(kept)];
  if (REBUILD.has(command)) return ['yarn', 'add', ...kept, '--force'];
  if (command === 'version') return ['yarn', 'version', ...kept.map((arg) => (/^[a-z]/.test(arg) ? `--${arg}` : arg))];
  return other('yarn', args);
}

/** Packages that `npm ls` names first. */
function pattern(args: string[]): string[] {
  const end = args.findIndex((arg) => arg.startsWith('-'));
  const names = end < 0 ? args : args.slice(0, end);
  return names.length === 0 ? args : ['--pattern', `"${names.join('|')}"`, ...args.slice(names.length)];
}

function toPnpm(args: string[]): string[] {
  const [command = '', ...rest] = args;
  if (INSTALL.has(command)) {
    const kept = withoutSave(rest);
    return ['pnpm', kept.every((arg) => arg.startsWith('-')) ? command : 'add', ...kept];
  }
  if (RUN.has(command)) return ['pnpm', 'run', ...withoutDashes(rest)];
  return other('pnpm', args);
}

function toBun(args: string[]): string[] {
  const [command = '', ...rest] = args;
  if (INSTALL.has(command) || REMOVE.has(command)) {
    const kept = withoutSave(rest).map((arg) => (GLOBAL.has(arg) ? '--global' : (FLAGS[arg] ?? arg)));
    return ['bun', REMOVE.has(command) ? 'remove' : rest.length === 0 ? 'install' : 'add', ...kept];
  }
  const kept = withoutDashes(rest);
  if (CREATE.has(command)) return bunCreate(command, kept);
  if (RUN.has(command)) return ['bun', 'run', ...kept];
  if (TEST.has(command)) return ['bun', 'run', 'test', ...kept];
  if (command === 'exec') return ['bunx', ...kept];
  if (LIST.has(command)) return ['bun', 'pm', 'ls', ...kept];
  if (REBUILD.has(command)) return ['bun', 'add', ...kept, '--force'];
  if (command === 'cache' && kept[0] === 'clean') return ['bun', 'pm', 'cache', 'rm', ...kept.slice(1)];
  return other('bun', args);
}

/** Bun is given the value of a flag as a word of its own. */
const splitFlag = (arg: string): string => (/^--?[\w-]+=/.test(arg) ? arg.replace('=', ' ') : arg);

function bunCreate(command: string, [name, ...rest]: string[]): string[] {
  if (name === undefined) return ['bun', command];
  if (name.startsWith('-')) return ['bun', 'init', name, ...rest];
  const scoped = name.startsWith('@');
  return ['bunx', scoped ? name.replace('/', '/create-') : `create-${name.replace('@latest', '')}`, ...rest];
}

function withoutSave(args: string[]): string[] {
  return args.filter((arg) => !SAVE.has(arg));
}

/** The `--` that npm needs before arguments of a script. */
function withoutDashes(args: string[]): string[] {
  const at = args.indexOf('--');
  return at < 0 ? args : [...args.slice(0, at), ...args.slice(at + 1)];
}

function other(manager: string, args: string[]): string[] {
  const [command = '', ...rest] = args;
  const kept = withoutDashes(rest);
  if (TEST.has(command)) return [manager, 'test', ...kept];
  if (command === 'ci') return [manager, 'install', '--frozen-lockfile', ...kept];
  if (REMOVE.has(command)) return [manager, 'remove', ...withoutSave(kept)];
  if (CREATE.has(command) && kept[0] && !kept[0].startsWith('-')) {
    return [manager, 'create', kept[0].replace(/(.)@latest.*/, '$1'), ...kept.slice(1)];
  }
  return [manager, command, ...kept];
}
