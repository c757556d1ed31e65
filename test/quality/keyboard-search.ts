/** Goals of readers who search, in the window over the page and on the page of its own. */
import { backTo, press, type Task, tabTo, type as typing, until } from './keys.js';

const OPEN = '.DocSearch-Modal';
const ROW = `${OPEN} [role="row"]`;
const THIRD = `${ROW}[id$="-2"][aria-selected="true"]`;

export const SEARCH_TASKS: Task[] = [
  {
    goal: 'open the third search result',
    page: '/docs',
    steps: [press('Control+k'), until(OPEN), typing('garden'), until(`${ROW}[id$="-2"]`), press('ArrowDown', 2), until(THIRD), press('Enter')],
    hides: [OPEN],
  },
  {
    goal: 'search by the slash key and hear how much there is',
    page: '/docs',
    steps: [press('/'), until(OPEN), typing('garden'), until(ROW)],
    focus: 'combobox Search',
    says: /\d+ (documents?|results?|matches)/i,
  },
  {
    goal: 'close search and be back on its button',
    page: '/docs',
    steps: [tabTo('button Search'), press('Enter'), until(OPEN), press('Escape')],
    focus: 'button Search',
    hides: [OPEN],
  },
  {
    goal: 'clear what is searched for and type anew',
    page: '/docs',
    steps: [press('Control+k'), until(OPEN), typing('garden'), until(ROW), tabTo('button Clear the query'), press('Enter')],
    focus: 'combobox Search',
    hides: ['.DocSearch-Reset'],
  },
];
