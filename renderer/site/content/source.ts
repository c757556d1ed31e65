/** A content file as read from disk. */
import type { CheckedRun } from '../../shared/checked-run.js';
import type { Trace } from '../../shared/code-trace.js';
import type { Fact } from '../../shared/fact.js';
import type { Scope } from '../../shared/page-fields.js';

export type SourceKind = 'doc' | 'post' | 'page' | 'partial';

/** One content file as read from disk. */
export interface Source {
  /** POSIX path relative to the site folder (may start with `../`). */
  path: string;
  /** POSIX path relative to the content folder of its scope (`guide/01-first.md`). */
  relative: string;
  kind: SourceKind;
  scope: Scope;
  /** `md`/`mdx` are Markdown; `code` is a React page (`.tsx .jsx .ts .js`). */
  format: 'md' | 'mdx' | 'code';
  text: string;
  /** Hash of the text. */
  hash: string;
  /** Blocks that `notes check` ran, for the badges. */
  checked?: CheckedSource;
  /** Recorded steps of its blocks, by key of the block. */
  traces?: Record<string, Trace>;
  /** Data of the features that it names, by path. */
  facts?: Record<string, Fact>;
}

/** Path and kind of a source. */
export type SourcePlace = Pick<Source, 'path' | 'relative' | 'kind' | 'scope'>;

/** Last results of `notes check` for one source's blocks, by unit key (`checked-blocks.ts`). */
export type CheckedSource = Record<string, CheckedRun>;
