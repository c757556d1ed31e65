/** Rendering of one body: what its handlers are given, and what they note on the way. */
import type { ThemeServer } from '../../../theme/contract.js';
import type { Features } from '../../shared/article-body.js';
import type { Trace } from '../../shared/code-trace.js';
import type { Fact } from '../../shared/fact.js';
import type { LiteralAddress, Slot } from '../../site/content/document.js';
import { purposeOf } from '../../site/helpers/literal-addresses.js';
import type { Problem } from '../../site/problems/problem-types.js';
import { isMarkdownLink } from '../../site/sources/local-files.js';
import type { CheckedBlock } from '../code/checked-badges.js';
import type { ExerciseBlock } from '../code/exercise-blocks.js';
import type { CodeResult } from '../code/result-documents.js';
import type { Names } from '../mdx/literal.js';
import type { CompileOptions } from '../tree/compile-options.js';
import type { Places } from '../tree/source-position.js';
import type { Node } from '../tree/tree.js';
import { isJsx } from '../tree/tree.js';
import type { Writer } from './writer.js';

/** Writes nodes of one type. */
export type Handler = (node: Node, render: Render, parent: Node) => void;

/** Input of the handlers besides the node. */
export interface RenderContext {
  options: CompileOptions;
  places: Places;
  /** Findings of rendering come here. */
  problems: Problem[];
  /** Path of the source. */
  source: string;
  /** The parsed text, for parts written back unchanged. */
  text: string;
  definitions: ReadonlyMap<string, Node>;
  footnotes: ReadonlyMap<string, Node>;
  /** Values of identifiers that are known when compiling. */
  names: Names;
  /** Component table name of each local name brought in by an import. */
  components: ReadonlyMap<string, string>;
  /** Names that the page binds to something else than the theme's components; they come before those. */
  own: ReadonlySet<string>;
  /** Elements whose component is not there: they render their children. */
  unknown: ReadonlySet<Node>;
  /** Inserted after `user-content-fn-1`, so that several bodies can share one page (B4.67). */
  footnoteSuffix: string;
  theme: ThemeServer;
  /** Blocks that `notes check` ran. */
  checked: ReadonlyMap<Node, CheckedBlock>;
  /** Data about the features that the page names. */
  facts: Readonly<Record<string, Fact>>;
  /** Blocks that a reader completes. */
  exercises: ReadonlyMap<Node, ExerciseBlock>;
  /** Documents that show what blocks do. */
  results: ReadonlyMap<Node, CodeResult>;
  /** Recorded steps of blocks. */
  traces: ReadonlyMap<Node, Trace>;
  /** Text of `<head>` elements goes here (B6.12). */
  head: string[];
  /** False for the part before a truncate marker: it has no section of footnotes. */
  whole: boolean;
}

export class Render {
  readonly slots: Slot[] = [];
  /** Documents of results by name. */
  readonly results: Record<string, string> = {};
  /** Addresses that are kept as written. */
  readonly addresses: LiteralAddress[] = [];
  /** Features that the body needs. */
  readonly features: Features = {};
  /** Raw HTML was written: the body has to be balanced. */
  hasRawHtml = false;
  /** An image was written. */
  hasImage = false;
  /** Anchors written in the content: ids of elements and footnotes. */
  readonly ids: string[] = [];
  /** Identifiers of footnotes in the order of their first reference, with the number of references. */
  readonly footnoteCounts = new Map<string, number>();

  constructor(
    readonly context: RenderContext,
    readonly writer: Writer,
    private readonly handlers: Readonly<Record<string, Handler>>,
  ) {}

  node(node: Node, parent: Node): void {
    const handler = this.handlers[node.type];
    if (handler) handler(node, this, parent);
    else if (node.children) this.children(node);
  }

  /** Renders the children; JSX elements side by side keep a line end between them, as they had in the source. */
  children(node: Node, from = 0): void {
    const list = node.children!;
    for (let i = from; i < list.length; i++) {
      const child = list[i]!;
      if (i > from && isBlockJsx(child) && isBlockJsx(list[i - 1]!)) this.writer.text('\n');
      this.node(child, node);
    }
  }

  /** A line end within an element that the site shows itself: a component of the reference finds one between its children. */
  lineEnd(element: string): void {
    if (this.context.options.placed?.includes(element)) this.writer.text('\n');
  }

  slot(slot: Slot): { slot: number } {
    this.slots.push(slot);
    return { slot: this.slots.length - 1 };
  }

  /** Records an attribute's address that is kept as written. */
  literal(element: string, attribute: string, url: string, node: Node): void {
    const isPage = /^[A-Z]/.test(element) && /^(?:href|to|url)$/.test(attribute) && isMarkdownLink(url);
    const purpose = isPage ? ({ policy: 'links', markdown: true } as const) : purposeOf(element, attribute, url);
    if (purpose) this.addresses.push({ url, ...this.context.places.of(node), ...purpose });
  }
}

function isBlockJsx(node: Node): boolean {
  return isJsx(node) && node.type === 'mdxJsxFlowElement';
}
