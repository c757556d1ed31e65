/** Whether an expected value is written in literals. */
import { type Node, parseExpressionAt } from 'acorn';

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

/** Whether a value is written in literals alone: then the note has no part in it. */
export function isLiteral(expected: string): boolean {
  const plain = (value: unknown): boolean => {
    if (Array.isArray(value)) return value.every(plain);
    if (!value || typeof value !== 'object') return true;
    const node = value as Record<string, unknown> & Node;
    switch (node.type) {
      case 'Literal':
      case 'TemplateElement':
        return true;
      case 'Identifier':
        return ['undefined', 'NaN', 'Infinity'].includes(String(node.name));
      case 'NewExpression':
        return PLAIN.has(String((node.callee as { name?: string }).name)) && plain(node.arguments);
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
