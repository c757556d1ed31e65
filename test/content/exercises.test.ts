/** The exercises of this site: what they are tried with. `notes check` tries them. */
import { expect, it } from 'vitest';
import { extractBlocks } from '../../renderer/check/find-blocks.js';
import { pageOfAnswers } from '../../renderer/site/sources/exercise-lines.js';
import { allNotes } from '../check/notes.js';

const blocks = [...allNotes()].flatMap(([path, text]) => extractBlocks(path, text));
const exercises = blocks.filter(({ exercise }) => exercise);

it('are at least sixty-three in as many notes, each with three wrong answers and two right ones', () => {
  expect(exercises.length).toBeGreaterThanOrEqual(63);
  expect(new Set(exercises.map(({ file }) => file)).size).toBeGreaterThanOrEqual(63);
  const few = exercises.filter(({ file }) => {
    const own = blocks.filter((block) => `${pageOfAnswers(block.file)}.md` === file);
    const count = (wanted: string) => own.filter(({ answer }) => answer === wanted).length;
    return count('wrong') < 3 || count('right') < 2;
  });
  expect(few.map(({ file }) => file)).toEqual([]);
});
