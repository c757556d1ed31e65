/** An author's edits by a seed: what is written, what an open page then has to show, and what it has to keep. */

/** Contents of the site's files. */
export interface Desk {
  text: number;
  jsx: number;
  step: number;
  helper: number;
  sheet: number;
  module: number;
  footer: number;
  words: number;
  /** Imported by `words`, and by a component of the theme files. */
  letters: number;
  foot: number;
  footModule: number;
  /** Text of the Markdown that the page imports. */
  part: number;
  /** The theme file has a second hook. */
  footerMore: boolean;
  /** It has a second export. */
  footerExported: boolean;
  /** The second state comes before the first. */
  swapped: boolean;
  /** There is a third hook. */
  more: boolean;
  /** There is a second export. */
  exported: boolean;
  broken: boolean;
}

export const START: Desk = {
  text: 0,
  jsx: 0,
  step: 1,
  helper: 0,
  sheet: 0,
  module: 0,
  footer: 0,
  words: 0,
  letters: 0,
  foot: 0,
  footModule: 0,
  part: 0,
  footerMore: false,
  footerExported: false,
  swapped: false,
  more: false,
  exported: false,
  broken: false,
};

/** Results for a state: kept, reset because its component is mounted again, or either of them. */
type Fate = 'kept' | 'anew' | 'either';

interface Edit {
  name: string;
  /** Of the state of the page's component. */
  fate: Fate;
  /** Of the state of the theme file's; that of a theme file that nobody touches is kept. */
  footer?: Fate;
  make(desk: Desk): Desk;
}

const EDITS: Edit[] = [
  { name: 'text', fate: 'kept', make: (desk) => ({ ...desk, text: desk.text + 1 }) },
  { name: 'jsx', fate: 'kept', make: (desk) => ({ ...desk, jsx: desk.jsx + 1 }) },
  { name: 'handler', fate: 'kept', make: (desk) => ({ ...desk, step: desk.step + 1, jsx: desk.jsx + 1 }) },
  { name: 'imported helper', fate: 'kept', make: (desk) => ({ ...desk, helper: desk.helper + 1 }) },
  { name: 'style sheet', fate: 'kept', make: (desk) => ({ ...desk, sheet: desk.sheet + 1 }) },
  { name: 'CSS module', fate: 'kept', make: (desk) => ({ ...desk, module: desk.module + 1 }) },
  { name: 'hooks reordered', fate: 'anew', make: (desk) => ({ ...desk, swapped: !desk.swapped, jsx: desk.jsx + 1 }) },
  { name: 'a hook added or removed', fate: 'anew', make: (desk) => ({ ...desk, more: !desk.more, jsx: desk.jsx + 1 }) },
  {
    name: 'an export added or removed',
    fate: 'either',
    make: (desk) => ({ ...desk, exported: !desk.exported, jsx: desk.jsx + 1 }),
  },
  { name: 'a syntax error', fate: 'kept', make: (desk) => ({ ...desk, broken: true }) },
  { name: 'theme file', fate: 'kept', make: (desk) => ({ ...desk, footer: desk.footer + 1 }) },
  {
    name: 'a hook of a theme file',
    fate: 'kept',
    footer: 'anew',
    make: (desk) => ({ ...desk, footerMore: !desk.footerMore, footer: desk.footer + 1 }),
  },
  {
    name: 'an export of a theme file',
    fate: 'kept',
    footer: 'either',
    make: (desk) => ({ ...desk, footerExported: !desk.footerExported, footer: desk.footer + 1 }),
  },
  { name: 'what a theme file imports', fate: 'kept', make: (desk) => ({ ...desk, words: desk.words + 1 }) },
  { name: 'what that imports', fate: 'kept', make: (desk) => ({ ...desk, letters: desk.letters + 1 }) },
  { name: 'imported Markdown', fate: 'kept', make: (desk) => ({ ...desk, part: desk.part + 1 }) },
  { name: 'style sheet of a theme file', fate: 'kept', make: (desk) => ({ ...desk, foot: desk.foot + 1 }) },
  { name: 'CSS module of a theme file', fate: 'kept', make: (desk) => ({ ...desk, footModule: desk.footModule + 1 }) },
];

