/** Goals of readers who search, in the window over the page and on the page of its own. */
import { backTo, press, type Task, tabTo, type as typing, until } from './keys.js';

const FIELD = 'combobox Search';
const ALL = 'link See all…';
const OPEN = '.DocSearch-Modal';
const ROW = `${OPEN} [role="row"]`;
/** The last rows of an answer are there: no later ones move those that are seen. */
const ANSWERED = `.DocSearch-Container--idle ${ROW}`;
const THIRD = `${ROW}[id$="-2"][aria-selected="true"]`;

/** The window, with rows. */
const SEARCHED = [press('Control+k'), until(OPEN), typing('garden'), until(ANSWERED)];

export const SEARCH_TASKS: Task[] = [
  {
    goal: 'open the third search result',
    page: '/docs',
    steps: [
      press('Control+k'),
      until(OPEN),
      typing('garden'),
      until(`${ANSWERED}[id$="-2"]`),
      press('ArrowDown', 2),
      until(THIRD),
      press('Enter'),
    ],
    hides: [OPEN],
  },
  {
    goal: 'search by the slash key and hear how much there is',
    page: '/docs',
    steps: [press('/'), until(OPEN), typing('garden'), until(ANSWERED)],
    focus: FIELD,
    says: /\d+ (documents?|results?|matches)/i,
  },
  {
    goal: 'close search and be back on its button',
    page: '/docs',
    steps: [tabTo('button Search…'), press('Enter'), until(OPEN), press('Escape')],
    focus: 'button Search…',
    hides: [OPEN],
  },
  {
    goal: 'clear what is searched for and type anew',
    page: '/docs',
    steps: [...SEARCHED, tabTo('button Clear the query'), press('Enter')],
    focus: FIELD,
    hides: ['.DocSearch-Reset'],
    leave: ['Escape'],
  },
  {
    goal: 'go round in search by Tab',
    page: '/docs',
    steps: [...SEARCHED, tabTo(ALL), press('Tab')],
    focus: FIELD,
  },
  {
    goal: 'see all results on their page',
    page: '/docs',
    steps: [...SEARCHED, backTo(ALL), press('Enter')],
    at: '/search?q=garden',
    focus: FIELD,
  },
  {
    goal: 'search from a page that is not there',
    page: '/docs/absent',
    steps: [tabTo('input Search'), typing('garden'), press('Enter')],
    at: '/search?q=garden',
    focus: FIELD,
    says: /\d+ documents found/,
  },
  {
    goal: 'take a search from the list of recent ones',
    page: '/docs',
    steps: [
      ...SEARCHED,
      press('Enter'),
      until('h1:not(:has-text("Start"))'),
      press('Control+k'),
      until(ROW),
      tabTo('button Remove this search…'),
      press('Enter'),
    ],
    focus: FIELD,
    hides: [ROW],
    leave: ['Escape'],
  },
];
