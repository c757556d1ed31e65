/** Checks CSS against the grammar of its properties, rules and selectors, with the optional package css-tree. */
import type { CssNode, DSNode, SyntaxMatchError, WalkContext } from 'css-tree';
import { dictionary } from '../shared/dictionary.js';
import type { BlockFault } from './block-place.js';
import { nearestOf } from './near-words.js';

export type CssTree = typeof import('css-tree');

/** Newer than the data of css-tree. */
const NEWER = new Set([
  'text-box',
  'text-box-trim',
  'text-box-edge',
  'interpolate-size',
  'field-sizing',
  'text-spacing-trim',
]);

const PSEUDO_CLASSES = (
  'active any-link autofill buffering checked closed current default defined dir disabled empty enabled first first-child ' +
  'first-of-type focus focus-visible focus-within fullscreen future has has-slotted host host-context hover in-range indeterminate invalid is ' +
  'lang last-child last-of-type left link local-link modal muted not nth-child nth-col nth-last-child nth-last-col ' +
  'nth-last-of-type nth-of-type only-child only-of-type open optional out-of-range past paused picture-in-picture ' +
  'placeholder-shown playing popover-open read-only read-write required right root scope seeking stalled state target ' +
  'target-current target-within user-invalid user-valid valid visited volume-locked where active-view-transition'
).split(' ');
const PSEUDO_ELEMENTS = (
  'after backdrop before checkmark column cue cue-region details-content file-selector-button first-letter first-line ' +
  'grammar-error highlight marker part picker picker-icon placeholder scroll-button scroll-marker scroll-marker-group ' +
  'search-text selection slotted spelling-error target-text view-transition view-transition-group ' +
  'view-transition-image-pair view-transition-new view-transition-old'
).split(' ');

export function cssFaults(code: string, tree: CssTree): BlockFault[] {
  const faults: BlockFault[] = [];
  const add: Add = (message, node, named) => {
    const start = node.loc?.start;
    faults.push({ message, line: start?.line ?? 1, column: start?.column ?? 1, ...named });
  };
  const ast = tree.parse(code, {
    positions: true,
    onParseError: ({ message, line, column }) => faults.push({ message, line, column }),
  });
  tree.walk(ast, {
    enter(this: WalkContext, node: CssNode) {
      if (node.type === 'Declaration') declarationFault(node, tree, this.atrule?.name, add);
      if (node.type === 'Atrule') atruleFault(node, tree, add);
      if (node.type === 'Feature' && node.kind === 'media') featureFault(node, tree, add);
      if (node.type === 'Function' && MATH.test(node.name)) mathFault(node, add);
      if (node.type === 'PseudoClassSelector') nameFault(node.name, PSEUDO_CLASSES, ':', node, add);
      if (node.type === 'PseudoElementSelector') nameFault(node.name, PSEUDO_ELEMENTS, '::', node, add);
    },
  });
  return faults;
}

type Add = (
  message: string,
  node: { loc?: CssNode['loc'] | null },
  named?: Pick<BlockFault, 'written' | 'nearest'>,
) => void;
type Of<T extends CssNode['type']> = Extract<CssNode, { type: T }>;

