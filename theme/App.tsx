/** One page of the site: the values every component reads from, and the layout round the page's own content. */
import type { RenderInput } from './contract.js';
import { Crash, ErrorBoundary } from './layout/ErrorBoundary.js';
import { Layout } from './layout/Layout.js';
import { PageView } from './pages/PageView.js';
import {
  LocationContext,
  PageContext,
  type RouteLocation,
  type Runtime,
  RuntimeContext,
  SiteContext,
} from './runtime.js';

export interface AppProps {
  input: RenderInput;
  location: RouteLocation;
  runtime: Runtime;
}

export function App({ input, location, runtime }: AppProps) {
  return (
    <RuntimeContext value={runtime}>
      <SiteContext value={input.site}>
        <LocationContext value={location}>
          <PageContext value={input.page}>
            <ErrorBoundary fallback={(error, retry) => <Crash error={error} retry={retry} />}>
              <Layout>
                <PageView key={input.page.route} input={input} />
              </Layout>
            </ErrorBoundary>
          </PageContext>
        </LocationContext>
      </SiteContext>
    </RuntimeContext>
  );
}
