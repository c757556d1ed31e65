/** Modules of the theme that a site's code may import by name: `@theme/Tabs` is `theme/shims/theme/Tabs.tsx`. */
import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { toolRoot } from './bundle-tool.js';

/** Source file of each name. */
export function themeModules(): Record<string, string> {
  const folder = join(toolRoot, 'theme/shims');
  if (!existsSync(folder)) return {};
  const modules: Record<string, string> = {};
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !/\.tsx?$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    modules[
      `@${relative(folder, file)
        .split('\\')
        .join('/')
        .replace(/\.tsx?$/, '')}`
    ] = file;
  }
  return modules;
}

/** Address of each of these modules for Node: the compiled tool has them beside its server theme, with which they share contexts. */
export function serverModules(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(themeModules()).map(([name, file]) => {
      const compiled = join(toolRoot, 'lib', relative(toolRoot, file).replace(/\.tsx?$/, '.js'));
      return [name, pathToFileURL(compiled).href];
    }),
  );
}
