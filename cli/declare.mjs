#!/usr/bin/env node
/**
 * Writes the declarations that the package ships: `types/index.d.ts` for its exports, `types/theme.d.ts` for the theme's files, and
 * `types/site.d.ts` for the modules that only a site's bundler knows (`@theme/…`, `@theme-original/…`, `@docusaurus/…`, style sheets, images).
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transform } from 'esbuild';
import { rollup } from 'rollup';
import { dts } from 'rollup-plugin-dts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const target = join(root, 'types');
const work = mkdtempSync(join(tmpdir(), 'biji-types-'));

/** Emits one declaration file for each source file. */
function emit() {
  const compilerOptions = {
    noEmit: false,
    // `npm run types` checks.
    noCheck: true,
    declaration: true,
    emitDeclarationOnly: true,
    stripInternal: true,
    rootDir: root,
    outDir: work,
    typeRoots: [join(root, 'node_modules/@types')],
  };
  const project = join(work, 'tsconfig.json');
  const include = [join(root, 'cli/api.ts'), join(root, 'theme')];
  writeFileSync(
    project,
    JSON.stringify({ extends: join(root, 'tsconfig.json'), compilerOptions, include, exclude: [] }),
  );
  execFileSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', project], { stdio: 'inherit' });
}

async function bundle(input, name) {
  const made = await rollup({
    input: join(work, input),
    external: (id) => !/^[./]/.test(id),
    plugins: [dts({ tsconfig: join(work, 'tsconfig.json') })],
    onwarn: (warning) => {
      throw new Error(`${name}: ${warning.message}`);
    },
  });
  const { output } = await made.generate({ format: 'es' });
  await made.close();
  return output[0].code;
}

/** The theme's files that a site may replace or import, without extension. Code without React (`client/`) is excluded. */
function themeFiles() {
  return readdirSync(join(work, 'theme'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.d.ts') && !path.startsWith('client/'))
    .map((path) => path.slice(0, -'.d.ts'.length))
    .sort();
}

/** Names that a declaration file exports. */
function exportsOf(file) {
  const text = readFileSync(join(work, 'theme', `${file}.d.ts`), 'utf8');
  const names = [
    ...text.matchAll(/^export (?:declare )?(?:abstract )?(?:const|function|class|interface|type|enum) (\w+)/gm),
  ].map(([, name]) => name);
  for (const [, list] of text.matchAll(/^export (?:type )?\{([^}]*)\}/gm))
    for (const entry of list.split(','))
      if (entry.trim())
        names.push(
          entry
            .trim()
            .replace(/^type /, '')
            .split(' as ')
            .at(-1),
        );
  if (/^export default /m.test(text)) names.push('default');
  return [...new Set(names)];
}

const nameIn = (file, name) => `${file.replace(/\W/g, '_')}__${name}`;

/** An entry that exports every name of the theme once, with its file in front. */
function writeThemeEntry(files) {
  const lines = files.map(([file, names]) => {
    const list = names.map((name) => `${name} as ${nameIn(file, name)}`).join(', ');
    return `export { ${list} } from './theme/${file}.js';`;
  });
  writeFileSync(join(work, 'theme-entry.d.ts'), `${lines.join('\n')}\n`);
}

const declaration = (module, lines) =>
  `declare module '${module}' {\n${lines.map((line) => `  ${line}\n`).join('')}}\n`;

/** Specifier → file of the theme, for the names that do not follow from the file's. */
async function aliases() {
  const { code } = await transform(readFileSync(join(root, 'theme/shims/aliases.ts'), 'utf8'), { loader: 'ts' });
  const { SPECIFIERS, shimOf } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return SPECIFIERS.map((name) => [name, `shims/${shimOf(name)}`]);
}

/**
 * A pattern counts only where the package itself is not found, as below a package manager that shows a site its own dependencies alone. The
 * star must match nothing; its place keeps other packages' names out.
 */
const PACKAGES = [
  declaration('r*eact', ["import React = require('react');", 'export = React;']),
  declaration('react/jsx-runtime*', ["export * from 'react/jsx-runtime';"]),
];

const FILES = [
  declaration('*.module.css', ['const classes: Readonly<Record<string, string>>;', 'export default classes;']),
  declaration('*.css', []),
  ...['svg', 'png', 'jpg', 'jpeg', 'gif', 'webp', 'avif'].map((end) =>
    declaration(`*.${end}`, ['const address: string;', 'export default address;']),
  ),
];

/** The part of Node's globals that a configuration uses, for sites without Node's own types; with them the two merge. */
const NODE = `declare namespace NodeJS {
  interface ProcessEnv {
    [name: string]: string | undefined;
  }
  interface Process {
    env: ProcessEnv;
  }
}
declare var process: NodeJS.Process;
`;

/** As in `renderer/output/bundle/theme-overrides.ts`: the folders that group files of the layout are not part of a file's name. */
const publicName = (file) => file.replace(/^layout\/[^/]+\//, 'layout/');

/** One module for each name by which a site imports a file of the theme. */
async function themeModules(files) {
  const namesOf = new Map(files);
  const own = files.map(([file]) => [`@theme-original/${publicName(file)}`, file]);
  // If the package is installed, its own types apply.
  const optional = (name) => (/^[a-z]/.test(name) ? `${name[0]}*${name.slice(1)}` : name);
  return [...own, ...(await aliases())].map(([specifier, file]) => {
    const list = namesOf.get(file).map((name) => `${nameIn(file, name)} as ${name}`);
    return declaration(optional(specifier), [`export { ${list.join(', ')} } from 'biji/theme';`]);
  });
}

/** The code that the declarations were made for, as `compile.mjs` names it; it goes with `lib`. */
const stamp = join(root, 'lib/declared.json');

function codeOf(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).code : undefined;
}

async function main() {
  const code = codeOf(join(root, 'lib/version.json'));
  if (code !== undefined && codeOf(stamp) === code && existsSync(join(target, 'index.d.ts'))) return;
  emit();
  const files = themeFiles().map((file) => [file, exportsOf(file)]);
  writeThemeEntry(files);
  const index = await bundle('cli/api.d.ts', 'index');
  const theme = await bundle('theme-entry.d.ts', 'theme');
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target);
  writeFileSync(
    join(target, 'index.d.ts'),
    `/// <reference path="./site.d.ts" />\n/// <reference path="./react.d.cts" />\n${index}`,
  );
  writeFileSync(join(target, 'theme.d.ts'), theme);
  writeFileSync(join(target, 'site.d.ts'), [...(await themeModules(files)), ...FILES, NODE].join('\n'));
  // `export =` is for CommonJS alone.
  writeFileSync(join(target, 'react.d.cts'), PACKAGES.join('\n'));
  if (code !== undefined) writeFileSync(stamp, `${JSON.stringify({ code })}\n`);
}

try {
  await main();
} finally {
  rmSync(work, { recursive: true, force: true });
}
