import { useRouteLocation, useRuntime } from '../runtime.js';

export { default as Link } from './Link.js';

export const useLocation = useRouteLocation;

/** The part of the reference's history that pages use. */
export function useHistory() {
  const runtime = useRuntime();
  return {
    push: (to: string) => runtime.navigate(to),
    replace: (to: string) => runtime.navigate(to, { replace: true }),
  };
}
