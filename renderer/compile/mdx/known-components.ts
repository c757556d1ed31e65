/** Table of content components and HTML elements, one entry each, to tell a misspelt prop from a custom one. */
import { ADMONITIONS } from '../../shared/admonitions.js';
import { type Dictionary, dictionary } from '../../shared/dictionary.js';

interface Known {
  /** All props but those that everything takes; absent where nobody knows them all. */
  props?: readonly string[];
  /** Props without which it shows nothing, or leads nowhere; one of each list is enough. */
  required?: readonly (readonly string[])[];
  /** Names of its props in other tools. */
  otherNames?: Dictionary<string>;
  /** Values of props that take no others. */
  values?: Dictionary<readonly string[]>;
  /** Props with an address of the site where they start with a slash, or name a page by its file: linking fills them in. */
  addresses?: readonly string[];
  /** Keys of props that are objects; all of them are wanted. */
  keys?: Dictionary<readonly string[]>;
}

const split = (words: string): string[] => words.split(' ');

/** Components that need no import. One more is an entry here and one in the theme's table of content (`theme/content/index.tsx`). */
export const COMPONENTS = dictionary<Known>({
  Tabs: {
    props: split('groupId queryString defaultValue values className block lazy'),
    otherNames: dictionary({ group: 'groupId', id: 'groupId', default: 'defaultValue' }),
  },
  TabItem: {
    props: split('value label default className attributes hidden'),
    otherNames: dictionary({ title: 'label', name: 'value', key: 'value' }),
  },
  CodeBlock: {
    props: split('language title className showLineNumbers metastring'),
    otherNames: dictionary({ lang: 'language', filename: 'title', file: 'title', lineNumbers: 'showLineNumbers' }),
  },
  Admonition: {
    props: split('type title icon className id'),
    otherNames: dictionary({ kind: 'type', variant: 'type', label: 'title' }),
    values: dictionary({ type: Object.keys(ADMONITIONS) }),
  },
  Details: {
    props: split('summary open className id'),
    otherNames: dictionary({ title: 'summary', label: 'summary' }),
  },
  DocCardList: { props: split('items className') },
  TOCInline: { props: split('toc minHeadingLevel maxHeadingLevel') },
  Heading: { required: [split('as')] },
  ThemedImage: {
    props: split('sources alt title width height className loading'),
    required: [split('sources')],
    otherNames: dictionary({ src: 'sources', srcs: 'sources' }),
    keys: dictionary({ sources: split('light dark') }),
  },
  Link: {
    props: split('to href target rel title className id'),
    required: [split('to href')],
    otherNames: dictionary({ url: 'href', link: 'href' }),
  },
  Badge: {
    props: split('type text'),
    otherNames: dictionary({ color: 'type', variant: 'type', kind: 'type', label: 'text', title: 'text' }),
    values: dictionary({ type: split('success info warning danger') }),
  },
  Card: {
    props: split('title href'),
    required: [split('title')],
    addresses: split('href'),
    otherNames: dictionary({ to: 'href', link: 'href', url: 'href', name: 'title', header: 'title' }),
  },
  CardGrid: {},
  FileTree: {},
  LinkButton: {
    props: split('href variant'),
    required: [split('href')],
    addresses: split('href'),
    otherNames: dictionary({ to: 'href', link: 'href', url: 'href', type: 'variant', kind: 'variant' }),
    values: dictionary({ variant: split('primary plain') }),
  },
  LinkCard: {
    props: split('title description image url href target rel'),
    required: [split('href url'), split('title')],
    addresses: split('href url image'),
    otherNames: dictionary({
      to: 'href',
      link: 'href',
      src: 'href',
      path: 'href',
      text: 'title',
      name: 'title',
      desc: 'description',
    }),
  },
  Steps: {},
});

/** Attributes that an author writes into HTML, by element. */
const ELEMENTS = dictionary<Known>({
  a: { props: split('href target rel title download') },
  img: {
    props: split('src alt width height loading title srcset sizes'),
    required: [split('src srcset srcSet')],
    otherNames: dictionary({ href: 'src', url: 'src', source: 'src' }),
  },
  video: { props: split('src poster controls autoplay loop muted width height preload') },
  audio: { props: split('src controls autoplay loop muted preload') },
  iframe: { props: split('src width height title allow allowFullScreen frameBorder loading sandbox') },
  td: { props: split('colSpan rowSpan align width') },
  th: { props: split('colSpan rowSpan align width scope') },
  ol: { props: split('start type reversed') },
  source: { props: split('src srcset type media sizes') },
});

const EVERYWHERE = split('id class className style title lang dir hidden key ref');

/** Prop values of other tools, and ours. */
const OTHER_VALUES = dictionary<string>({
  error: 'danger',
  caution: 'danger',
  red: 'danger',
  tip: 'success',
  green: 'success',
  new: 'success',
  note: 'info',
  primary: 'info',
  blue: 'info',
  warn: 'warning',
  yellow: 'warning',
});

const known = (owner: string): Known => COMPONENTS[owner] ?? ELEMENTS[owner] ?? {};

/** Props of an element or a component; undefined where nobody knows them all. */
export function propsOf(owner: string): readonly string[] | undefined {
  const { props } = known(owner);
  return props && [...props, ...EVERYWHERE];
}

/** Props that linking fills in. */
export const addressProps = (owner: string): readonly string[] => known(owner).addresses ?? [];

/** Keys of a prop that is an object; undefined where it may have any. */
export const keysOf = (owner: string, prop: string): readonly string[] | undefined => known(owner).keys?.[prop];

/** Values that a prop takes; undefined where any will do. */
export const valuesOf = (owner: string, prop: string): readonly string[] | undefined => known(owner).values?.[prop];

/** Returns our prop value for another tool's word. */
export const meantPropValue = (value: string): string | undefined => OTHER_VALUES[value];

/** Returns lists of props; one of each list is required. */
export const requiredProps = (owner: string): readonly (readonly string[])[] => known(owner).required ?? [];

/** Returns our prop for another tool's name. */
export const meantProp = (owner: string, prop: string): string | undefined => known(owner).otherNames?.[prop];
