/** Scripts of every page of a moved site, told of each page that is shown. */
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

/** Loads the modules. One that throws takes nothing from the others. */
export function startModules(loaders: readonly (() => ClientModule)[]): void {
  const modules = loaders.map(attempt).filter((module) => module !== undefined);
  let previousLocation: Location | null = null;
  const tell = () => {
    const shown = { location: here(), previousLocation };
    if (previousLocation && JSON.stringify(previousLocation) === JSON.stringify(shown.location)) return;
    previousLocation = shown.location;
    for (const name of ['onRouteUpdate', 'onRouteDidUpdate'])
      for (const module of modules) {
        const hook = module.default?.[name] ?? module[name];
        if (typeof hook === 'function') attempt(() => (hook as Hook)(shown));
      }
  };
  tell();
  // A page that is shown in place of another brings its own head.
  new MutationObserver(tell).observe(document.head, { childList: true, subtree: true, attributes: true });
  addEventListener('hashchange', tell);
}

function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch (error) {
    console.error(error);
    return undefined;
  }
}
