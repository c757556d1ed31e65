/** Folders that code asks for as webpack reads it: `require.context('./parts', true, /\.js$/)` is a function of the files in it. */
import { posix } from 'node:path';
import { posixPath } from '../../site/helpers/file-paths.js';
import { filesBelow } from './files-below.js';

const CALL =
  /\b(?:require\.context|import\.meta\.webpackContext)\s*\(\s*(['"`])((?:-?!!?)?(?:[^!'"`\n]+!)*)(\.{1,2}(?:\/[^'"`$\n]*)?|@site(?:\/[^'"`$\n]*)?)\1\s*(?:,\s*(true|false)\s*(?:,\s*\/((?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+)\/([a-z]*)\s*(?:,\s*(['"])([\w-]+)\7\s*)?)?)?,?\s*\)/g;

/** More would not be what a page shows. */
const MOST = 1_000;

/** Loads files when they are asked for, as those of this kind do. */
const isLater = (mode: string | undefined): boolean => mode?.startsWith('lazy') ?? false;

export interface WithContexts {
  code: string;
  /** Folders that were looked into; absolute. */
  folders: string[];
}

/**
 * Appends a table of the files for each such call after the last line, so that positions are kept.
 * @param folder of the file
 * @param dir site folder
 */
export function withContexts(code: string, folder: string, dir: string): WithContexts {
  const tables: string[] = [];
  const folders: string[] = [];
  if (!code.includes('require.context') && !code.includes('webpackContext')) return { code, folders };
  const made = code.replace(
    CALL,
    (_, __, loaders: string, path: string, deep = 'true', pattern = '', flags = '', ___, mode?: string) => {
      const name = `__filesOf${tables.length}`;
      const root = path.startsWith('@site')
        ? posix.join(posixPath(dir), path.slice(5))
        : posix.join(posixPath(folder), path);
      folders.push(root);
      const entries = filesOf(root, deep === 'true', patternOf(pattern, flags)).map((file) => {
        const call = `require(${JSON.stringify(known(loaders) + nameOf(posix.join(root, file), posixPath(dir)))})`;
        const given = isLater(mode) ? `Promise.resolve().then(() => ${call})` : call;
        return `${JSON.stringify(`./${file}`)}: () => ${given}`;
      });
      tables.push(tableOf(name, entries, path));
      return `${name}()`;
    },
  );
  return { code: tables.length > 0 ? `${made}\n${tables.join(' ')}` : code, folders };
}

/** Loaders before a folder; without any where one is a file of the site, which does not run: Markdown then is what it is elsewhere. */
const known = (loaders: string): string => (/(?:^|!)(?:\.{1,2}|@site)\//.test(loaders) ? '' : loaders);

/** A function that gives what webpack gives: a function of a name, with the names. */
function tableOf(name: string, entries: readonly string[], path: string): string {
  const lost = `throw Object.assign(new Error("Cannot find module '" + file + "'"), { code: 'MODULE_NOT_FOUND' })`;
  return (
    `function ${name}() { const files = { ${entries.join(', ')} }; ` +
    `const resolve = (file) => { if (!Object.hasOwn(files, file)) ${lost}; return file; }; ` +
    `return Object.assign((file) => files[resolve(file)](), { keys: () => Object.keys(files), resolve, id: ${JSON.stringify(path)} }); }`
  );
}

/** A file as code of the site names it. */
const nameOf = (file: string, dir: string): string =>
  file.startsWith(`${dir}/`) ? `@site/${file.slice(dir.length + 1)}` : file;

/** Names below a folder, as webpack tests them: with `./` before them. */
const filesOf = (root: string, deep: boolean, wanted: RegExp): string[] =>
  filesBelow(root, 'node_modules')
    .filter((file) => (deep || !file.includes('/')) && wanted.test(`./${file}`))
    .slice(0, MOST);

function patternOf(pattern: string, flags: string): RegExp {
  try {
    return new RegExp(pattern === '' ? '^\\.\\/.*$' : pattern, flags.replace(/[gy]/g, ''));
  } catch {
    return /^\.\/.*$/;
  }
}
