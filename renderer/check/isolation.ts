/** Removes access to network, other processes and the rest of the disk from the children that run code, if the system supports it. */
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

export interface Isolation {
  /** `namespaces`: by the Linux kernel; `permission`: by Node (25 and later); `none`: only by what the harness removes. */
  kind: 'namespaces' | 'permission' | 'none';
  nodeFlags: readonly string[];
  /** The command that runs `command` in the empty folder `folder`. */
  wrap(folder: string, command: readonly string[]): readonly string[];
}

export const NOT_ISOLATED: Isolation = { kind: 'none', nodeFlags: [], wrap: (_folder, command) => command };

/** The best isolation this machine has: what is named is tried first. */
export function findIsolation(harness: string): Isolation {
  for (const options of ['rbind,ro,nosuid,nodev', 'rbind']) {
    const namespaces = namespaceIsolation(harness, options);
    if (namespaces && works(namespaces)) return namespaces;
  }
  // Node refuses every connection under `--permission` once it knows the flag that would allow them.
  const refusesNetwork = process.allowedNodeEnvironmentFlags.has('--allow-net');
  return refusesNetwork ? { ...NOT_ISOLATED, kind: 'permission' } : NOT_ISOLATED;
}

/** Folders the child must be able to read: the compiled tool and every `node_modules` in which Node looks for its packages. */
export function readableFolders(harness: string): string[] {
  const folders = [join(dirname(harness), '..', '..')];
  for (let folder = dirname(harness); folder !== dirname(folder); folder = dirname(folder)) {
    const modules = basename(folder) === 'node_modules' ? folder : join(folder, 'node_modules');
    if (existsSync(modules)) folders.push(modules, realpathSync(modules));
  }
  return [...new Set(folders)];
}

/** Network, mounts, processes, System V objects and host name of its own; all capabilities are dropped before the command runs. */
const UNSHARE = ['--user', '--map-root-user', '--net', '--mount', '--pid', '--ipc', '--uts', '--fork', '--kill-child'];

/** Of processor time, some times what any code may take: the child of a check that was killed ends, too. */
const MOST_SECONDS = 120;

/** Top-level folders that programs are loaded from. */
const SYSTEM = ['/usr', '/bin', '/sbin', '/lib', '/lib32', '/lib64', '/nix/store', '/gnu/store'];

/** Isolation by namespaces; `options` are those of the mounts. */
function namespaceIsolation(harness: string, options: string): Isolation | undefined {
  if (process.platform !== 'linux') return undefined;
  const [unshare, setpriv, mount] = ['unshare', 'setpriv', 'mount'].map((name) =>
    ['/usr/bin', '/bin', '/usr/sbin', '/sbin'].map((folder) => join(folder, name)).find(existsSync),
  );
  if (!unshare || !setpriv || !mount) return undefined;
  const node = [dirname(realpathSync(process.execPath)), dirname(process.execPath)];
  const shown = outermost([...SYSTEM, ...node, ...readableFolders(harness)]);
  const script = `${mount} --all --fstab "$0/mounts" && ulimit -t ${MOST_SECONDS} && exec "$@"`;
  const isReadOnly = options.split(',').includes('ro');
  const made = (folder: string) => {
    makeRoot(join(folder, 'root'), shown, join(folder, 'mounts'), options);
    return folder;
  };
  let common: string | undefined;
  const drop = [setpriv, '--no-new-privs', '--inh-caps=-all', '--bounding-set=-all', '--'];
  return {
    kind: 'namespaces',
    nodeFlags: [],
    wrap(folder, command) {
      // A read-only folder is shared by all children; else each has its own.
      const base = common ?? made(isReadOnly ? keptFolder() : folder);
      if (isReadOnly) common = base;
      const enter = [unshare, `--root=${join(base, 'root')}`, '--wd=/work', '--mount-proc=/proc', '--'];
      return [unshare, ...UNSHARE, '--', '/bin/sh', '-c', script, base, ...enter, ...drop, ...command];
    },
  };
}

/** Returns existing paths that are not inside another one of them. */
function outermost(paths: readonly string[]): string[] {
  const found: string[] = [];
  for (const path of [...new Set(paths)].filter(existsSync).sort())
    if (!found.some((folder) => path.startsWith(`${folder}/`) && !isTopLink(folder))) found.push(path);
  return found;
}

const isTopLink = (path: string) => dirname(path) === '/' && lstatSync(path).isSymbolicLink();

/** A folder that is there as long as this process. */
function keptFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'notes-root-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * Makes the root of a child's disk: the given folders, its own processes and an empty folder. Sockets elsewhere on the disk cannot be
 * reached from it. The table that is written mounts the root on itself, which makes it read-only if the options say so, and the folders.
 */
function makeRoot(root: string, shown: readonly string[], table: string, options: string): void {
  const field = (path: string) =>
    path.replace(/[\s\\#]/g, (found) => `\\${found.charCodeAt(0).toString(8).padStart(3, '0')}`);
  for (const folder of ['work', 'proc', 'etc']) mkdirSync(join(root, folder), { recursive: true });
  const line = (from: string, to: string) => `${field(from)} ${field(to)} none ${options} 0 0\n`;
  const mounts = [line(root, root)];
  for (const path of shown) {
    if (isTopLink(path)) symlinkSync(readlinkSync(path), join(root, path));
    else {
      mkdirSync(join(root, path), { recursive: true });
      mounts.push(line(path, join(root, path)));
    }
  }
  writeFileSync(table, mounts.join(''));
  if (existsSync('/etc/localtime')) copyFileSync('/etc/localtime', join(root, 'etc/localtime'));
}

/** True if a command can be run that way. */
function works({ wrap }: Isolation): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'notes-run-'));
  try {
    const [command = '', ...args] = wrap(folder, ['/bin/sh', '-c', 'exit 0']);
    return spawnSync(command, args, { cwd: folder, env: {}, stdio: 'ignore', timeout: 5000 }).status === 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
