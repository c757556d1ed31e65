/** One page of the site: the values every component reads from, the layout, and the page's own region in it. */
import type { ComponentType } from 'react';
import type { RenderInput } from './contract.js';
import { Layout } from './layout/frame/Layout.js';
import { type Pieces, PiecesContext } from './layout/frame/lazy-parts-context.js';
import { Region } from './layout/frame/Region.js';
import { isLive, LiveContext } from './live-pages.js';
import { around } from './places/around.js';
import {
  LocationContext,
  PageContext,
  type RouteLocation,
  type Runtime,
  RuntimeContext,
  SiteContext,
} from './runtime.js';

export interface AppProps {
  /** `bodies` of a page that is not live: its finished region alone (`ThemeServer.renderMain`). */
  input: RenderInput;
  location: RouteLocation;
  runtime: Runtime;
  /** Renders live pages: `PageView`, loaded when it is needed in the browser. */
  View: ComponentType<{ input: RenderInput }>;
  pieces: Pieces;
}

export function App({ input, location, runtime, View, pieces }: AppProps) {
  const live = isLive(input);
  const { route } = input.page;
  return (
    <RuntimeContext value={runtime}>
      <SiteContext value={input.site}>
        <LocationContext value={location}>
          <PageContext value={input.page}>
            <LiveContext value={live}>
              <PiecesContext value={pieces}>
                {around(
                  'Root',
                  <Layout>
                    {live ? (
                      <Region key={route}>
                        <View input={input} />
                      </Region>
                    ) : (
                      <Region key={route} html={input.bodies[0] ?? ''} />
                    )}
                  </Layout>,
                )}
              </PiecesContext>
            </LiveContext>
          </PageContext>
        </LocationContext>
      </SiteContext>
    </RuntimeContext>
  );
}
