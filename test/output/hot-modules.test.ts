import { describe, expect, it } from 'vitest';
import { hotCode } from '../../renderer/output/modules/hot-modules.js';

/** Names and signatures that a module registers, and whether it asks that types stay. */
async function registered(code: string): Promise<{ names: Record<string, string>; leaves: boolean }> {
  const made = await hotCode(code, 'x.jsx', 'jsx');
  expect(made.startsWith(code)).toBe(true);
  const calls = [
    ...made.matchAll(/__hot\.register\("x\.jsx#(\w+)", \1, ("(?:[^"\\]|\\.)*")(?:, \(\) => \[[\w, ]*\])?\);/g),
  ];
  return {
    names: Object.fromEntries(calls.map(([, name, signature]) => [name!, JSON.parse(signature!) as string])),
    leaves: made.includes('__hot.leave()'),
  };
}

describe('hot modules', () => {
  it.each([
    ['a function', 'function A() { return <b/>; }', { A: '' }],
    ['an arrow and an export', 'export const A = () => <b/>; export function B() {}', { A: '', B: '' }],
    ['a default export with a name', 'export default function A() {}', { A: '' }],
    ['a default export without one', 'export default () => <b/>;', {}],
    ['what is no component', 'const a = 1; function b() {} export const c = () => 2;', {}],
    [
      'hooks in order, with first states alone',
      'function A() { useEffect(() => {}, [1]); const [n] = useState(3); }',
      { A: 'useEffect();useState(3)' },
    ],
    ['hooks of React by its name', 'function A() { React.useState(0); }', { A: 'useState(0)' }],
    [
      'hooks of the site, marked, before components',
      'function A() { useOwn(); }\nconst useOwn = () => useRef(1);',
      { useOwn: 'useRef()', A: 'useOwn*()' },
    ],
    ['what wraps a component', 'const A = memo(() => { useState(1); });', { A: 'useState(1)' }],
  ])('register %s', async (_, code, names) => {
    const found = await registered(code);
    expect(found).toEqual({ names, leaves: false });
    expect(Object.keys(found.names)).toEqual(Object.keys(names));
  });

  it.each([
    ['a hook of the file', 'const useOwn = () => {}; function A() { useOwn(); useOwn(); }', ['useOwn']],
    [
      'an imported one',
      "import { useFar as useIt } from './far.js'; function A() { useIt(); useState(1); }",
      ['useIt'],
    ],
    ['the default of another file', "import useFar from './far.js'; function A() { useFar(); }", ['useFar']],
    ['one that is not at the top', 'function A({ useGiven, hooks }) { useGiven(); hooks.useOther(); }', []],
  ])('give the hooks that a component calls: %s', async (_, code, hooks) => {
    const [, called = ''] =
      /#A", A, "[^"]*"(?:, \(\) => \[(.*?)\])?\);/.exec(await hotCode(code, 'x.jsx', 'jsx')) ?? [];
    expect(called.split(', ').filter(Boolean)).toEqual(hooks);
  });

  it.each([
    ['a function', 'export default function () { return <b/>; }', '$default'],
    ['an arrow with props', 'export default ({ a }) => <b>{a}</b>;', '$default'],
    [
      'createElement',
      "import React from 'react'; export default (props) => React.createElement('b', props);",
      '$default',
    ],
    ['memo', 'export default React.memo(() => 1);', '$default'],
    ['forwardRef', 'export default forwardRef((props, ref) => 1);', '$default'],
    ['a hook', 'export default () => useState(0);', 'use$default'],
    ['a function of two values', 'export default (a, b) => <b>{a}{b}</b>;', undefined],
    ['a function that makes no element', 'export default () => 1;', undefined],
    ['what something else has made', 'export default connect(A);', undefined],
  ])('register a default export without a name: %s', async (_, code, name) => {
    const provided = [{ specifier: 'hot-self:', id: 'x.jsx' }];
    const made = await hotCode(code, 'x.jsx', 'jsx', { provided });
    expect(/register\("x\.jsx#([\w$]*default)", __m0\.default,/.exec(made)?.[1]).toBe(name);
  });

  it.each([
    ['child.type === Tab', true],
    ['child.type !== Tab', true],
    ['child.type == Tab', true],
    ['child.type.displayName', true],
    ['type === Tab', true],
    ["event.type === 'click'", false],
    ['event.type == "click"', false],
    ['event.typed === Tab', false],
    ['event.type', false],
  ])('types stay where they are compared: %s', async (code, leaves) => {
    expect((await registered(`const A = () => 1;\nconst x = () => ${code};\n`)).leaves).toBe(leaves);
  });

  it('is what it was where it cannot be read', async () => {
    expect(await hotCode('function A( {', 'x.jsx', 'jsx')).toBe('function A( {');
  });
});
