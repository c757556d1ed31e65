import { describe, expect, it } from 'vitest';
import { hotCode } from '../../renderer/output/modules/hot-modules.js';

/** Names and signatures that a module registers, and whether it asks that types stay. */
async function registered(code: string): Promise<{ names: Record<string, string>; leaves: boolean }> {
  const made = await hotCode(code, 'x.jsx', 'jsx');
  expect(made.startsWith(code)).toBe(true);
  const calls = [...made.matchAll(/__hot\.register\("x\.jsx#(\w+)", \1, ("(?:[^"\\]|\\.)*")\);/g)];
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
