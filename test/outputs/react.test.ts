/** React as the browser gets it: without what nothing imports, and whole for page modules, of one piece. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parse } from 'acorn';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { moduleReact, reactModules, restModule, toModule } from '../../renderer/output/bundle/react-modules.js';
import { themeRoot } from '../../renderer/output/tool.js';
import { compileTool } from '../engine/tool.js';

const read = (text: string) => parse(text, { ecmaVersion: 2022, sourceType: 'script' });
const published = createRequire(import.meta.url)('react') as Record<string, unknown>;
const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

async function bundled(contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: themeRoot },
    bundle: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [moduleReact()],
  });
  return outputFiles[0]!.text;
}

describe('CommonJS as a module', () => {
  it.each([
    ['a name assigned once is a declaration', 'exports.a = 1;', 'var $a = 1;', ['a']],
    ['a name used again keeps its value', 'exports.a = void 0; exports.a = f(exports.b);', '$a = f($b)', ['a', 'b']],
    ['what is required is imported', 'var x = require("x"), y = 1; exports.y = x.z;', 'import * as x from "x";', ['y']],
  ])('%s', (_, text, expected, names) => {
    const { code, exports } = toModule(text, read);
    expect(code).toContain(expected);
    expect(exports.map(([name]) => name)).toEqual(names);
  });

  it('another form than the known one is an error, not a broken page', () => {
    expect(() => toModule('module.exports = { a: 1 };', read)).toThrow('another form');
    expect(() => toModule('exports["a"] = 1;', read)).toThrow('another form');
    expect(() => restModule('exports.a = 1;', read)).toThrow('ReactSharedInternals');
  });
});

it('lies ready in the compiled tool, the same as is made of React now', async () => {
  compileTool();
  const modules = await reactModules();
  expect(modules.length).toBe(6);
  for (const [file, text] of modules) expect(readFileSync(file, 'utf8')).toBe(text);
});

describe('the bundle', () => {
  it('holds no name that is not imported', async () => {
    const code = await bundled(`import { useState } from 'react'; console.log(useState);`);
    expect(code).toContain('useState');
    for (const absent of ['useOptimistic', 'cloneElement', 'forward_ref']) expect(code).not.toContain(absent);
  });

  it('gives page modules every name of React, of one piece with the page', async () => {
    const entry = `import { share } from ${JSON.stringify(join(themeRoot, 'client/start/shared-globals.ts'))};
import * as page from 'react';
share();
export const whole = globalThis.__notesShared.react;
export { page };`;
    const url = `data:text/javascript;base64,${Buffer.from(await bundled(entry)).toString('base64')}`;
    const { whole, page } = (await import(url)) as { whole: typeof published; page: typeof published };
    const ofDevelopment = ['act', 'captureOwnerStack'];
    expect(Object.keys(whole).sort()).toEqual(
      Object.keys(published)
        .filter((name) => !ofDevelopment.includes(name))
        .sort(),
    );
    for (const name of ['Component', 'PureComponent', 'createContext', 'useState', INTERNALS])
      expect(whole[name], name).toBe(page[name]);
    expect(new (whole.PureComponent as new () => object)()).toBeInstanceOf(whole.Component);
    // A hook that only page modules use asks the page's renderer.
    (page[INTERNALS] as { H: unknown }).H = { useId: () => 'of the page' };
    expect((whole.useId as () => string)()).toBe('of the page');
  });
});
