/** Goals of readers in the text: code, tabs, editors, images, tables, notes. */
import { backTo, press, reload, type Task, tabTo, type as typing, until } from './keys.js';

/** The field of live code is there when the reader has come near. */
const TO_EDITOR = [tabTo('link Direct link to Live'), until('.live-code textarea'), tabTo('textbox Live Editor')];

const COPY = 'button Copy code to clipboard';

export const CONTENT_TASKS: Task[] = [
  {
    goal: 'copy the second code block',
    page: '/docs/code',
    steps: [tabTo(COPY), tabTo(COPY), press('Enter')],
    focus: 'button Copied',
    clipboard: 'const second = 2;',
  },
  {
    goal: 'scroll a wide line to its end',
    page: '/docs/code',
    steps: [tabTo('pre wide wide…'), press('ArrowRight', 3)],
    focus: 'pre wide wide…',
  },
  {
    goal: 'wrap a wide line',
    page: '/docs/code',
    steps: [tabTo('button Toggle word wrap'), press('Space')],
    focus: 'button Toggle word wrap',
    shows: ['[data-wrapped] [data-action="wrap"][aria-pressed="true"]'],
  },
  {
    goal: 'open a long block',
    page: '/docs/code',
    steps: [tabTo('button Show all of the code'), press('Enter')],
    focus: 'button Show less',
    shows: ['[data-fold="open"]', '[data-action="fold"][aria-expanded="true"]'],
  },
  {
    goal: 'open a long block and close it again',
    page: '/docs/code',
    steps: [tabTo('button Show all of the code'), press('Space', 2)],
    focus: 'button Show all of the code',
    hides: ['[data-fold="open"]'],
  },
  {
    goal: 'switch all tabs to pnpm and find it kept after a reload',
    page: '/docs/code',
    steps: [tabTo('tab npm'), press('End'), press('Enter'), reload, tabTo('tab pnpm')],
    focus: 'tab pnpm',
    shows: ['text=Install with pnpm.', 'text=Remove with pnpm.'],
    hides: ['text=Install with npm.', 'text=Remove with npm.'],
  },
  {
    goal: 'go round the tabs by arrows, and pick one',
    page: '/docs/code',
    steps: [tabTo('tab npm'), press('ArrowLeft', 2), press('Space')],
    focus: 'tab Yarn',
    shows: ['text=Install with Yarn.'],
  },
  {
    goal: 'go from a tab into its panel',
    page: '/docs/code',
    steps: [tabTo('tab npm'), press('ArrowRight'), press('Enter'), press('Tab')],
    focus: 'tabpanel Yarn',
  },
  {
    goal: 'edit live code and see the result',
    page: '/docs/code',
    steps: [
      ...TO_EDITOR,
      press('Control+a'),
      typing('() => <b>written by keys</b>'),
      until('.live-code__result iframe'),
    ],
    focus: 'textbox Live Editor',
  },
  {
    goal: 'leave the live editor by Tab',
    page: '/docs/code',
    steps: [...TO_EDITOR, typing('x'), press('Tab', 3), tabTo('link After live')],
    focus: 'link After live',
  },
  {
    goal: 'have the live code as it was',
    page: '/docs/code',
    steps: [...TO_EDITOR, typing('broken'), backTo('button Reset'), press('Enter')],
    focus: 'button Reset',
  },
  {
    goal: 'begin an exercise and be in its editor',
    page: '/docs/code',
    steps: [tabTo('button Try it'), press('Enter'), until('.exercise textarea')],
    focus: 'textbox Write double',
    leave: ['Escape', 'Tab'],
  },
  {
    goal: 'leave the editor of an exercise although Tab indents',
    page: '/docs/code',
    steps: [
      tabTo('button Try it'),
      press('Enter'),
      until('.exercise textarea'),
      press('Tab'),
      press('Escape'),
      press('Tab'),
    ],
    focus: 'button Check',
  },
  {
    goal: 'solve an exercise and hear that it holds',
    page: '/docs/code',
    steps: [
      tabTo('button Try it'),
      press('Enter'),
      until('.exercise textarea'),
      press('Control+a'),
      typing('function double(n) {return n + n;}'),
      press('Control+Enter'),
    ],
    focus: 'textbox Write double',
    says: /expectations? hold/,
    leave: ['Escape', 'Tab'],
  },
  {
    goal: 'open a hint',
    page: '/docs/code',
    steps: [tabTo('summary Hint 1'), press('Enter')],
    focus: 'summary Hint 1',
    shows: ['text=Add it to itself.'],
  },
  {
    goal: 'open the steps of a run',
    page: '/docs/code',
    steps: [tabTo('summary The run, step by step…'), press('Enter')],
    focus: 'summary The run, step by step…',
    shows: ['.code-trace__record[open] .trace-player'],
  },
  {
    goal: 'zoom a picture',
    page: '/docs/elements',
    steps: [tabTo('button Two shapes'), press('Enter'), until('.medium-zoom--opened')],
    leave: ['Escape', 'Tab'],
  },
  {
    goal: 'zoom a picture, close it and be back on it',
    page: '/docs/elements',
    steps: [tabTo('button Two shapes'), press('Space'), until('.medium-zoom--opened'), press('Escape')],
    focus: 'button Two shapes',
    hides: ['.medium-zoom--opened'],
  },
  {
    goal: 'scroll a wide table',
    page: '/docs/elements',
    size: 'phone',
    steps: [tabTo('table …'), press('ArrowRight', 3)],
    focus: 'table …',
  },
  {
    goal: 'open what is folded and follow a link in it',
    page: '/docs/elements',
    steps: [tabTo('summary More about it'), press('Enter'), tabTo('link folded link'), press('Enter')],
    at: '/docs/code',
    heading: 'Code',
    next: 'link Skip to main content',
  },
  {
    goal: 'go to a note, and back to where it is cited',
    page: '/docs/elements',
    steps: [tabTo('link 1'), press('Enter'), tabTo('link Back to reference 1'), press('Enter')],
    at: '/docs/elements#user-content-fnref-1',
  },
];
