import { useMemo } from 'react';
import { type MatchOptions, matchPath as match, type PathMatch } from '../client/navigation/match-path.js';
import { type RouteLocation, type Runtime, useRouteLocation, useRuntime } from '../runtime.js';

export { default as Link, default as NavLink } from './Link.js';
export { Redirect, withRouter } from './route-hooks.js';

export const useLocation = useRouteLocation;

/** An address in one text or in its parts. */
type To = string | Partial<RouteLocation>;

/** The reference's history: where the page is, and ways to other places. */
export function useHistory() {
  const { navigate } = useRuntime();
  const location = useRouteLocation();
  return useMemo(() => historyOf(location, navigate), [location, navigate]);
}

function historyOf(location: RouteLocation, navigate: Runtime['navigate']) {
  const createHref = (to: To) =>
    typeof to === 'string' ? to : `${to.pathname ?? location.pathname}${to.search ?? ''}${to.hash ?? ''}`;
  const go = (steps: number) => window.history.go(steps);
  return {
    location,
    createHref,
    push: (to: To) => navigate(createHref(to)),
    replace: (to: To) => navigate(createHref(to), { replace: true }),
    go,
    goBack: () => go(-1),
    goForward: () => go(1),
    // Pages are rendered again for a new address.
    listen: () => () => {},
    block: () => () => {},
  };
}

/** Matches a path against a pattern (B5.9): one in an object with its options, or alone. */
export function matchPath(pathname: string, pattern: string | (MatchOptions & { path: string })): PathMatch | null {
  return typeof pattern === 'string' ? match(pathname, pattern) : match(pathname, pattern.path, pattern);
}

/** Returns how the page that is shown matches a pattern; null when it does not. */
export function useRouteMatch(pattern: string | (MatchOptions & { path: string })): PathMatch | null {
  return matchPath(useRouteLocation().pathname, pattern);
}
