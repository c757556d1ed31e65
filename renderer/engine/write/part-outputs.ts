/** The outputs of one of several sites that one build writes: all of its paths are in a subfolder of the whole. */
import { join } from 'node:path';
import type { Outputs, WholeOutputs } from './outputs.js';

/**
 * Returns the outputs for the steps of one site. Clashes and missing names are reported for the whole.
 * @param folder empty, or a path with a slash at its end
 */
export function partOutputs(whole: WholeOutputs, folder: string): Outputs {
  const at = (path: string) => folder + path;
  const all = (names: readonly string[] | undefined) => names?.map(at);
  const isIn = (path: string) => path.startsWith(folder);
  return {
    stage: whole.stage && join(whole.stage, folder),
    fresh: whole.fresh,
    problems: [],
    known: (path) => whole.known(at(path)),
    put: (output, owner) => whole.put({ ...output, path: at(output.path), names: all(output.names) }, owner),
    putFile: (path, file, hash, names) => whole.putFile(at(path), file, hash, names && (() => names().map(at))),
    adopt: (output, owner, names) => whole.adopt({ ...output, path: at(output.path) }, owner, all(names)),
    keep: (path, owner) => whole.keep(at(path), owner),
    offer: (offer) => whole.offer({ ...offer, path: at(offer.path), names: all(offer.names) }),
    holes: () => [],
    *listed() {
      for (const output of whole.listed())
        if (isIn(output.path))
          yield {
            ...output,
            path: output.path.slice(folder.length),
            names: output.names?.map((name) => name.slice(folder.length)),
          };
    },
    *changes() {
      for (const [path, parts] of whole.changes()) if (isIn(path)) yield [path.slice(folder.length), parts];
    },
    amend: (into, work) => whole.amend(into, work, folder),
    discard: () => whole.discard(),
  };
}
