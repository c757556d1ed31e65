/** The outputs of a served site: a page that waits is made when somebody asks for it. */
import type { Engine } from '../../renderer/engine/build.js';
import type { Problem } from '../../renderer/site/problems/problem-types.js';
import type { ServedOutputs } from './answer-requests.js';
import type { SiteWatcher } from './watch.js';

/** Renders pages between two builds, once there is a watcher. */
export type Between = Promise<Pick<SiteWatcher, 'between' | 'rebuild'>>;

/** @param onFound what is wrong with a page that was made */
export function askedOutputs(
  engine: Pick<Engine, 'outputs' | 'has' | 'ask'>,
  between: Between,
  onFound: (problems: readonly Problem[]) => void,
): ServedOutputs {
  const ask = async (path: string) => {
    const watcher = await between;
    const make = () => watcher.between(() => engine.ask(path));
    let problems = await make();
    for (let isBuilt = false; !problems && !isBuilt; problems = await make()) isBuilt = await watcher.rebuild();
    if (problems && problems.length > 0) onFound(problems);
    return engine.outputs.get(path);
  };
  return { has: (path) => engine.has(path), get: (path) => engine.outputs.get(path) ?? ask(path) };
}
