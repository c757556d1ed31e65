/** Copies files of `templates/`, filling `{{name}}` placeholders in text files. */
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { toolRoot } from '../../renderer/output/tool.js';

export const templates: string = join(toolRoot, 'templates');

const TEXT = new Set(['.md', '.mdx', '.ts', '.tsx', '.js', '.json', '.yml', '.css', '.svg', '']);

export function fillTemplate(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);
}

/** Copies a folder of the templates. `_gitignore` becomes `.gitignore`: packing a package drops the real name. @returns paths written, relative to the target */
export function copyTemplate(name: string, target: string, values: Readonly<Record<string, string>>): string[] {
  const from = join(templates, name);
  const written: string[] = [];
  const visit = (below: string) => {
    for (const entry of readdirSync(join(from, below), { withFileTypes: true })) {
      const path = below ? `${below}/${entry.name}` : entry.name;
      if (entry.isDirectory()) {
        visit(path);
        continue;
      }
      const to = path.replace(/(^|\/)_gitignore$/, '$1.gitignore');
      const file = join(target, to);
      mkdirSync(dirname(file), { recursive: true });
      if (TEXT.has(extname(to))) writeFileSync(file, fillTemplate(readFileSync(join(from, path), 'utf8'), values));
      else copyFileSync(join(from, path), file);
      written.push(to);
    }
  };
  visit('');
  return written.sort();
}

/** Whether a folder can take a new site: absent, or holding nothing but what version control keeps. */
export function isVacant(folder: string): boolean {
  return !existsSync(folder) || readdirSync(folder).every((name) => name === '.git' || name === '.DS_Store');
}
