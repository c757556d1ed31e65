/** A mend of parse5: it takes the nodes of a fragment from its document one by one, each from the front of the list of all that are left. */
import type * as parse5 from 'parse5';

/** Lets `Parser` of a copy of parse5 take them all at once. */
export function mendAdoption({
  Parser,
  defaultTreeAdapter,
}: Pick<typeof parse5, 'Parser' | 'defaultTreeAdapter'>): void {
  const { _adoptNodes: adoptEach } = Parser.prototype;
  Parser.prototype._adoptNodes = function (donor, recipient) {
    const { treeAdapter } = this;
    if (treeAdapter.detachNode !== defaultTreeAdapter.detachNode) return adoptEach.call(this, donor, recipient);
    for (const child of treeAdapter.getChildNodes(donor).splice(0)) treeAdapter.appendChild(recipient, child);
  };
}
