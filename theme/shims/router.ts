import { type MatchOptions, matchPath as match, type PathMatch } from '../client/navigation/match-path.js';
import { useRouteLocation, useRuntime } from '../runtime.js';

export { default as Link, default as NavLink } from './Link.js';
export { Redirect, withRouter } from './route-hooks.js';

export const useLocation = useRouteLocation;

/** The part of the reference's history that pages use. */
export function useHistory() {
  const runtime = useRuntime();
  return {
    push: (to: string) => runtime.navigate(to),
    replace: (to: string) => runtime.navigate(to, { replace: true }),
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
