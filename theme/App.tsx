/** One page of the site: the providers every component reads from, and the layout round the page's own content. */
import type { RenderInput } from './contract.js';
import {
  LocationContext,
  PageContext,
  type RouteLocation,
  type Runtime,
  RuntimeContext,
  SiteContext,
} from './runtime.js';

export function App({ input, location, runtime }: { input: RenderInput; location: RouteLocation; runtime: Runtime }) {
  return (
    <RuntimeContext value={runtime}>
      <SiteContext value={input.site}>
        <LocationContext value={location}>
          <PageContext value={input.page}>
            <main data-body="" dangerouslySetInnerHTML={{ __html: input.bodies[0] ?? '' }} />
          </PageContext>
        </LocationContext>
      </SiteContext>
    </RuntimeContext>
  );
}
