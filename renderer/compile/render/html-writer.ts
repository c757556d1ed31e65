/**
 * Writes a body as HTML. Ordinary elements become text at once; components of the theme are rendered by React, all of a body in one call,
 * with placeholders for their HTML children that are replaced afterwards. So React only sees what a theme may change.
 */
import { createElement, Fragment, type ReactNode } from 'react';
import type { ContentComponent, ThemeServer } from '../../../theme/contract.js';
import { type ContentWords, wordsOf } from '../../../theme/texts/content-texts.js';
import { escapeHtml, MARK_CLOSE, MARK_OPEN } from '../tree/characters.js';
import type { CompileOptions } from '../tree/compile-options.js';
import type { Props, Writer } from './writer.js';
import { isContent, isSlot } from './writer.js';

interface Component {
  type: ContentComponent | string;
  name: string;
  /** Position in the source. */
  at?: number | undefined;
  props: Props;
  children: Piece[];
}
type Piece = string | Component;

/** A component of the content threw when it was rendered. */
export class ComponentFault extends Error {
  constructor(
    message: string,
    readonly component: string,
    /** Position in the source; undefined for one that Markdown syntax produces. */
    readonly at: number | undefined,
  ) {
    super(message);
  }
}

export class HtmlWriter implements Writer {
  private pieces: Piece[] = [];
  private buffer = '';
  private readonly words: ContentWords;

  constructor(
    private readonly theme: ThemeServer,
    private readonly language: CompileOptions['titleDefaults'],
  ) {
    this.words = wordsOf(language.locale, language.texts);
  }

  has(name: string): boolean {
    return Object.hasOwn(this.theme.content, name);
  }

  text(value: string): void {
    this.buffer += escapeHtml(value);
  }

  html(value: string): void {
    this.buffer += value;
  }

  open(tag: string, attributes?: Record<string, string | undefined>): void {
    this.buffer += attributes ? `<${tag}${attributeText(attributes)}>` : `<${tag}>`;
  }

  close(tag: string): void {
    this.buffer += `</${tag}>`;
  }

  single(tag: string, attributes?: Record<string, string | undefined>): void {
    this.buffer += attributes ? `<${tag}${attributeText(attributes)}/>` : `<${tag}/>`;
  }

  slot(index: number, _kind: 'cards'): void {
    this.buffer += slotMark(index);
  }

  expression(_code: string): void {
    throw new Error('an html part has no expressions');
  }

  component(name: string, props: Props, children?: () => void, at?: number): void {
    const type = this.has(name) ? this.theme.content[name]! : name;
    this.add({ type, name, at, props, children: [] }, children);
  }

  markdown(tag: string, props: Props, children?: () => void): void {
    this.component(tag, props, children);
  }

  host(tag: string, props: Props, children?: () => void, at?: number): void {
    this.add({ type: tag, name: tag, at, props, children: [] }, children);
  }

  private add(made: Component, children?: () => void): void {
    const { type } = made;
    this.flush();
    made.props = this.contents(made.props);
    if (children) made.children = this.collect(children);
    const html = typeof type === 'string' ? undefined : this.fastHtml(type, made);
    if (html === undefined) this.pieces.push(made);
    else this.buffer = html;
  }

  /** HTML of a component that can make it without React; the children must be HTML already. */
  private fastHtml(type: ContentComponent, made: Component): string | undefined {
    if (!type.html) return undefined;
    let inner = '';
    for (const child of made.children) {
      if (typeof child !== 'string') return undefined;
      inner += child;
    }
    try {
      return type.html(markSlots(made.props), inner, this.words);
    } catch {
      // React will say why.
      return undefined;
    }
  }

  private collect(write: () => void): Piece[] {
    const outer = this.pieces;
    this.pieces = [];
    write();
    this.flush();
    const collected = this.pieces;
    this.pieces = outer;
    return collected;
  }

  /** Renders props that are content, like the title of an admonition. */
  private contents(props: Props): Props {
    let read = props;
    for (const name in props) {
      const value = props[name];
      if (!isContent(value)) continue;
      if (read === props) read = { ...props };
      read[name] = { pieces: this.collect(value.content) };
    }
    return read;
  }

