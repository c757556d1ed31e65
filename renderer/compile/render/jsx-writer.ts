/** Writes a body as JSX source, for pages that need React. */
import { isMarkdownElement } from '../../../theme/places/content-names.js';
import { styleObject } from '../../site/helpers/style-text.js';
import { KNOWN_COMPONENTS } from '../mdx/builtins.js';
import type { Props, Writer } from './writer.js';
import { isCode, isContent, isSlot } from './writer.js';

/** Names of HTML attributes that React spells otherwise. */
const REACT_NAMES: Record<string, string> = { class: 'className', checked: 'defaultChecked' };

export class JsxWriter implements Writer {
  private source = '';

  /**
   * @param table names in the theme's content table
   * @param bound names that the page itself imports or declares
   * @param placed names of the table that components of the site may replace
   */
  constructor(
    private readonly table: ReadonlySet<string>,
    private readonly bound: ReadonlySet<string>,
    private readonly placed: readonly string[] = [],
  ) {}

  has(name: string): boolean {
    return this.table.has(name);
  }

  text(value: string): void {
    this.source += `{${JSON.stringify(value)}}`;
  }

  html(value: string): void {
    this.source += `<_Raw html={${JSON.stringify(value)}}/>`;
  }

  open(tag: string, attributes?: Record<string, string | undefined>): void {
    this.source += `<${this.elementOf(tag)}${this.attributesOf(tag, attributes)}>`;
  }

  close(tag: string): void {
    this.source += `</${this.elementOf(tag)}>`;
  }

  single(tag: string, attributes?: Record<string, string | undefined>): void {
    this.source += `<${this.elementOf(tag)}${this.attributesOf(tag, attributes)}/>`;
  }

  expression(code: string): void {
    this.source += `{${code}}`;
  }

  slot(index: number, _kind: 'cards'): void {
    this.source += `<${this.placed.includes('DocCardList') ? '_placed.' : '_'}Cards slot={_slots[${index}]}/>`;
  }

  component(name: string, props: Props, children?: () => void): void {
    this.element(this.tagOf(name), props, children);
  }

  markdown(tag: string, props: Props, children?: () => void): void {
    this.element(this.placed.includes(tag) ? this.elementOf(tag) : this.tagOf(tag), props, children);
  }

  host(tag: string, props: Props, children?: () => void): void {
    this.element(tag, props, children);
  }

  private element(tag: string, props: Props, children?: () => void): void {
    const attributes = this.attributes(props);
    if (!children) {
      this.source += `<${tag}${attributes}/>`;
      return;
    }
    this.source += `<${tag}${attributes}>`;
    children();
    this.source += `</${tag}>`;
  }

  private elementOf(tag: string): string {
    return this.placed.includes(tag) ? `_placed.${tag}` : tag;
  }

  private tagOf(name: string): string {
    if (this.placed.includes(name) && !isMarkdownElement(name)) return `_placed.${name}`;
    if (this.table.has(name)) return `_c.${name}`;
    return KNOWN_COMPONENTS.has(name) && !this.bound.has(name) ? `_c.${name}` : name;
  }

  /** Attributes of an element that Markdown syntax produces. A component of the site gets no default values. */
  private attributesOf(tag: string, attributes: Record<string, string | undefined> | undefined): string {
    return hostAttributes(attributes, this.placed.includes(tag) ? { class: 'className' } : REACT_NAMES);
  }

  private attributes(props: Props): string {
    let text = '';
    for (const [name, value] of Object.entries(props)) {
      if (value === undefined) continue;
      if (isSlot(value)) text += ` {..._slot(_slots[${value.slot}])}`;
      else if (name.startsWith('...') && isCode(value)) text += ` {...${value.code}}`;
      else text += ` ${name}={${this.value(value)}}`;
    }
    return text;
  }

  private value(value: unknown): string {
    if (isCode(value)) return value.code;
    if (!isContent(value)) return JSON.stringify(value);
    const outer = this.source;
    this.source = '';
    value.content();
    const inner = this.source;
    this.source = outer;
    return `<>${inner}</>`;
  }

  /** The JSX of everything written. */
  finish(): string {
    return this.source;
  }
}

function hostAttributes(
  attributes: Record<string, string | undefined> | undefined,
  names: Readonly<Record<string, string>>,
): string {
  let text = '';
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (name === 'style' && value) text += ` style={${JSON.stringify(styleObject(value))}}`;
    else if (value !== undefined)
      text += value === '' ? ` ${names[name] ?? name}` : ` ${names[name] ?? name}={${JSON.stringify(value)}}`;
  }
  return text;
}
