/** Props of the components of content and attributes of the elements of HTML, to tell a misspelt prop from one of the author's own. */

const split = (words: string): string[] => words.split(' ');

/** Props of the components that are known without import. */
const COMPONENT_PROPS: Readonly<Record<string, readonly string[]>> = {
  Tabs: split('groupId queryString defaultValue values className block lazy'),
  TabItem: split('value label default className attributes hidden'),
  Admonition: split('type title icon className id'),
  Details: split('summary open className id'),
  LinkCard: split('title description image url href target rel'),
  LinkButton: split('href variant'),
  Card: split('title href'),
  Badge: split('type text'),
  ThemedImage: split('sources alt title width height className loading'),
  CodeBlock: split('language title className showLineNumbers metastring'),
  DocCardList: split('items className'),
  TOCInline: split('toc minHeadingLevel maxHeadingLevel'),
  Link: split('to href target rel title className id'),
};

/** Attributes that an author writes into HTML, by element. */
const HTML_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: split('href target rel title download'),
  img: split('src alt width height loading title srcset sizes'),
  video: split('src poster controls autoplay loop muted width height preload'),
  audio: split('src controls autoplay loop muted preload'),
  iframe: split('src width height title allow allowFullScreen frameBorder loading sandbox'),
  td: split('colSpan rowSpan align width'),
  th: split('colSpan rowSpan align width scope'),
  ol: split('start type reversed'),
  source: split('src srcset type media sizes'),
};

const EVERYWHERE = split('id class className style title lang dir hidden key ref');

/** Props of an element or a component; undefined where nobody knows them all. */
export function propsOf(name: string): readonly string[] | undefined {
  const known = COMPONENT_PROPS[name] ?? HTML_ATTRIBUTES[name];
  return known && [...known, ...EVERYWHERE];
}

/** Props without which a component shows nothing, or leads nowhere; one of each list is enough. */
const REQUIRED: Readonly<Record<string, readonly (readonly string[])[]>> = {
  LinkCard: [split('href url'), split('title')],
  LinkButton: [split('href')],
  Card: [split('title')],
  Link: [split('to href')],
  ThemedImage: [split('sources')],
  Heading: [split('as')],
  img: [split('src srcset srcSet')],
};

/** Keys of props that are objects; all of them are wanted. */
const KEYS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  ThemedImage: { sources: split('light dark') },
};
export const keysOf = (owner: string, name: string): readonly string[] | undefined => KEYS[owner]?.[name];

/** What such props are called in other places. */
const OTHER_NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  LinkCard: { to: 'href', link: 'href', src: 'href', path: 'href', text: 'title', name: 'title', desc: 'description' },
  LinkButton: { to: 'href', link: 'href', url: 'href', type: 'variant', kind: 'variant' },
  Card: { to: 'href', link: 'href', url: 'href', name: 'title', header: 'title' },
  Link: { url: 'href', link: 'href' },
  TabItem: { title: 'label', name: 'value', key: 'value' },
  Tabs: { group: 'groupId', id: 'groupId', default: 'defaultValue' },
  Badge: { color: 'type', variant: 'type', kind: 'type', label: 'text', title: 'text' },
  Admonition: { kind: 'type', variant: 'type', label: 'title' },
  Details: { title: 'summary', label: 'summary' },
  CodeBlock: { lang: 'language', filename: 'title', file: 'title', lineNumbers: 'showLineNumbers' },
  ThemedImage: { src: 'sources', srcs: 'sources' },
  img: { href: 'src', url: 'src', source: 'src' },
};

/** Values of props that take no others. */
const VALUES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  Badge: { type: split('success info warning danger') },
  LinkButton: { variant: split('primary plain') },
  Admonition: { type: split('note tip info warning danger secondary success important caution') },
};
/** What other tools call these values. */
const OTHER_VALUES: Readonly<Record<string, string>> = {
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
};

/** Values that a prop takes; undefined where any will do. */
export const valuesOf = (owner: string, name: string): readonly string[] | undefined => VALUES[owner]?.[name];
export const meantPropValue = (value: string): string | undefined => OTHER_VALUES[value];

export const requiredProps = (name: string): readonly (readonly string[])[] => REQUIRED[name] ?? [];
/** The prop that another name stands for. */
export const meantProp = (owner: string, name: string): string | undefined => OTHER_NAMES[owner]?.[name];