  private flush(): void {
    if (this.buffer) this.pieces.push(this.buffer);
    this.buffer = '';
  }

  /**
   * The whole HTML with slot marks; see `cutSlots`.
   * @throws {ComponentFault} if a component throws
   */
  finish(): string {
    this.flush();
    if (this.pieces.every((piece) => typeof piece === 'string')) return this.pieces.join('');
    const stored: string[] = [];
    let rendered: string;
    try {
      rendered = this.rendered(this.pieces, stored);
    } catch (error) {
      throw this.faultOf(this.pieces, error);
    }
    const parts = rendered.split(`${MARK_OPEN}h`);
    let html = parts[0]!;
    for (let i = 1; i < parts.length; i++) {
      const part = parts[i]!;
      const end = part.indexOf(MARK_CLOSE);
      html += stored[Number(part.slice(0, end))]! + part.slice(end + 1);
    }
    return html;
  }

  private rendered(pieces: readonly Piece[], stored: string[]): string {
    const nodes = pieces.map((piece) => this.node(piece, stored));
    const root = this.theme.content.ContentRoot;
    return this.theme.renderContent(root ? createElement(root, this.language, ...nodes) : (nodes as ReactNode));
  }

  /** Returns the error to throw for an error of React, which does not name its component: that of the innermost component that throws alone. */
  private faultOf(pieces: readonly Piece[], error: unknown): unknown {
    for (const piece of pieces) {
      if (typeof piece === 'string') continue;
      try {
        this.rendered([piece], []);
      } catch (own) {
        const message = own instanceof Error ? own.message : String(own);
        return this.faultOf(piece.children, new ComponentFault(message, piece.name, piece.at));
      }
    }
    return error;
  }

  private node(piece: Piece, stored: string[]): ReactNode {
    if (typeof piece === 'string') {
      stored.push(piece);
      return `${MARK_OPEN}h${stored.length - 1}${MARK_CLOSE}`;
    }
    const children = piece.children.map((child) => this.node(child, stored));
    return createElement(piece.type, this.reactProps(piece.props, stored), ...children);
  }

  private reactProps(props: Props, stored: string[]): Props {
    let read = props;
    for (const name in props) {
      const value = props[name];
      const pieces = (value as { pieces?: Piece[] } | null)?.pieces;
      if (!isSlot(value) && !pieces) continue;
      if (read === props) read = { ...props };
      read[name] = isSlot(value)
        ? slotMark(value.slot)
        : createElement(Fragment, null, ...pieces!.map((piece) => this.node(piece, stored)));
    }
    return read;
  }
}

function markSlots(props: Props): Props {
  for (const name in props) {
    const value = props[name];
    if (isSlot(value)) return { ...props, [name]: slotMark(value.slot) };
  }
  return props;
}

function slotMark(index: number): string {
  return `${MARK_OPEN}s${index}${MARK_CLOSE}`;
}

/**
 * Cuts HTML at its slot marks, attribute name and quotes included.
 * Returns n+1 pieces and the n slot numbers in the order in which they occur.
 */
export function cutSlots(html: string): { pieces: string[]; order: number[] } {
  const parts = html.split(`${MARK_OPEN}s`);
  const pieces: string[] = [];
  const order: number[] = [];
  let piece = parts[0]!;
  for (let i = 1; i < parts.length; i++) {
    const part = parts[i]!;
    const end = part.indexOf(MARK_CLOSE);
    const inAttribute = piece.endsWith('="');
    pieces.push(inAttribute ? piece.slice(0, piece.lastIndexOf(' ')) : piece);
    order.push(Number(part.slice(0, end)));
    piece = part.slice(end + (inAttribute ? 2 : 1));
  }
  pieces.push(piece);
  return { pieces, order };
}

/** ` name="value"` for each attribute that has a value. */
function attributeText(attributes: Record<string, string | undefined>): string {
  let text = '';
  for (const name in attributes) {
    const value = attributes[name];
    if (value !== undefined) text += ` ${name}="${escapeHtml(value)}"`;
  }
  return text;
}
