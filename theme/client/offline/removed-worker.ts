/** The service worker of a site that has none any more: it takes the place of the older one, deletes what that has kept, and goes. */
import { deleteOthers } from './kept-files.js';
import type { WorkerScope } from './worker-scope.js';

declare const self: WorkerScope;

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) =>
  event.waitUntil(deleteOthers().then(() => self.registration.unregister())),
);
