/** Scripts of every page, of plugins and of moved sites, told of each page that is shown. */
import { SHOWN } from '../client/navigation/shown-event.js';

interface Location {
  pathname: string;
  search: string;
  hash: string;
}

type Hook = (shown: { location: Location; previousLocation: Location | null }) => unknown;
interface ClientModule {
  default?: Record<string, unknown>;
  [name: string]: unknown;
}

const here = (): Location => ({ pathname: location.pathname, search: location.search, hash: location.hash });

/** Loads the modules once React has the page: what they change before would not be what it compares with. */
export function startModules(loaders: readonly (() => ClientModule)[]): void {
  const root = document.documentElement;
  const start = () => {
    if (root.dataset.hasHydrated !== 'true') return;
    waiting.disconnect();
    run(loaders);
  };
  const waiting = new MutationObserver(start);
  waiting.observe(root, { attributeFilter: ['data-has-hydrated'] });
  start();
}

/** One that throws takes nothing from the others. */
function run(loaders: readonly (() => ClientModule)[]): void {
  const modules = loaders.map(attempt).filter((module) => module !== undefined);
  const call = (name: string, shown: Parameters<Hook>[0]) => {
    for (const module of modules) {
      const hook = module.default?.[name] ?? module[name];
      if (typeof hook === 'function') attempt(() => (hook as Hook)(shown));
    }
  };
  let previousLocation: Location | null = null;
  let location = here();
  let told: Location | null = null;
  /** Announces that a page will be shown in the document. */
  const update = () => {
    if (JSON.stringify(location) === JSON.stringify(here())) return;
    previousLocation = location;
    location = here();
    call('onRouteUpdate', { location, previousLocation });
  };
  /** Announces that it is shown. */
  const didUpdate = () => {
    update();
    if (told === location) return;
    told = location;
    call('onRouteDidUpdate', { location, previousLocation });
  };
  call('onRouteUpdate', { location, previousLocation });
  didUpdate();
  // A page that is shown in place of another brings its own head.
  new MutationObserver(update).observe(document.head, { childList: true, subtree: true, attributes: true });
  // Before the router is there, the browser moves within a page by itself.
  addEventListener('hashchange', didUpdate);
  addEventListener(SHOWN, didUpdate);
}

function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch (error) {
    console.error(error);
    return undefined;
  }
}
