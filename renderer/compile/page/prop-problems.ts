/** Props that nothing reads: misspelt ones, handlers in quotes, styles as text. */
import { declarationsOf, reactProperty } from '../../site/helpers/style-text.js';
import { withQuotes } from '../../site/helpers/text-place.js';
import { isSpelling, nearestOf } from '../../site/problems/near-names.js';
import type { Problem } from '../../site/problems/problem-types.js';
import { withNamed } from '../../site/problems/repair.js';
import { KNOWN_COMPONENTS } from '../mdx/builtins.js';
import { keysOf, meantProp, meantPropValue, propsOf, requiredProps, valuesOf } from '../mdx/known-components.js';
import { type JsxAttribute, jsxAttributes, type Node } from '../tree/tree.js';
import type { Page } from './parsed-page.js';

/** Findings about the props of all elements of a page. */
export function propProblems(page: Page): Problem[] {
  return page.survey.elements.flatMap((node) => {
    const attributes = jsxAttributes(node);
    if (!node.position) return [];
    const problems = attributes.flatMap((attribute) => {
      const { name } = attribute;
      if (name === undefined) return [];
      return problemOf(page, node, name, attribute) ?? keyProblems(page, node, name, attribute);
    });
    return [...problems, ...missingProps(page, node, problems)];
  });
}

/** Props that are not there, and no misspelt one means them. */
function missingProps(page: Page, node: Node, problems: readonly Problem[]): Problem[] {
  const owner = ownerOf(page, node.name ?? '');
  const written = jsxAttributes(node);
  if (owner === undefined || written.some(({ name }) => name === undefined)) return [];
  const given = [...written.map(({ name = '' }) => name), ...problems.flatMap(({ nearest = '' }) => nearest)];
  return requiredProps(owner).flatMap((names) => {
    const [name = ''] = names;
    if (names.some((each) => given.includes(each))) return [];
    const args = { component: node.name ?? '', name };
    return [page.places.problem('markdown-prop-missing', args, startOf(page, node), (node.name?.length ?? 0) + 1)];
  });
}

/** Handlers of React by their names in HTML. */
const HANDLERS = new Map(
  'Click DoubleClick Change Input Submit Reset Focus Blur Load Error Scroll Select Toggle Play Pause Ended Copy Paste Cut Drag DragStart DragOver DragEnd Drop Wheel KeyDown KeyUp MouseDown MouseUp MouseMove MouseEnter MouseLeave MouseOver MouseOut TouchStart TouchMove TouchEnd PointerDown PointerUp PointerMove'
    .split(' ')
    .map((event) => [`on${event.toLowerCase()}`, `on${event}`]),
);

function problemOf(page: Page, node: Node, name: string, { value }: JsxAttribute): Problem | undefined {
  const isHost = /^[a-z]/.test(node.name ?? '');
  if (isHost && /^on[a-z]/i.test(name) && typeof value === 'string') {
    const wanted = `on${name[2]!.toUpperCase()}${name.slice(3)}`;
    return tell(page, node, 'markdown-handler', { name, wanted });
  }
  const handler = isHost && typeof value === 'object' ? HANDLERS.get(name) : undefined;
  if (handler !== undefined) {
    const found = tell(page, node, 'markdown-prop-unknown', { name, component: node.name ?? '' });
    return found && { ...found, ...withNamed(found, name, { name: handler, sure: true }) };
  }
  if (isHost && name === 'style' && typeof value === 'string' && page.source.path.endsWith('.mdx'))
    return styleProblem(page, node, value);
  return (
    (typeof value === 'string' ? valueProblem(page, node, name, value) : undefined) ?? spellingProblem(page, node, name)
  );
}

/** Keys of an object that nothing reads, or that are not there. */
function keyProblems(page: Page, node: Node, name: string, { value }: JsxAttribute): Problem[] {
  const owner = ownerOf(page, node.name ?? '');
  const known = owner === undefined ? undefined : keysOf(owner, name);
  const at = offsetOf(page, node, name);
  if (!known || typeof value !== 'object' || value === null || at === undefined) return [];
  const blank = (text: string) => ' '.repeat(text.length);
  const object = value.value.replace(/"[^"]*"|'[^']*'|`[^`]*`/g, blank).replace(/\([^()]*\)/g, blank);
  if (!/^\s*\{/.test(object) || /\.\.\./.test(object)) return [];
  const from = page.places.text(node).indexOf(value.value, at - startOf(page, node)) + startOf(page, node);
  const keys = [...object.matchAll(/(?<![\w$]|:\s{0,20}[\w$.]{0,200})([A-Za-z_$][\w$]*)\s*(?=[:,}])/g)];
  const lacking = known.filter((each) => !keys.some(([, key]) => key === each));
  const problems = keys.flatMap(({ 1: key = '', index }) => {
    if (known.includes(key)) return [];
    const near = nearestOf(key, lacking) ?? anagram(key, lacking);
    const args = { name: key, component: `${node.name} ${name}` };
    const found = page.places.problem('markdown-prop-unknown', args, from + index, key.length);
    return [near ? { ...found, ...withNamed(found, key, { name: near.name, sure: true }) } : found];
  });
  if (problems.length > 0) return problems;
  return lacking.map((key) =>
    page.places.problem(
      'markdown-prop-missing',
      { component: node.name ?? '', name: `${name}.${key}` },
      at,
      name.length,
    ),
  );
}

