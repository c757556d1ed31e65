/** Helpers that code of the reference imports from its theme's common package; they need nothing of the theme. */
import {
  type ComponentType,
  createElement,
  type ReactNode,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { givenOf } from '../places/item-types.js';
import { useSite } from '../runtime.js';
import { MAGIC_COMMENTS } from './code-hooks.js';
import lists from './config-lists.js';

/** Picks among forms of a text, given as `one|many`. */
export function usePluralForm() {
  const { locale } = useSite();
  const rules = new Intl.PluralRules(locale);
  const { pluralCategories } = rules.resolvedOptions();
  const order = ['zero', 'one', 'two', 'few', 'many', 'other'].filter((name) =>
    pluralCategories.some((one) => one === name),
  );
  return {
    selectMessage(count: number, forms: string): string {
      const parts = forms.split('|');
      return parts[Math.min(order.indexOf(rules.select(count)), parts.length - 1)] ?? forms;
    },
  };
}

/** Returns the theme's own part of the configuration, as far as it is sent to the browser. */
export function useThemeConfig() {
  const { navbar, footer, announcementBar, colorMode, docs } = useSite();
  const own = lists.themeConfig ?? {};
  return {
    ...own,
    navbar: own.navbar
      ? { hideOnScroll: false, items: [], ...own.navbar }
      : { ...navbar, items: navbar.items.map(givenOf) },
    footer: own.footer
      ? { style: 'light', links: [], ...own.footer }
      : footer && { style: footer.style, links: footer.columns, copyright: footer.copyright, logo: footer.logo },
    announcementBar,
    colorMode,
    blog: { sidebar: { groupByYear: true } },
    docs: { sidebar: { hideable: docs.sidebarHideable, autoCollapseCategories: docs.autoCollapseCategories } },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
    prism: { additionalLanguages: [], magicComments: MAGIC_COMMENTS },
    metadata: [],
  };
}

/** Title and description of a page that code makes. */
export function PageMetadata({
  title,
  description,
  children,
}: {
  title?: string;
  description?: string;
  children?: ReactNode;
}) {
  const site = useSite();
  return (
    <>
      {title !== undefined && (
        <title>{title === site.title ? title : `${title} ${site.titleDelimiter} ${site.title}`}</title>
      )}
      {description !== undefined && <meta name="description" content={description} />}
      {children}
    </>
  );
}

/** Classes of the document belong to the build: only the children are shown. */
export function HtmlClassNameProvider({ children }: { children?: ReactNode }) {
  return <>{children}</>;
}

const resized = (changed: () => void) => {
  addEventListener('resize', changed);
  return () => removeEventListener('resize', changed);
};

/** `desktop` or `mobile`; `ssr` before the browser has taken over. */
export function useWindowSize({ desktopBreakpoint = 996 } = {}): 'desktop' | 'mobile' | 'ssr' {
  return useSyncExternalStore(
    resized,
    () => (innerWidth > desktopBreakpoint ? 'desktop' : 'mobile'),
    () => 'ssr',
  );
}

export function useCollapsible({ initialState }: { initialState: boolean | (() => boolean) }) {
  const [collapsed, setCollapsed] = useState(initialState);
  return { collapsed, setCollapsed, toggleCollapsed: () => setCollapsed((was) => !was) };
}

export function Collapsible({
  collapsed,
  children,
  className,
  as = 'div',
}: {
  collapsed: boolean;
  children?: ReactNode;
  className?: string;
  as?: string;
}) {
  return createElement(as, { className, hidden: collapsed }, children);
}

/** A function that is always the same and calls the newest one. */
export function useEvent<Args extends unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const newest = useRef(callback);
  useEffect(() => {
    newest.current = callback;
  });
  return useRef((...args: Args) => newest.current(...args)).current;
}

export function usePrevious<T>(value: T): T | undefined {
  const previous = useRef<T>(undefined);
  useEffect(() => {
    previous.current = value;
  });
  return previous.current;
}

export function composeProviders(providers: ComponentType<{ children?: ReactNode }>[]) {
  return ({ children }: { children: ReactNode }) =>
    providers.reduceRight<ReactNode>((inner, Provider) => createElement(Provider, null, inner), children);
}

export const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
export const uniq = <T,>(list: readonly T[]): T[] => [...new Set(list)];
export const duplicates = <T,>(list: readonly T[], same: (a: T, b: T) => boolean = (a, b) => a === b): T[] =>
  list.filter((one, at) => list.findIndex((other) => same(other, one)) !== at);
export const isRegexpStringMatch = (pattern?: string, text?: string): boolean =>
  pattern !== undefined && text !== undefined && new RegExp(pattern, 'gi').test(text);
export const isMultiColumnFooterLinks = (links: readonly object[]): boolean =>
  links.some((link) => 'items' in link || 'title' in link);
