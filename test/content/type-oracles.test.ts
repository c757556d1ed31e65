/**
 * The type exercises of the notes: cases, a twin or stated properties notice wrong types, and let other right ones pass. The cases of a page are
 * compiled with another type in place of its own.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { extractBlocks } from '../../renderer/check/find-blocks.js';
import { root } from '../structure/imports.js';

interface Exercise {
  wrong: Record<string, string>;
  right: Record<string, string>;
}

const KEYS = 'P extends K ? P : never';
const REST = 'P extends K ? never : P';
const CALLABLE = '((...args: never[]) => unknown) | (abstract new (...args: never[]) => unknown)';
const READONLY_DATE = 'type ReadonlyDate = Omit<Date, `set${string}`>;';
const deep = (branches: string) => `${READONLY_DATE}\ntype DeepReadonly<T> = ${branches};`;
const MAPS =
  'T extends ReadonlyMap<infer K, infer V> ? ReadonlyMap<DeepReadonly<K>, DeepReadonly<V>> : T extends ReadonlySet<infer E> ? ReadonlySet<DeepReadonly<E>>';
const EACH = '{ readonly [K in keyof T]: DeepReadonly<T[K]> }';

/** Types that a reader might write. */
const EXERCISES: Record<string, Exercise> = {
  ValueOf: {
    wrong: {
      keys: 'type ValueOf<T> = keyof T;',
      'strings alone': 'type ValueOf<T> = T[keyof T & string];',
      'no undefined': 'type ValueOf<T> = NonNullable<T[keyof T]>;',
      'by a record': 'type ValueOf<T> = T extends Record<string, infer V> ? V : never;',
    },
    right: {
      'a mapped type': 'type ValueOf<T> = Pick<T, keyof T>[keyof T];',
      'key by key': 'type ValueOf<T, K extends keyof T = keyof T> = K extends keyof T ? T[K] : never;',
    },
  },
  PickByType: {
    wrong: {
      'the other way round': 'type PickByType<T, U> = { [K in keyof T as U extends T[K] ? K : never]: T[K] };',
      'never stays': 'type PickByType<T, U> = { [K in keyof T]: T[K] extends U ? T[K] : never };',
      'not readonly': 'type PickByType<T, U> = { -readonly [K in keyof T as T[K] extends U ? K : never]: T[K] };',
      'optional too': 'type PickByType<T, U> = { [K in keyof T as NonNullable<T[K]> extends U ? K : never]: T[K] };',
    },
    right: {
      wrapped: 'type PickByType<T, U> = { [K in keyof T as [T[K]] extends [U] ? K : never]: T[K] };',
      'never last': 'type PickByType<T, U> = { [K in keyof T as T[K] extends U ? K & keyof T : never]: T[K] };',
    },
  },
  PartialByKeys: {
    wrong: {
      all: 'type PartialByKeys<T, K extends keyof T = keyof T> = Partial<T>;',
      'not flat': 'type PartialByKeys<T, K extends keyof T = keyof T> = Partial<Pick<T, K>> & Omit<T, K>;',
      'the others':
        'type PartialByKeys<T, K extends keyof T = keyof T> = { [P in keyof (Pick<T, K> & Partial<Omit<T, K>>)]: (Pick<T, K> & Partial<Omit<T, K>>)[P] };',
      'no default': 'type PartialByKeys<T, K extends keyof T = never> = Flatten<Partial<Pick<T, K>> & Omit<T, K>>;',
    },
    right: {
      'new keys': `type PartialByKeys<T, K extends keyof T = keyof T> = Flatten<{ [P in keyof T as ${KEYS}]?: T[P] } & { [P in keyof T as ${REST}]: T[P] }>;`,
      excluded:
        'type PartialByKeys<T, K extends keyof T = keyof T> = Flatten<Pick<T, Exclude<keyof T, K>> & { [P in K]?: T[P] }>;',
    },
  },
  DeepReadonly: {
    wrong: {
      'one level': 'type DeepReadonly<T> = Readonly<T>;',
      'no functions': `type DeepReadonly<T> = ${EACH};`,
      'unknown is lost': deep(
        `T extends ${CALLABLE} ? T : T extends Date ? ReadonlyDate : ${MAPS} : T extends object ? ${EACH} : {} & T`,
      ),
      'maps as objects': deep(
        `unknown extends T ? T : T extends ${CALLABLE} ? T : T extends Date ? ReadonlyDate : ${EACH}`,
      ),
      'dates stay': deep(`unknown extends T ? T : T extends ${CALLABLE} | Date ? T : ${MAPS} : ${EACH}`),
    },
    right: {
      'objects first': deep(
        `T extends object ? unknown extends T ? T : T extends ${CALLABLE} ? T : T extends Date ? ReadonlyDate : ${MAPS} : ${EACH} : T`,
      ),
      'containers first': deep(
        `unknown extends T ? T : ${MAPS} : T extends Date ? ReadonlyDate : T extends ${CALLABLE} ? T : ${EACH}`,
      ),
    },
  },
};

const folder = mkdtempSync(join(tmpdir(), 'type-oracles-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The blocks of a page's exercise, the type itself apart from what judges it. */
function pageOf(name: string) {
  const file = join(root, 'content/docs/code/types', `${name}.md`);
  const all = extractBlocks(file, readFileSync(file, 'utf8'));
  const own = all.find(({ code }) => code.includes(`type ${name}<`));
  const rest = all
    .filter(({ scope }) => scope === own?.scope && own?.scope !== undefined)
    .filter((block) => block !== own);
  return { own: own?.code ?? '', judge: rest.map(({ code }) => code).join('\n') };
}

/** Files of all answers, compiled as one program; the names of those with an error. */
function failing(): Set<string> {
  const files = Object.entries(EXERCISES).flatMap(([name, { wrong, right }]) => {
    const { own, judge } = pageOf(name);
    // The own block declares it beside its type, and the page's cases use it.
    const flatten = 'type Flatten<T> = { [K in keyof T]: T[K] };\n';
    const answers = { own, ...wrong, ...right };
    return Object.entries(answers).map(([title, code]) => {
      const file = `${name} ${title}`.replaceAll(' ', '-');
      const helper = name === 'PartialByKeys' && title !== 'own' ? flatten : '';
      writeFileSync(join(folder, `${file}.ts`), `${helper}${code}\n${judge}\nexport {};\n`);
      return `${file}.ts`;
    });
  });
  const options = { strict: true, noEmit: true, target: 'ES2023', skipLibCheck: true, types: [] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, files }));
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [tsc, '-p', folder, '--pretty', 'false'], { encoding: 'utf8' });
  return new Set([...stdout.matchAll(/([\w-]+)\.ts\(/g)].map(([, file]) => file ?? ''));
}

it('notice four wrong types a page or more, and let the own and two other right ones pass', {
  timeout: 120_000,
}, () => {
  const failed = failing();
  const fileOf = (name: string, title: string) => `${name} ${title}`.replaceAll(' ', '-');
  for (const [name, { wrong, right }] of Object.entries(EXERCISES)) {
    expect(Object.keys(wrong).length).toBeGreaterThanOrEqual(3);
    const unnoticed = Object.keys(wrong).filter((title) => !failed.has(fileOf(name, title)));
    const refused = ['own', ...Object.keys(right)].filter((title) => failed.has(fileOf(name, title)));
    expect({ name, unnoticed, refused }).toEqual({ name, unnoticed: [], refused: [] });
  }
});
