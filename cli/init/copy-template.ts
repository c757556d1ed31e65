/** Fills and copies the files of `templates/`. */
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { filesBelow } from '../../renderer/output/modules/files-below.js';
import { toolRoot } from '../../renderer/output/tool.js';
import type { FolderWriter } from './folder-writer.js';

export const templates: string = join(toolRoot, 'templates');

const TEXT = new Set(['.md', '.mdx', '.ts', '.tsx', '.js', '.json', '.yml', '.css', '.svg', '']);

/** Text by placeholder name; a condition holds when its name has a text that is not empty. */
export type TemplateValues = Readonly<Record<string, string>>;

/** Fills `{{name}}`. A line that begins with `{{?name}}` is there only where the condition holds. */
export function fillTemplate(text: string, values: TemplateValues): string {
  return text
    .replace(/^\{\{\?(\w+)\}\}(.*\n)/gm, (_, name: string, line: string) => (values[name] ? line : ''))
    .replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);
}

/** Copies the files of one folder of the templates for which `isWanted` holds. Nothing that exists is overwritten. */
export function copyTemplate(
  name: string,
  writer: FolderWriter,
  values: TemplateValues,
  isWanted: (path: string) => boolean,
): void {
  for (const path of filesBelow(join(templates, name)).filter(isWanted)) {
    const to = hiddenName(path);
    if (writer.has(to)) continue;
    const from = join(templates, name, path);
    if (TEXT.has(extname(to))) writer.write(to, fillTemplate(readFileSync(from, 'utf8'), values));
    else writer.copy(from, to);
  }
}

/** `_github/x` → `.github/x`: packing a package leaves out some hidden files. */
const hiddenName = (path: string) => path.replace(/^_(?=gitignore|github|vscode)/, '.');
