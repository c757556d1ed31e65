/** The part of a service worker's global scope that ours uses. TypeScript has its types only in place of those of a page. */

interface LastingEvent {
  /** Keeps the worker alive until the work is done. */
  waitUntil(work: Promise<unknown>): void;
}

interface Events {
  install: LastingEvent;
  activate: LastingEvent;
  fetch: LastingEvent & { readonly request: Request; respondWith(answer: Promise<Response>): void };
  message: LastingEvent & { readonly data: unknown };
}

export interface WorkerScope {
  readonly registration: Pick<ServiceWorkerRegistration, 'scope' | 'unregister' | 'update'>;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void): void;
}
