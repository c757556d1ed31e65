/** Calls of webpack's loaders whose file is known when the code runs alone: require(`!!raw-loader!./examples/${name}`). */
import { posix } from 'node:path';
import { posixPath } from '../../site/helpers/file-paths.js';
import { literal } from '../../site/helpers/glob.js';
import { filesBelow } from './files-below.js';

const CALL = /\brequire\s*\(\s*`((?:-?!)?![^`$]*!)(\.{1,2}\/[^`\\]*?\$\{[^`\\]*)`\s*\)/g;

/** More would not be what a page shows. */
const MOST = 1_000;

/**
 * Appends a table of the files that such a call can refer to after the last line, so that positions are kept.
 * @param folder of the file
 */
export function withTextTables(code: string, folder: string): string {
  if (!code.includes('-loader') && !code.includes('`!!')) return code;
  const tables: string[] = [];
  const made = code.replace(CALL, (_, loaders: string, path: string) => {
    const name = `__textsOf${tables.length}`;
    const entries = filesOf(path, folder).map((file) => {
      const call = `require(${JSON.stringify(loaders + file)})`;
      return `${JSON.stringify(file)}: () => ${call}`;
    });
    tables.push(
      `function ${name}(file) { const found = { ${entries.join(', ')} }[file]; if (!found) throw new Error("Cannot find module '" + file + "'"); return found(); }`,
    );
    return `${name}(\`${path}\`)`;
  });
  return tables.length > 0 ? `${made}\n${tables.join(' ')}` : made;
}

/** Files that a path with gaps can mean, as a call would name them. */
function filesOf(path: string, folder: string): string[] {
  const parts = path.split(/\$\{[^{}]*\}/);
  const start = (parts[0] ?? '').replace(/[^/]*$/, '');
  const wanted = new RegExp(`^${parts.map(literal).join('.*')}$`, 's');
  return filesBelow(posix.join(posixPath(folder), start), 'node_modules')
    .map((file) => start + file)
    .filter((file) => wanted.test(file))
    .slice(0, MOST);
}
