/** Files that plugins of a moved site want read in a way of their own when code imports them. */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';
import type { ImportRule } from '../../site/configuration/site-plugins.js';

export function importRules(rules: readonly ImportRule[]): Plugin[] {
  const tests = rules.map(({ pattern: [source, flags], as }) => ({ test: new RegExp(source, flags), as }));
  if (tests.length === 0) return [];
  return [
    {
      name: 'import-rules',
      setup(build) {
        build.onLoad({ filter: /\.\w+$/, namespace: 'file' }, async ({ path }) => {
          const rule = /\.(?:[cm]?[jt]sx?|json|css|mdx?)$/.test(path)
            ? undefined
            : tests.find(({ test }) => test.test(path));
          if (rule?.as !== 'yaml') return rule && { contents: readFileSync(path), loader: rule.as };
          const { parse } = await import('yaml');
          return { contents: JSON.stringify(parse(readFileSync(path, 'utf8')) ?? null), loader: 'json' };
        });
      },
    },
  ];
}
