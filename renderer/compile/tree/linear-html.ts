/** Mends of parse5 where its time grows with the square of a text. The trees stay the same. */
import type * as parse5 from 'parse5';

type Copy = Pick<typeof parse5, 'Parser' | 'defaultTreeAdapter' | 'html'>;
type Stack = parse5.Parser<parse5.DefaultTreeAdapterMap>['openElements'];
type Element = parse5.DefaultTreeAdapterTypes.ParentNode;
type Tag = parse5.html.TAG_ID;

/** Mends a copy of parse5. */
export function mendHtml(copy: Copy): void {
  mendAdoption(copy);
  mendOpenElements(copy);
  mendSpecial(copy);
}

/**
 * Answers at once that a formatting element is not a special one. Each item of a list checks all elements open in the list; unclosed
 * ones are as many as the items.
 */
function mendSpecial({ Parser, html: { TAG_ID } }: Copy): void {
  const isFormatting = new Uint8Array(Math.max(...Object.values(TAG_ID).map(Number).filter(Number.isInteger)) + 1);
  const names = [
    'A',
    'B',
    'BIG',
    'CODE',
    'EM',
    'FONT',
    'I',
    'NOBR',
    'S',
    'SMALL',
    'STRIKE',
    'STRONG',
    'TT',
    'U',
  ] as const;
  for (const name of names) isFormatting[TAG_ID[name]] = 1;
  const { _isSpecialElement: isSpecial } = Parser.prototype;
  Parser.prototype._isSpecialElement = function (element, id) {
    return isFormatting[id] !== 1 && isSpecial.call(this, element, id);
  };
}

/** Lets the nodes of a fragment be removed from their document at once. One by one, each would be removed from the front of the list of the rest. */
function mendAdoption({ Parser, defaultTreeAdapter }: Copy): void {
  const { _adoptNodes: adoptEach } = Parser.prototype;
  Parser.prototype._adoptNodes = function (donor, recipient) {
    const { treeAdapter } = this;
    if (treeAdapter.detachNode !== defaultTreeAdapter.detachNode) return adoptEach.call(this, donor, recipient);
    for (const child of treeAdapter.getChildNodes(donor).splice(0)) treeAdapter.appendChild(recipient, child);
  };
}

/** The elements of a stack, and how many there are of each tag. */
class Known {
  private readonly elements = new Set<Element>();
  private readonly counts = new Map<Tag, number>();

  add(element: Element, tag: Tag): void {
    if (this.elements.has(element)) return;
    this.elements.add(element);
    this.counts.set(tag, this.count(tag) + 1);
  }

  delete(element: Element, tag: Tag): void {
    if (this.elements.delete(element)) this.counts.set(tag, this.count(tag) - 1);
  }

  has(element: Element): boolean {
    return this.elements.has(element);
  }

  count(tag: Tag): number {
    return this.counts.get(tag) ?? 0;
  }
}

/**
 * Lets the stack of open elements tell at once what is not in it. It would be walked through for each paragraph and each tag of formatting,
 * and tags that nothing closes make it as long as the text.
 */
function mendOpenElements({ Parser, html: { TAG_ID } }: Copy): void {
  const stacks = new WeakMap<Stack, Known>();
  const of = (stack: Stack): Known => {
    const known = stacks.get(stack) ?? new Known();
    stacks.set(stack, known);
    return known;
  };
  const stack: Stack = Object.getPrototypeOf(new Parser().openElements);
  watchStack(stack, of);
  const { contains, hasNumberedHeaderInScope } = stack;
  stack.contains = function (element) {
    return of(this).has(element) && contains.call(this, element);
  };
  // The element at the bottom is `html`, which ends every scope.
  const lacks = (stack: Stack, tags: Tag[]) =>
    stack.tagIDs[0] === TAG_ID.HTML && stack.stackTop >= 0 && tags.every((tag) => of(stack).count(tag) === 0);
  for (const name of ['hasInScope', 'hasInListItemScope', 'hasInButtonScope', 'hasInTableScope'] as const) {
    const walk = stack[name];
    stack[name] = function (tag) {
      return !lacks(this, [tag]) && walk.call(this, tag);
    };
  }
  const headings = [TAG_ID.H1, TAG_ID.H2, TAG_ID.H3, TAG_ID.H4, TAG_ID.H5, TAG_ID.H6];
  stack.hasNumberedHeaderInScope = function () {
    return !lacks(this, headings) && hasNumberedHeaderInScope.call(this);
  };
}

/** Reports pushes and pops of a stack. */
function watchStack(stack: Stack, of: (stack: Stack) => Known): void {
  const { push, pop, shortenToLength, insertAfter, replace, remove } = stack;
  const forget = (stack: Stack, at: number) => {
    const element = stack.items[at];
    const tag = stack.tagIDs[at];
    if (element && tag !== undefined) of(stack).delete(element, tag);
  };
  stack.push = function (element, tag) {
    of(this).add(element, tag);
    push.call(this, element, tag);
  };
  stack.pop = function () {
    forget(this, this.stackTop);
    pop.call(this);
  };
  stack.shortenToLength = function (length) {
    for (let at = this.stackTop; at >= length; at--) forget(this, at);
    shortenToLength.call(this, length);
  };
  stack.insertAfter = function (reference, element, tag) {
    of(this).add(element, tag);
    insertAfter.call(this, reference, element, tag);
  };
  stack.replace = function (old, element) {
    const tag = this.tagIDs[this.items.lastIndexOf(old, this.stackTop)];
    if (tag !== undefined) of(this).delete(old, tag);
    if (tag !== undefined) of(this).add(element, tag);
    replace.call(this, old, element);
  };
  stack.remove = function (element) {
    if (!of(this).has(element)) return;
    forget(this, this.items.lastIndexOf(element, this.stackTop));
    remove.call(this, element);
  };
}
