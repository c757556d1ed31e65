/** Starts the files that take longest first in each tier, so that no process works on one of them while the others have nothing left. */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Those that take more than half a minute on two cores, and the longest of the last tier. The others follow as vitest orders them: without a run before, by their size. */
const LONG = [
  'mistakes/mistakes.test.ts',
  'cli/edited.test.ts',
  'explain/examples.test.ts',
  'torture/torture.test.ts',
  'engine/incremental.test.ts',
  'check/sandbox.test.ts',
  'search-ui/browser.test.ts',
  'browser/frame-network.test.ts',
  'compile/growth.test.ts',
  'serve/moved-edits.test.ts',
  'outputs/offline.test.ts',
  'terminal/screen.test.ts',
  'engine/endless-pages.test.ts',
  'untrusted/browser.test.ts',
  'quality/browser.test.ts',
  'quality/keyboard.test.ts',
  'completion/completion.test.ts',
  'engine/page-first.test.ts',
  'terminal/every-command.test.ts',
  'browser/routers.test.ts',
  'search/slices.test.ts',
];

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const places = new Map(LONG.map((path, place) => [path, place]));
    const placeOf = ({ moduleId }: TestSpecification) => {
      const [path] = /[^/]+\/[^/]+$/.exec(moduleId) ?? [];
      return places.get(path ?? '') ?? LONG.length;
    };
    return (await super.sort(files)).sort((a, b) => {
      const [name, other] = [a.project.name, b.project.name];
      if (name !== other) return name < other ? -1 : 1;
      return placeOf(a) - placeOf(b);
    });
  }
}
