/** Hooks of Docusaurus for ejected components that read the current address. */
import { type ComponentType, useContext, useEffect, useRef, useState } from 'react';
import { pathInLanguage } from '../../renderer/shared/page-fields.js';
import { PageContext, type RouteLocation, useRouteLocation, useRuntime, useSite } from '../runtime.js';
import { useEvent } from './common-helpers.js';

/** The path below the base path. */
export function useLocalPathname(): string {
  const { baseUrl } = useSite();
  const { pathname } = useRouteLocation();
  return pathname.startsWith(baseUrl) ? `/${pathname.slice(baseUrl.length)}` : pathname;
}

/** Addresses of this page in other languages. */
export function useAlternatePageUtils() {
  const { url, baseUrl, locale: shown, languages = [] } = useSite();
  const local = useLocalPathname().slice(1);
  const page = useContext(PageContext) ?? {};
  const createUrl = ({ locale, fullyQualified }: { locale: string; fullyQualified: boolean }): string => {
    const home = locale === shown ? baseUrl : `${baseUrl}${locale}/`;
    const other = languages.find((one) => one.locale === locale) ?? { url, baseUrl: home };
    return `${fullyQualified || other.url !== url ? other.url : ''}${other.baseUrl}${pathInLanguage(page, locale, local) ?? ''}`;
  };
  return { createUrl };
}

interface Change {
  location: RouteLocation;
  previousLocation: RouteLocation | null;
}

/** Calls a function with each address that is shown. */
export function useLocationChange(changed: (change: Change) => void): void {
  const location = useRouteLocation();
  const previous = useRef<RouteLocation | null>(null);
  const newest = useEvent(changed);
  useEffect(() => {
    newest({ location, previousLocation: previous.current });
    previous.current = location;
  }, [location, newest]);
}

/** A browser back calls the function; `false` keeps the address. */
export function useHistoryPopHandler(handler: () => boolean | undefined): void {
  const newest = useEvent(handler);
  useEffect(() => {
    const popped = () => void newest();
    addEventListener('popstate', popped);
    return () => removeEventListener('popstate', popped);
  }, [newest]);
}

const replaceQuery = (change: (query: URLSearchParams) => void): void => {
  const url = new URL(location.href);
  change(url.searchParams);
  history.replaceState(history.state, '', url);
};

/** A value of the address's query; null on the server. */
export function useQueryStringValue(key: string | null): string | null {
  const { search } = useRouteLocation();
  return key === null ? null : new URLSearchParams(search).get(key);
}

export function useQueryString(key: string): [value: string, change: (value: string | null) => void] {
  const [value, setValue] = useState(useQueryStringValue(key) ?? '');
  const change = (wanted: string | null) => {
    replaceQuery((query) => (wanted ? query.set(key, wanted) : query.delete(key)));
    setValue(wanted ?? '');
  };
  return [value, change];
}

export function useQueryStringList(key: string): [values: string[], change: (values: string[]) => void] {
  const { search } = useRouteLocation();
  const [values, setValues] = useState(() => new URLSearchParams(search).getAll(key));
  const change = (wanted: string[]) => {
    replaceQuery((query) => {
      query.delete(key);
      for (const one of wanted) query.append(key, one);
    });
    setValues(wanted);
  };
  return [values, change];
}

export const useClearQueryString = () => () => {
  const url = new URL(location.href);
  url.search = '';
  history.replaceState(history.state, '', url);
};

/** Parameters of several queries as one; of those that two have, the later one counts. */
export function mergeSearchParams(lists: readonly URLSearchParams[], strategy: 'append' | 'set'): URLSearchParams {
  const merged = new URLSearchParams();
  for (const list of lists) for (const [key, value] of list) merged[strategy](key, value);
  return merged;
}

/** Shows another address in place of this one. */
export function Redirect({ to }: { to: string | { pathname?: string; search?: string; hash?: string } }) {
  const { navigate } = useRuntime();
  const address = typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;
  useEffect(() => navigate(address, { replace: true }), [address, navigate]);
  return null;
}

/** Gives a component the address that is shown. */
export function withRouter<P extends object>(Component: ComponentType<P>) {
  return function Routed(props: P) {
    return <Component {...props} location={useRouteLocation()} />;
  };
}

/** The addresses that the bar has for docs and sidebars. */
function useBarLinks() {
  const { items } = useSite().navbar;
  return items.flatMap((item) => (item.type === 'dropdown' ? item.items : item));
}

/** A doc that the bar names; null for another one, whose address is not sent to the browser. */
export function useLayoutDoc(docId: string): { id: string; path: string; unlisted?: boolean } | null {
  const links = useBarLinks();
  for (const item of links)
    if (item.type === 'doc' && item.docId === docId) return { id: docId, path: item.href, unlisted: item.unlisted };
  return null;
}

/** A sidebar that the bar names. */
export function useLayoutDocsSidebar(name: string): { link?: { path: string; label: string } } {
  const links = useBarLinks();
  for (const item of links)
    if (item.type === 'docSidebar' && item.sidebar === name) return { link: { path: item.href, label: item.label } };
  return {};
}
