/**
 * Classes of Infima, the style sheet under every Docusaurus theme, for migrated sites: their pages use its grid, heroes, buttons
 * and cards. Only rules whose classes all occur in the site's own files are included, with the variables that these rules read.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { once } from '../../site/helpers/once.js';
import { toolRoot } from '../tool.js';
import { PAGE_GROUND } from './used-classes.js';

interface Rule {
  /** The enclosing condition, such as `@media (min-width: 997px)`; empty without one. */
  condition: string;
  selectors: string[];
  body: string;
}

/** Parts of the frame and of articles: the theme has these names for its own markup. */
const OURS =
  /^(?:navbar|menu|footer|table-of-contents|pagination|breadcrumbs|dropdown|tabs|markdown|clean|thin-scrollbar|theme|DocSearch)(?![a-z])/;
const CLASS = /\.(-?[A-Za-z_][\w-]*)/g;

const allRules = once(() => {
  const file = createRequire(join(toolRoot, 'package.json')).resolve('infima/dist/css/default/default.css');
  return parseRules(readFileSync(file, 'utf8'));
});

/** Reads a sheet without nesting beyond one condition. */
function parseRules(css: string): Rule[] {
  const found: Rule[] = [];
  const text = css.replace(/\/\*[\s\S]*?\*\//g, '');
  let condition = '';
  for (const [, head = '', body, end] of text.matchAll(/([^{}]*)(?:\{([^{}]*)\}|([{}]))/g)) {
    const name = head.trim();
    if (end === '{') condition = name;
    else if (end === '}') condition = '';
    else if (body !== undefined && !name.startsWith('@'))
      found.push({ condition, selectors: splitSelectors(name), body: body.trim() });
  }
  return found;
}

/** Commas inside brackets belong to one selector. */
const splitSelectors = (text: string): string[] =>
  text
    .split(/,(?![^(]*\))/)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '');

const classesIn = (selector: string): string[] => [...selector.matchAll(CLASS)].map(([, name = '']) => name);

/** Class with which Docusaurus marks the navbar while its menu is open: ours marks the menu. */
const MENU = 'navbar-sidebar--show';
const OPEN_MENU: Rule = {
  condition: '',
  selectors: [`.${MENU} .navbar-sidebar`, `.${MENU} .navbar-sidebar__backdrop`],
  body: 'visibility:visible;opacity:1;transform:none',
};

/** The two sides of a bar that the site draws itself: its sheets count on how they share the room. */
const SIDES = 'navbar__items';
const OWN_SIDES: Rule[] = [
  { condition: '', selectors: [`.${SIDES}`], body: 'flex:1' },
  { condition: '', selectors: [`.${SIDES}--right`], body: 'flex:0 0 auto;justify-content:flex-end' },
];

const ARROWS = ['.menu__link--sublist-caret::after', '.menu__caret::before'];
const CLOSED_ARROWS = [
  '[aria-expanded="false"].menu__link--sublist-caret::after',
  '[aria-expanded="false"].menu__caret::before',
  'details:not([open]) > .menu__link--sublist-caret::after',
];

const TURNS = '@supports (rotate: 1deg)';

/**
 * Arrows of sidebars, which sheets size and turn as the picture of Infima, which points upwards, and a logo without a title, which is not made
 * smaller.
 */
const MOVED: Rule[] = [
  { condition: '', selectors: ARROWS, body: 'max-width:.4rem;max-height:.4rem' },
  { condition: TURNS, selectors: ARROWS, body: 'rotate:-135deg;transform:rotate(180deg)' },
  { condition: TURNS, selectors: CLOSED_ARROWS, body: 'transform:rotate(90deg)' },
  { condition: TURNS, selectors: CLOSED_ARROWS.map((one) => `[dir="rtl"] ${one}`), body: 'transform:rotate(-90deg)' },
  { condition: '', selectors: ['.navbar__brand:not(:has(.navbar__title))'], body: 'flex-shrink:0' },
  // Many items break within Chinese words, too, before they lie over each other.
  { condition: '', selectors: ['.navbar__items:has(> :nth-child(9)) *'], body: 'word-break:normal' },
];

