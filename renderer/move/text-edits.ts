/** Edits of the files of a site, by path, and the texts that come of them. */

import type { TextEdit } from '../site/problems/problem-types.js';
import { applyEdits, textEdit } from '../site/problems/repair.js';

const BOM = /^\uFEFF/;

/** Collects edits of many files. */
export class TextEdits {
  private readonly byFile = new Map<string, Map<string, TextEdit>>();

  /** Writes something for a stretch of a text as offsets of it; the text has neither byte order mark nor carriage returns. */
  add(path: string, bare: string, from: number, to: number, insert: string): void {
    this.addEdit(path, textEdit(bare, from, to, insert));
  }

  addEdit(path: string, edit: TextEdit): void {
    const edits = this.byFile.get(path) ?? new Map<string, TextEdit>();
    edits.set(`${edit.line}:${edit.column}`, edit);
    this.byFile.set(path, edits);
  }

  /** Other edits that begin as these. */
  copy(): TextEdits {
    const copy = new TextEdits();
    for (const [path, edits] of this.byFile) copy.byFile.set(path, new Map(edits));
    return copy;
  }

  has(path: string): boolean {
    return this.byFile.has(path);
  }

  /** Paths of files with edits. */
  paths(): string[] {
    return [...this.byFile.keys()];
  }

  /** The text of a file after its edits; everything else in it stays byte for byte. */
  applied(path: string, text: string): string {
    const edits = [...(this.byFile.get(path)?.values() ?? [])];
    const { text: result, count } = applyEdits(
      text,
      edits.map((edit) => [edit]),
    );
    if (count !== edits.length) throw new Error(`edits of ${path} overlap`);
    return result;
  }
}

/** A text as offsets of edits count in it: without byte order mark, lines end with a line feed. */
export const bareText = (text: string): string => text.replace(BOM, '').replaceAll('\r\n', '\n');

/** Lines of this text end in a way that no edit can keep. */
export const hasLoneReturns = (text: string): boolean => /\r(?!\n)/.test(text);
