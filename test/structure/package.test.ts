/** Content of the package: enough to run, and nothing that is only needed to make it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importsOf, root, sourceFiles } from './imports.js';

const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  files: string[];
  engines: { node: string };
  dependencies: Record<string, string>;
};
const isShipped = (file: string) => manifest.files.some((entry) => file === entry || file.startsWith(`${entry}/`));

describe('the package', () => {
  it('ships every file that the sources of the theme load, which a site with overrides bundles again', () => {
    const known = new Set(sourceFiles('renderer', 'theme'));
    const needed = new Set<string>(sourceFiles('theme'));
    for (const file of needed)
      for (const { target, typeOnly } of importsOf(file, known)) if (target && !typeOnly) needed.add(target);
    expect([...needed].filter((file) => !isShipped(file))).toEqual([]);
    // Sources of the renderer are compiled into `lib`; only what the theme loads is there twice.
    const sources = manifest.files.filter((entry) => entry.startsWith('renderer'));
    expect(sources.filter((entry) => ![...needed].some((file) => file.startsWith(entry)))).toEqual([]);
  });

  it('supports the versions of Node that the documents name', () => {
    expect(manifest.engines.node).toBe('^20.19 || ^22.12 || >=24');
  });
});