/** A value that the component does not know. */
function valueProblem(page: Page, node: Node, name: string, value: string): Problem | undefined {
  const owner = ownerOf(page, node.name ?? '');
  const known = owner === undefined ? undefined : valuesOf(owner, name);
  const from = offsetOf(page, node, name);
  if (!known || known.includes(value) || from === undefined) return undefined;
  const written = page.places.text(node);
  const inner = written.indexOf(value, from - startOf(page, node) + name.length);
  const [at, length] = withQuotes(written, inner, value.length);
  const args = { component: node.name ?? '', name, value, known: known.join(', ') };
  const found = page.places.problem('markdown-prop-value', args, startOf(page, node) + at, length);
  const meant = meantPropValue(value);
  const near = meant === undefined ? nearestOf(value, known) : { name: meant, sure: false };
  return near ? { ...found, ...withNamed(found, value, near) } : found;
}

/** A prop near to one that the component reads. */
function spellingProblem(page: Page, node: Node, name: string): Problem | undefined {
  const owner = ownerOf(page, node.name ?? '');
  const known = owner === undefined ? undefined : propsOf(owner);
  if (!known || known.includes(name) || /[-:]/.test(name) || /^on[A-Z]/.test(name)) return undefined;
  // React takes names of HTML in any capitals, and says so by itself.
  if (/^[a-z]/.test(owner!) && known.some((each) => each.toLowerCase() === name.toLowerCase())) return undefined;
  const meant = owner === undefined ? undefined : meantProp(owner, name);
  const near = meant === undefined ? (nearestOf(name, known) ?? anagram(name, known)) : { name: meant, sure: false };
  const written = jsxAttributes(node).map((each) => each.name);
  if (!near || written.includes(near.name)) return undefined;
  // The names are a closed list: one letter too many leaves no doubt.
  const sure = meant === undefined && (near.sure || isSpelling(name, near.name) || name.length >= 4);
  const found = tell(page, node, 'markdown-prop-unknown', { name, component: node.name ?? '' }, name);
  const at = offsetOf(page, node, name);
  if (!found || at === undefined) return undefined;
  const edits = [page.places.edit(at, at + name.length, near.name)];
  return { ...found, nearest: near.name, repair: { edits, sure } };
}

/** A short name with its letters in another order. */
function anagram(name: string, known: readonly string[]) {
  const letters = (word: string) => [...word].sort().join('');
  const same = known.filter((each) => letters(each) === letters(name));
  return same.length === 1 ? { name: same[0]!, sure: true } : undefined;
}

/** Returns the known component that a name refers to; elements refer to themselves. */
function ownerOf({ esm }: Page, name: string): string | undefined {
  if (/^[a-z]/.test(name)) return name;
  const given = esm.components.get(name);
  if (given !== undefined) return given;
  const isOwn = esm.others.has(name) || esm.partials.has(name) || esm.exported.has(name) || esm.missing.has(name);
  return isOwn || !KNOWN_COMPONENTS.has(name) ? undefined : name;
}

function styleProblem(page: Page, node: Node, value: string): Problem | undefined {
  const at = offsetOf(page, node, 'style');
  const rules = declarationsOf(value);
  if (at === undefined || rules.length === 0 || rules.some(([name, text]) => !/^[a-z-]+$/.test(name) || text === ''))
    return undefined;
  const key = (name: string) => (name.startsWith('--') ? `'${name}'` : reactProperty(name));
  const wanted = `style={{ ${rules.map(([name, text]) => `${key(name)}: '${text.replaceAll("'", '"')}'`).join(', ')} }}`;
  const written = /^style\s*=\s*(["'])[^"']*\1/.exec(page.places.text(node).slice(at - startOf(page, node)));
  const found = tell(page, node, 'markdown-style-text', { wanted }, 'style');
  if (!found || !written) return found;
  return { ...found, repair: { edits: [page.places.edit(at, at + written[0].length, wanted)], sure: true } };
}

const startOf = ({ places }: Page, node: Node) => places.offset(node.position?.start.offset ?? 0);

/** Offset in the file where an attribute of an element is named. */
function offsetOf(page: Page, node: Node, name: string): number | undefined {
  // Braces and texts in other attributes may hold the name as well.
  const written = page.places.text(node).replace(/"[^"]*"|'[^']*'|\{[^{}]*\}/g, (text) => ' '.repeat(text.length));
  const found = new RegExp(`\\s(${name.replace(/[$]/g, '\\$')})(?=[\\s=/>])`).exec(written);
  return found ? startOf(page, node) + found.index + 1 : undefined;
}

function tell(
  page: Page,
  node: Node,
  code: string,
  args: Record<string, string>,
  name = args.name ?? '',
): Problem | undefined {
  const at = offsetOf(page, node, name);
  return at === undefined ? undefined : page.places.problem(code, args, at, name.length);
}
