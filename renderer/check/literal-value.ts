/** Expected values that are written in literals. */
import { parseExpressionAt } from 'acorn';
import { isNode } from '../site/helpers/code-node.js';

/** Constructors whose objects are written as literals are. */
const PLAIN = new Set([
  'Map',
  'Set',
  'Date',
  'RegExp',
  'Error',
  'TypeError',
  'RangeError',
  'SyntaxError',
  'ReferenceError',
]);

/** True if a value is written in literals alone: then the note has no part in it. */
export function isLiteral(expected: string): boolean {
  const plain = (value: unknown): boolean => {
    if (Array.isArray(value)) return value.every(plain);
    if (!value || typeof value !== 'object') return true;
    if (!isNode(value)) return false;
    const node = value;
    switch (node.type) {
      case 'Literal':
      case 'TemplateElement':
        return true;
      case 'Identifier':
        return ['undefined', 'NaN', 'Infinity'].includes(String(node.name));
      case 'NewExpression':
        return node.callee.type === 'Identifier' && PLAIN.has(node.callee.name) && plain(node.arguments);
      case 'Property':
        return node.computed !== true && node.kind === 'init' && !node.method && !node.shorthand && plain(node.value);
      case 'ArrayExpression':
        return plain(node.elements);
      case 'ObjectExpression':
        return plain(node.properties);
      case 'TemplateLiteral':
        return plain(node.expressions);
      case 'UnaryExpression':
        return plain(node.argument);
      default:
        return false;
    }
  };
  return plain(parseExpressionAt(`(${expected})`, 0, { ecmaVersion: 'latest', sourceType: 'module' }));
}
