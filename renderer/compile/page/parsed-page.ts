/** State of a file between parsing and rendering. */
import type { ThemeServer } from '../../../theme/contract.js';
import type { Trace } from '../../shared/code-trace.js';
import type { Heading } from '../../site/content/document.js';
import type { Source } from '../../site/content/source.js';
import type { FrontMatter } from '../../site/front-matter/front-matter-fields.js';
import { hashOf } from '../../site/helpers/hash.js';
import type { Problem } from '../../site/problems/problem-types.js';
import type { CheckedBlock } from '../code/checked-badges.js';
import type { ExerciseBlock } from '../code/exercise-blocks.js';
import type { CodeResult } from '../code/result-documents.js';
import type { Esm } from '../mdx/esm.js';
import type { Names } from '../mdx/literal.js';
import type { CompileOptions } from '../tree/compile-options.js';
import type { Places } from '../tree/source-position.js';
import type { Node } from '../tree/tree.js';
import type { Survey } from '../tree/tree-facts.js';
import type { ContentTitle } from './content-title.js';

/** State of a file before its body is rendered. */
export interface Page {
  source: Source;
  options: CompileOptions;
  theme: ThemeServer;
  places: Places;
  /** The file without front matter, trimmed. */
  body: string;
  title: ContentTitle | undefined;
  frontMatter: FrontMatter;
  /** The title further down, if the body does not start with one. */
  later?: string;
  /** The text that was parsed. */
  text: string;
  tree: Node;
  /** The tree to render: the parsed one, or the result of the site's rehype plugins; sanitised if content is not trusted. */
  output: Node;
  /** The part of it before the truncate marker. */
  before: Node | undefined;
  survey: Survey;
  /** Blocks that `notes check` ran. */
  checked: ReadonlyMap<Node, CheckedBlock>;
  /** Blocks that a reader completes. */
  exercises: ReadonlyMap<Node, ExerciseBlock>;
  /** Documents that show what blocks do. */
  results: ReadonlyMap<Node, CodeResult>;
  /** Recorded steps of blocks. */
  traces: ReadonlyMap<Node, Trace>;
  esm: Esm;
  outline: Heading[];
  /** The body has a content title, at its start or further down. */
  ownHeading: boolean;
  /** Values of identifiers known when compiling. */
  names: Names;
  /** Elements whose component is not there. */
  unknown: Set<Node>;
  /** Offset of the truncate marker in `body`, or -1. */
  marker: number;
  problems: Problem[];
}

/** Short hash that keeps footnotes of several posts on one list page apart (B4.67). */
export function footnoteSuffix(source: Source): string {
  return source.kind === 'post'
    ? `-${hashOf(source.path)
        .slice(0, 6)
        .replace(/[^A-Za-z0-9]/g, 'x')}`
    : '';
}