/** Edits in an order that the seed decides; each error is mended by the next one. */
export function* editsOf(seed: number): Generator<Edit, never> {
  let state = seed >>> 0;
  const random = (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  for (;;) {
    const edit = EDITS[random(EDITS.length)]!;
    yield edit;
    if (edit.name === 'a syntax error')
      yield { name: 'its repair', fate: 'kept', make: (desk) => ({ ...desk, broken: false }) };
  }
}

/** The files of the site. */
export function filesOf(desk: Desk): Record<string, string> {
  const states = ['const [n, setN] = useState(0);', "const [word] = useState('词');"];
  const hooks = [...(desk.swapped ? states.toReversed() : states), ...(desk.more ? ['useRef(null);'] : [])];
  return {
    'notes.config.mjs':
      "export default { title: 'T', url: 'https://e.example', blog: false, customCss: ['css/own.css'], footer: { copyright: '权' } };\n",
    'docs/desk.mdx': `# 书桌\n\nimport Box from '@site/components/Box';\n\nimport Part from './_part.mdx';\n\n<Box />\n\n<Part />\n\n正文 ${desk.text}。\n`,
    'docs/_part.mdx': `import Pin from '@site/components/Pin';\n\n## 一节 ${desk.part % 3}\n\n部分 ${desk.part}。\n\n<Pin />\n`,
    'components/Pin.jsx': `import { useState } from 'react';
export default function Pin() {
  const [n, setN] = useState(0);
  return <button className="pin" onClick={() => setN(n + 1)}><b>{n}</b></button>;
}
`,
    'components/helper.js': `export const label = () => '帮手 ${desk.helper}';\n`,
    'components/box.module.css': `.box { border-left: ${desk.module + 1}px solid; }\n${desk.module % 2 ? '' : '.box { padding-top: 3px; }\n'}`,
    'components/Box.jsx': `import { useRef, useState } from 'react';
import { label } from './helper.js';
import styles from './box.module.css';
${desk.exported ? 'export function Extra() { return <i>额外</i>; }\n' : ''}
export default function Box() {
  ${hooks.join('\n  ')}
  return (
    <div className={styles.box}>
      <button className="box" onClick={() => setN(n + ${desk.step})}>{label()} {word} 样子 ${desk.jsx}：<b>{n}</b></button>${desk.exported ? '<Extra />' : ''}
    </div>
  );
}
${desk.broken ? 'function (' : ''}`,
    'css/own.css': `h1 { outline-color: rgb(0, 0, ${desk.sheet % 256}); }\n`,
    'theme/words.ts': `import letters from './letters.js';\nexport const words = () => \`词语 ${desk.words} \${letters.join()}\`;\n`,
    'theme/letters.ts': `export default ['字 ${desk.letters}'];\n`,
    'theme/Letters.tsx': "import letters from './letters.js';\nexport const Letters = () => <i>{letters}</i>;\n",
    'lib/foot.css': `.foot { outline-color: rgb(0, ${desk.foot % 256}, 0); }\n`,
    'theme/foot.module.css': `.own { border-left: ${desk.footModule + 1}px solid; }\n${desk.footModule % 2 ? '.more { color: red; }' : '.more { color: blue; }'}`,
    'theme/layout/Footer.tsx': `import { useState${desk.footerMore ? ', useRef' : ''} } from 'react';
import { Footer as Original } from '@theme-original/layout/Footer';
import { usePage } from '../runtime.js';
import { words } from '../words.js';
import { Letters } from '../Letters.js';
import styles from '../foot.module.css';
import '../../lib/foot.css';
${desk.footerExported ? 'export const Word = () => <i>注</i>;\n' : ''}
export function Footer(props: Parameters<typeof Original>[0]) {
  const [n, setN] = useState(0);
  ${desk.footerMore ? 'useRef(null);' : ''}
  return (
    <div className={\`foot \${styles.own} \${styles.more}\`}>
      <button onClick={() => setN(n + 1)}>脚注 ${desk.footer} {words()} {usePage().kind}<Letters />：<b>{n}</b></button>${desk.footerExported ? '<Word />' : ''}
      <Original {...props} />
    </div>
  );
}
`,
  };
}

/** Returns the content of a page, without the state of its component. It runs in the page. */
export function viewOf(): string {
  const copy = document.querySelector('#__notes')!.cloneNode(true) as HTMLElement;
  for (const count of copy.querySelectorAll('.box b, .pin b, .foot b')) count.textContent = '';
  const style = (selector: string) => getComputedStyle(document.querySelector(selector)!);
  const box = style('[class*="box_"], .box:not(button), div:has(> .box)');
  const { outlineColor } = style('h1');
  const foot = style('.foot');
  return [copy.querySelector('main')!.innerText, copy.querySelector<HTMLElement>('.foot')?.innerText]
    .concat([outlineColor, box.borderLeftWidth, box.paddingTop, foot.outlineColor, foot.borderLeftWidth, foot.color])
    .join('\n');
}

/** Returns the marks of a desk on a page. */
export const marksOf = ({ text, jsx, helper, footer, words, letters, part }: Desk): string[] => [
  `正文 ${text}。`,
  `部分 ${part}。`,
  `帮手 ${helper} 词 样子 ${jsx}：`,
  `脚注 ${footer} 词语 ${words} 字 ${letters} doc`,
];