/** The shadows at the edges of a table that scrolls are hidden by our own ground, which is not that of the page. */
const BARE_TABLES: Rule = { condition: '', selectors: ['.markdown table'], body: 'background:none' };

/** Every class that may be asked for. */
export function infimaClasses(): Set<string> {
  const names = allRules().flatMap(({ selectors }) => selectors.flatMap(classesIn).filter((name) => !OURS.test(name)));
  return new Set([...names, MENU, SIDES]);
}

/**
 * Our admonitions and details have the class of an alert too, and looks of their own. So have our buttons: Infima's class alone, without that of a
 * kind, is white on no ground.
 */
const notOurs = (selector: string): string =>
  selector
    .replace(/^\.alert(?![\w-])/, '.alert:where(:not(.admonition,.details))')
    .replace(/^\.button(?![\w-])/, '.button:where([class*="button--"])');

/** Elements that pages of code write without a class. Code and keys keep our looks. */
const ELEMENTS = /^(?:h[1-6]|p|a|[uo]l|table|blockquote|hr)\b/;

/** The rules for elements that have no class, for pages that are code; what Markdown writes keeps our looks there too. */
const elementRules = (): Rule[] =>
  allRules()
    .filter(({ selectors }) =>
      selectors.every((selector) => ELEMENTS.test(selector) && classesIn(selector).length === 0),
    )
    .map((rule) => ({
      ...rule,
      // As weak as in Infima: the site's own sheets overwrite them.
      selectors: rule.selectors.map((selector) =>
        selector.replace(/^\S+/, (first) => `:where(.plugin-pages .main-wrapper) ${first}:where(:not(.markdown *))`),
      ),
    }));

/**
 * The rules for some classes and the variables of some names, with what both need; empty where none is used.
 * @param hasPages the site has pages that are code
 * @param bar style of its bar
 */
export function infimaSheet(used: ReadonlySet<string>, hasPages: boolean, bar?: string): string {
  const fits = (selector: string) => {
    const names = classesIn(selector);
    return names.length > 0 && names.every((name) => used.has(name));
  };
  const taken = allRules()
    .map((rule) => ({ ...rule, selectors: rule.selectors.filter(fits).map(notOurs) }))
    .filter(({ selectors }) => selectors.length > 0);
  taken.push(...MOVED);
  if (used.has(MENU)) taken.push(OPEN_MENU);
  if (used.has(SIDES)) taken.push(...OWN_SIDES);
  if (used.has(PAGE_GROUND) || used.has('--ifm-background-color:')) taken.push(BARE_TABLES);
  taken.unshift(...lookRules(used, bar), ...(hasPages ? elementRules() : []));
  const read = [...used].filter((name) => name.startsWith('--') && !name.endsWith(':'));
  const variables = variableRules([...read, ...taken.map(({ body }) => body)].join('\n'));
  return [...variables, ...taken].map(ruleText).join('\n');
}

/** Variables of a site's own sheets that our frame and text use: its colours and fonts. */
const LOOK: [selectors: string, property: string, variable: string][] = [
  // Not the background of overlays: a sheet may set it for one scheme only, and it is transparent in the other.
  ['html', 'background', '--ifm-background-color'],
  [':root', '--n-text', '--ifm-font-color-base'],
  [':root', '--n-font', '--ifm-font-family-base'],
  ['body [lang="en"]', 'font-family', '--ifm-font-family-base'],
  [':root', '--n-mono', '--ifm-font-family-monospace'],
  ['h1,h2,h3,h4,h5,h6', 'color', '--ifm-heading-color'],
  ['h1,h2,h3,h4,h5,h6', 'font-family', '--ifm-heading-font-family'],
  ['h1,h2,h3,h4,h5,h6', 'font-weight', '--ifm-heading-font-weight'],
  ['a', 'color', '--ifm-link-color'],
  ['.navbar,.navbar-sidebar,.navbar-sidebar__brand,.dropdown__menu', 'background', '--ifm-background-surface-color'],
  ['.dropdown__menu', 'background', '--ifm-dropdown-background-color'],
  ['.navbar,.navbar-sidebar__brand', 'background', '--ifm-navbar-background-color'],
  [
    '.navbar__link,.navbar__brand,.navbar__icon,.navbar__toggle,.navbar-sidebar__close',
    'color',
    '--ifm-navbar-link-color',
  ],
  ['.navbar__link:hover,.navbar__link--active', 'color', '--ifm-navbar-link-hover-color'],
  ['.footer', 'background', '--ifm-footer-background-color'],
  ['.footer', 'color', '--ifm-footer-color'],
  ['.footer a', 'color', '--ifm-footer-link-color'],
  ['.footer__title', 'color', '--ifm-footer-title-color'],
];

