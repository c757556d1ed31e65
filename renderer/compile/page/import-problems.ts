/** Imports of a page that lead nowhere: a file that is not there, a name of the theme or an alias that nothing has. */
import { SPECIFIERS } from '../../../theme/shims/aliases.js';
import type { ImportUse } from '../../site/content/document.js';
import { withQuotes } from '../../site/helpers/text-place.js';
import { nearestOf } from '../../site/problems/near-names.js';
import type { Problem } from '../../site/problems/problem-types.js';
import { withNamed } from '../../site/problems/repair.js';
import { builtinOf } from '../mdx/builtins.js';
import type { Page } from './parsed-page.js';

/** Findings about the imports of a page. */
export function importProblems(page: Page, level: 'info' | 'error'): Problem[] {
  return page.esm.imports.flatMap((use) => {
    const found = missingFile(page, use) ?? misspelt(page, use) ?? wrongForm(page, use);
    return found ? [{ ...found, level }] : [];
  });
}

function told({ places }: Page, { specifier, line, names }: ImportUse): Problem {
  const written = places.line(line);
  const [at, length] = withQuotes(written, Math.max(0, written.indexOf(specifier)), specifier.length);
  const args = { specifier, component: names.join(', ') || specifier };
  return places.problem('markdown-import-missing', args, places.offsetOf(line, at + 1), length);
}

function missingFile(page: Page, use: ImportUse): Problem | undefined {
  const names = use.names.filter((name) => page.esm.missing.get(name) === use.specifier);
  return names.length > 0 ? told(page, { ...use, names }) : undefined;
}

const ENDS = ['.tsx', '.ts', '.jsx', '.js', '/index.tsx', '/index.ts', '/index.jsx', '/index.js'];

/** The file of a component in the first of some folders that has it. */
const fileOf = ({ options }: Page, folders: readonly string[], name: string): string | undefined =>
  folders.flatMap((folder) => ENDS.map((end) => `${folder}/${name}${end}`)).find((path) => options.fileExists?.(path));

const ALIASES = ['@site', '@theme', '@theme-original', '@docusaurus'];

/** A specifier near to one that the theme answers, or whose first part is near to an alias. */
function misspelt(page: Page, use: ImportUse): Problem | undefined {
  const [, alias = '', rest = ''] = /^(@[\w-]+)\/(.+)$/.exec(use.specifier) ?? [];
  if (alias === '') return undefined;
  if (!ALIASES.includes(alias)) {
    const near = nearestOf(alias, ALIASES);
    if (!near?.sure) return undefined;
    const found = told(page, use);
    return { ...found, ...withNamed(found, alias, { name: near.name, sure: false }), nearest: `${near.name}/${rest}` };
  }
  if (alias !== '@theme' && alias !== '@docusaurus') return undefined;
  const isOwn = fileOf(page, ['theme', 'src/theme'], rest) !== undefined;
  if (SPECIFIERS.includes(use.specifier) || isOwn) return undefined;
  const near = nearestOf(use.specifier, SPECIFIERS);
  if (!near?.sure) return undefined;
  const found = told(page, use);
  return { ...found, ...withNamed(found, use.specifier, near) };
}

/** A component of the theme in braces: it is the default of its module. */
function wrongForm({ places }: Page, { specifier, line, names }: ImportUse): Problem | undefined {
  const name = builtinOf(specifier);
  if (name === undefined || !names.includes(name)) return undefined;
  const written = places.line(line);
  const braces = new RegExp(`^import\\s+(\\{\\s*${name}\\s*\\})\\s+from`).exec(written);
  if (!braces) return undefined;
  const at = places.offsetOf(line, written.indexOf('{') + 1);
  const found = places.problem('markdown-import-default', { name, specifier }, at, braces[1]!.length);
  return { ...found, repair: { edits: [places.edit(at, at + braces[1]!.length, name)], sure: true } };
}

/** Components of React that content may use. */
const OF_REACT = ['Fragment', 'Suspense', 'StrictMode', 'Profiler', 'Activity'];

/** Returns what a component is imported by: a name of the theme, one of React, or a file of the site where its components usually are. */
function importOf(page: Page, name: string): { from: string; binding: string } | undefined {
  const ours = SPECIFIERS.find(
    (specifier) => /^@(?:theme|docusaurus)\/[^/]+$/.test(specifier) && specifier.endsWith(`/${name}`),
  );
  if (ours !== undefined) return { from: ours, binding: name };
  if (OF_REACT.includes(name)) return { from: 'react', binding: `{ ${name} }` };
  const file = fileOf(page, ['src/components', 'components'], name);
  return file === undefined ? undefined : { from: `@site/${file.replace(/\/index\.\w+$/, '')}`, binding: name };
}

/** A component that is there but not imported, with the line that imports it. */
export function notImported(page: Page, name: string, offset: number): Problem | undefined {
  const found = importOf(page, name);
  if (!found) return undefined;
  const { places, esm } = page;
  const made = places.problem('markdown-component-import', { component: name, ...found }, offset, name.length + 1);
  const [first] = esm.imports;
  const at = first ? places.offsetOf(first.line, 1) : places.bodyStart;
  const line = `import ${found.binding} from '${found.from}';\n`;
  return { ...made, repair: { edits: [places.edit(at, at, first ? line : `${line}\n`)], sure: true } };
}