function declarationFault(node: Of<'Declaration'>, tree: CssTree, atrule: string | undefined, add: Add): void {
  const { property, value } = node;
  if (property.startsWith('--') || property.startsWith('-') || NEWER.has(property) || value.type === 'Raw') return;
  // Functions that read external values can only be checked by a browser.
  if (/\b(?:var|env|attr)\(/.test(tree.generate(value))) return;
  const lexer = tree.lexer;
  const isDescriptor = atrule !== undefined && lexer.getAtrule(atrule)?.descriptors;
  const { error } = isDescriptor
    ? lexer.matchAtruleDescriptor(atrule, property, value)
    : lexer.matchProperty(property, value);
  if (!error) return;
  if (error.name === 'SyntaxReferenceError') {
    add(`unknown property "${property}"`, node, { written: property });
    return;
  }
  const known = isDescriptor ? undefined : lexer.getProperty(property);
  const { written, loc } = mismatch(error, value);
  add(`"${tree.generate(value)}" is no value of ${property}`, { loc }, named(written, wordsOf(known?.syntax, tree)));
}

/** Returns the part of a value that does not match, if known. */
function mismatch(error: object | SyntaxMatchError, value: Of<'Value'>): { written: string; loc: CssNode['loc'] } {
  if (!('mismatchOffset' in error)) return { written: '', loc: value.loc };
  const { css, mismatchOffset: at, mismatchLength: length, loc } = error;
  const written = css.slice(at, at + length);
  return { written, loc: length > 0 ? loc : value.loc };
}

/** Returns what is written, and which of some words it may be meant to be. */
function named(written: string, known: readonly string[]): Pick<BlockFault, 'written' | 'nearest'> {
  const plain = written.toLowerCase();
  const isWord = /^[a-z][a-z-]{2,}$/.test(plain) && !known.includes(plain);
  // `flexbox` is not a keyword, but starts with the intended one.
  const begun = known.filter((word) => word.length > 3 && plain.startsWith(word)).sort((a, b) => b.length - a.length);
  const nearest = isWord ? (nearestOf(plain, known) ?? begun[0]) : undefined;
  return { ...(written === '' ? {} : { written }), ...(nearest === undefined ? {} : { nearest }) };
}

/** The words that a value may be made of. */
function wordsOf(syntax: DSNode | null | undefined, { lexer, definitionSyntax }: CssTree): string[] {
  const words = new Set<string>();
  const seen = new Set<string>();
  const collect = (part: DSNode | null | undefined) => {
    if (!part) return;
    definitionSyntax.walk(part, (node) => {
      if (node.type === 'Keyword' && !node.name.startsWith('-')) words.add(node.name.toLowerCase());
      if ((node.type !== 'Type' && node.type !== 'Property') || seen.has(`${node.type} ${node.name}`)) return;
      seen.add(`${node.type} ${node.name}`);
      collect((node.type === 'Type' ? lexer.getType(node.name) : lexer.getProperty(node.name))?.syntax);
    });
  };
  collect(syntax);
  return [...words];
}

/** Functions of arithmetic, whose arguments the grammar of css-tree lets pass. */
const MATH = /^(?:calc|min|max|clamp|abs|sign|round|mod|rem|hypot|pow|sqrt)$/i;

/** Reports two adjacent values without a comma or an operator between them. */
function mathFault({ name, children }: Of<'Function'>, add: Add): void {
  const parts = children.toArray().filter(({ type }) => type !== 'WhiteSpace' && type !== 'Comment');
  const isValue = (node: CssNode | undefined) => node !== undefined && node.type !== 'Operator';
  const second = parts.find((node, at) => isValue(node) && isValue(parts[at - 1]));
  if (second) add(`no operator or comma between two values of ${name}()`, second);
}

/** Features of media that have few values. */
const FEATURES = dictionary<readonly string[]>(
  Object.fromEntries(
    [
      'hover none hover',
      'any-hover none hover',
      'pointer none coarse fine',
      'any-pointer none coarse fine',
      'orientation portrait landscape',
      'prefers-color-scheme light dark',
      'prefers-reduced-motion no-preference reduce',
      'prefers-reduced-transparency no-preference reduce',
      'prefers-reduced-data no-preference reduce',
      'prefers-contrast no-preference more less custom',
      'forced-colors none active',
      'inverted-colors none inverted',
      'scripting none initial-only enabled',
      'update none slow fast',
      'color-gamut srgb p3 rec2020',
      'dynamic-range standard high',
      'overflow-block none scroll paged',
      'overflow-inline none scroll',
      'display-mode fullscreen standalone minimal-ui browser picture-in-picture window-controls-overlay',
    ].map((line) => {
      const [name = '', ...values] = line.split(' ');
      return [name, values];
    }),
  ),
);

function featureFault(node: Of<'Feature'>, tree: CssTree, add: Add): void {
  const known = FEATURES[node.name.toLowerCase()];
  const value = node.value && tree.generate(node.value).toLowerCase();
  if (known && value && !known.includes(value))
    add(`"${value}" is no value of ${node.name}`, node.value ?? node, named(value, known));
}

function atruleFault(node: Of<'Atrule'>, tree: CssTree, add: Add): void {
  if (!tree.lexer.checkAtruleName(node.name) || NEWER_RULES.has(node.name)) return;
  add(`unknown rule "@${node.name}"`, node);
}

const NEWER_RULES = new Set([
  'function',
  'position-try',
  'starting-style',
  'view-transition',
  'scope',
  'container',
  'layer',
]);

function nameFault(name: string, known: readonly string[], marks: string, node: CssNode, add: Add): void {
  const plain = name.toLowerCase();
  // `:before` and three more are elements written the old way.
  if (
    known.includes(plain) ||
    plain.startsWith('-') ||
    (marks === ':' && /^(?:before|after|first-line|first-letter)$/.test(plain))
  )
    return;
  const nearest = nearestOf(plain, known);
  const written = `${marks}${name}`;
  add(`unknown selector "${written}"`, node, { written, ...(nearest ? { nearest: `${marks}${nearest}` } : {}) });
}
