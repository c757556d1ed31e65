/** Components that a site gives to all its Markdown: a page that uses one imports it as if its author had written so. */
import type { GivenComponents } from '../tree/compile-options.js';
import { type Node, walk } from '../tree/tree.js';
import type { Esm } from './esm.js';

/** Nodes with code of the page that may contain elements, including exported components. */
const MAY_HOLD_ELEMENTS = new Set([
  ...['mdxJsxFlowElement', 'mdxJsxTextElement'],
  ...['mdxFlowExpression', 'mdxTextExpression', 'mdxjsEsm'],
]);

/** Returns the imports of components that a tree uses and its page does not bind; undefined if there are none. */
export function givenStatements(tree: Node, esm: Esm, { specifier, names }: GivenComponents): Node | undefined {
  const bound = [
    ...esm.components.keys(),
    ...esm.partials.keys(),
    ...esm.missing.keys(),
    ...esm.others,
    ...esm.exported,
  ];
  const used = new Set<string>();
  walk(tree, (node) => {
    const inCode = MAY_HOLD_ELEMENTS.has(node.type) ? JSON.stringify([node.value, node.attributes]) : '';
    const written = [node.name ?? '', ...[...inCode.matchAll(/<([A-Z][\w$]*)/g)].map(([, name = '']) => name)];
    for (const one of written) {
      const [name = ''] = one.split('.');
      if (names.includes(name) && !bound.includes(name)) used.add(name);
    }
  });
  if (used.size === 0) return undefined;
  const lines = [...used]
    .sort()
    .map((name) => `export const ${name} = givenComponent(() => siteComponents, '${name}');`);
  const imports = [
    `import siteComponents from '${specifier}';`,
    "import givenComponent from '@notes/given-component';",
  ];
  const value = [...imports, ...lines].join('\n');
  const place = { line: 1, column: 1, offset: 0 };
  return { type: 'mdxjsEsm', value, position: { start: place, end: place } };
}
