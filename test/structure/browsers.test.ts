/** D31: what reaches a browser uses nothing that the oldest of them lack, unless it looks first. The data are MDN's. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { CompatStatement, Identifier } from '@mdn/browser-compat-data';
import { generate, parse, walk } from 'css-tree';
import { expect, it } from 'vitest';
import { root, sourceFiles, sourceFilesOf } from './imports.js';

const OLDEST = { chrome: 88, firefox: 91, safari: 14.1 };

/** Run while a site is built. */
const OF_THE_BUILD = /^theme\/(?:server\.tsx|shims\/aliases\.ts|places\/content-names\.ts)$/;

/** Uses that look first, or do without. */
const GUARDED: Record<string, string> = {
  'new DecompressionStream': 'inflater.ts catches what it throws',
  'new Highlight': "painter.ts asks `'highlights' in CSS`",
  '.replaceSync(':
    "search-styles.ts asks `'adoptedStyleSheets' in document`; without the player of start-trace.tsx its table is read",
};

/** Interfaces of pages; names of the others are words of our own (`run`, `forget`). */
const PAGES =
  /^(?:Window|Document|DocumentFragment|Element|HTML(?:Element|TextAreaElement|InputElement)|Node|Navigator|Range|Selection|Event|EventTarget|DOMTokenList|URL|URLSearchParams|AbortSignal|Response|Clipboard|CSSStyleSheet|History|Location)$/;

const { api, css, javascript } = createRequire(import.meta.url)(
  '@mdn/browser-compat-data',
) as typeof import('@mdn/browser-compat-data').default;

const isOld = ({ support }: CompatStatement): boolean =>
  Object.entries(OLDEST).every(([browser, version]) =>
    [support[browser as keyof typeof OLDEST] ?? []]
      .flat()
      .some(({ version_added, flags, prefix, alternative_name }) => {
        const added = typeof version_added === 'string' ? Number.parseFloat(version_added.replace('≤', '')) : Infinity;
        return added <= version && !flags && !prefix && !alternative_name;
      }),
  );

/** Names of members that builtins and pages have now, and that nothing had in the oldest browsers. */
function newMembers(): string[] {
  const known = new Map<string, { old: boolean; ours: boolean }>();
  const builtins = Object.entries(javascript.builtins ?? {});
  for (const [kind, table] of [...builtins, ...Object.entries(api)])
    for (const [key, { __compat }] of Object.entries(table as Record<string, Identifier>)) {
      const name = key.replace(/_static$/, '');
      if (!__compat || !/^[a-z]\w*$/i.test(name) || key.endsWith('_event')) continue;
      const one = known.get(name) ?? { old: false, ours: false };
      one.old ||= isOld(__compat);
      one.ours ||= kind in api ? PAGES.test(kind) : !/Iterator|DisposableStack/.test(kind);
      known.set(name, one);
    }
  return [...known].flatMap(([name, { old, ours }]) => (ours && !old ? name : []));
}

const newGlobals = (): string[] =>
  Object.entries({ ...api, ...javascript.builtins } as Record<string, Identifier>).flatMap(([name, { __compat }]) =>
    __compat && !isOld(__compat) && /^[A-Z]/.test(name) ? name : [],
  );

const sources = sourceFiles('theme', 'renderer/shared')
  .filter((path) => !OF_THE_BUILD.test(path))
  .map((path) => ({
    path,
    text: readFileSync(join(root, path), 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ''),
  }));

const found = (pattern: RegExp): string[] =>
  sources.flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([use]) => `${path}: ${use}`));

const unguarded = (uses: readonly string[]) => uses.filter((use) => !GUARDED[use.replace(/^.*: /, '')]);

it('scripts call no method that the oldest browsers lack', () => {
  const names = newMembers();
  expect(names).toEqual(expect.arrayContaining(['at', 'hasOwn', 'toSorted', 'findLast', 'checkVisibility']));
  expect(names).not.toContain('replaceAll');
  expect(unguarded(found(new RegExp(`\\.(?:${names.join('|')})\\(`, 'g')))).toEqual([]);
});

it('scripts make nothing of a kind that the oldest browsers do not know', () => {
  const uses = found(new RegExp(`\\bnew (?:${newGlobals().join('|')})\\b`, 'g'));
  expect(unguarded(uses)).toEqual([]);
});

it('no expression looks behind: a script with one is no script to Safari below 16.4', () => {
  expect(found(/.*\(\?<[=!].*/g)).toEqual([]);
});

it('no rule is lost for a part of its selector', () => {
  const isNew = (name: string): boolean => {
    const known = css.selectors?.[name]?.__compat;
    return !name.startsWith('-') && !(known && isOld(known));
  };
  const lost: string[] = [];
  const sheets = sourceFilesOf(join(root, 'theme/styles'), /\.css$/);
  for (const sheet of sheets)
    walk(parse(readFileSync(join(root, 'theme/styles', sheet), 'utf8')), (rule) => {
      if (rule.type !== 'Rule' || rule.prelude.type !== 'SelectorList') return;
      const needs = rule.prelude.children.toArray().map((selector) => {
        let needsNew = false;
        walk(selector, ({ type, ...node }) => {
          if (/^Pseudo(?:Class|Element)Selector$/.test(type)) needsNew ||= isNew((node as { name: string }).name);
        });
        return needsNew;
      });
      if (needs.includes(true) && needs.includes(false)) lost.push(`${sheet}: ${generate(rule.prelude)}`);
    });
  expect(lost).toEqual([]);
});
