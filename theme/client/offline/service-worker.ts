/** The service worker of a site with `offline`: what was fetched once can be read without a network. */
import type { IdlePage } from '../../../renderer/shared/offline.js';
import { answerRequest, answers } from './answer-request.js';
import { listFetcher } from './fetch-listed.js';
import { deleteOthers, LISTED, VISITED } from './kept-files.js';
import type { WorkerScope } from './worker-scope.js';

declare const self: WorkerScope;

const fetchListed = listFetcher();

// Pages that are open go on with the newer worker: it asks the network first, as the older one did.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) =>
  event.waitUntil(deleteOthers(LISTED, VISITED).then(() => self.clients.claim())),
);
self.addEventListener('fetch', (event) => {
  if (answers(event.request)) event.respondWith(answerRequest(event.request, (rest) => event.waitUntil(rest)));
});
self.addEventListener('message', (event) => {
  if (isIdlePage(event.data)) event.waitUntil(fetchListed(event.data.idle));
});

const isIdlePage = (data: unknown): data is IdlePage =>
  typeof data === 'object' && data !== null && 'idle' in data && typeof data.idle === 'string';