/** Rules for visibility on a navbar of any colour. */
const ON_BAR: Rule[] = [
  {
    condition: '',
    selectors: ['.navbar__link:hover', '.navbar__icon:hover'],
    body: 'background:color-mix(in srgb,currentColor 12%,transparent)',
  },
  { condition: '', selectors: ['.navbar__inner :focus-visible'], body: 'outline-color:currentColor' },
  {
    condition: '@media (max-width: 996px)',
    selectors: ['.DocSearch-Button'],
    body: 'color:var(--ifm-navbar-link-color,inherit)',
  },
];

/** The rules for what is set, with the variables that Infima itself sets for a bar and a footer in other colours. */
function lookRules(used: ReadonlySet<string>, bar: string | undefined): Rule[] {
  const set = LOOK.filter(
    ([selectors, , variable]) => used.has(`${variable}:`) || (bar && selectors.startsWith('.nav')),
  );
  const rules = set.map(([selectors, property, variable]) => ({
    condition: '',
    selectors: selectors.split(','),
    body: `${property}:var(${variable})`,
  }));
  if (set.some(([, , variable]) => variable === '--ifm-navbar-background-color')) rules.push(...ON_BAR);
  const hasFooter = set.some(([selectors]) => selectors.startsWith('.footer'));
  const styled = [...(hasFooter ? ['.footer--dark'] : []), ...(bar ? [`.navbar--${bar}`] : [])];
  const styles = allRules().flatMap((rule) => {
    const selectors = rule.selectors.filter((name) => styled.includes(name));
    // Colours of the bar would go on into its menu.
    return selectors.length > 0 ? [{ ...rule, selectors, body: variablesOf(rule).join(';') }] : [];
  });
  return [...rules, ...styles];
}

/** Variables that a rule sets, each with its value. */
const variablesOf = ({ body }: Rule): string[] => body.split(/;\s*/).filter((line) => line.startsWith('--'));

/** Definitions of the variables that a text reads, and of those that these read. */
function variableRules(text: string): Rule[] {
  const roots = allRules().filter(({ selectors }) =>
    selectors.every((selector) => classesIn(selector).length === 0 && /:root|data-theme/.test(selector)),
  );
  const declarations = roots.map((rule) => ({ rule, lines: variablesOf(rule) }));
  const wanted = new Set<string>();
  const want = (part: string) => {
    for (const [name] of part.matchAll(/--ifm-[\w-]+/g)) {
      if (wanted.has(name)) continue;
      wanted.add(name);
      for (const { lines } of declarations)
        for (const line of lines) if (line.startsWith(`${name}:`)) want(line.slice(name.length));
    }
  };
  want(text);
  return declarations.flatMap(({ rule, lines }) => {
    const kept = lines.filter((line) => wanted.has(line.slice(0, line.indexOf(':')).trim()));
    return kept.length > 0 ? [{ ...rule, body: kept.join(';') }] : [];
  });
}

const ruleText = ({ condition, selectors, body }: Rule): string => {
  const rule = `${selectors.join(',')}{${body}}`;
  return condition ? `${condition}{${rule}}` : rule;
};
