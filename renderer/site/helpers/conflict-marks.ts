/** Marks left by a merge: one problem, whatever other faults they cause in a file. */

const MARK = /^(?:<{7}|>{7}|\|{7})(?: [^\n]*)?$/gm;

/** The first mark of a text; `=======` alone underlines a heading. */
export function conflictPlace(text: string): { index: number; length: number } | undefined {
  if (!/<{7}|>{7}|\|{7}/.test(text)) return undefined;
  const [found] = text.matchAll(MARK);
  return found && { index: found.index, length: found[0].length };
}
