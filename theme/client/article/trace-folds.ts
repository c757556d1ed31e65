/** Records of runs (`theme/content/CodeTrace.tsx`): opening one replaces its table by a player, whose code is only loaded then. */
import { closest, TRACE } from './article-markup.js';

/** While its player is on the way. */
const BUSY = 'aria-busy';
/** Milliseconds after which a record opens with its table, even if the player is still loading. */
const WAIT_MS = 2000;

const load = () => import('../trace/start-trace.js');

/** Without the player the table is read. */
const warn = (error: unknown) => console.warn('notes: the player of a recorded run could not be loaded', error);

const needsPlayer = (record: unknown): record is HTMLDetailsElement =>
  record instanceof HTMLDetailsElement && record.matches(TRACE) && !('player' in record.dataset);

/** Adds the player to a record. One that is already open keeps its table too: it is being read, or contains a search match. */
const addPlayer = (record: HTMLDetailsElement) =>
  load()
    .then(({ startTrace }) => startTrace(record, record.open))
    .catch(warn);

/** Listens for records that are opened, and serves those already open below `root`: they may have been opened before this code was loaded. */
export function serveTraceFolds(root: ParentNode): void {
  // Both hear once, however often they are added.
  document.addEventListener('click', onClick);
  document.addEventListener('toggle', onToggle, true);
  for (const record of root.querySelectorAll(`${TRACE}[open]`)) if (needsPlayer(record)) void addPlayer(record);
}

/** A record opens with the player in it: nothing moves a second time. */
function onClick(event: Event): void {
  const record = closest(event.target, `${TRACE} > summary`)?.parentElement;
  if (!needsPlayer(record) || record.open || record.hasAttribute(BUSY)) return;
  event.preventDefault();
  record.setAttribute(BUSY, 'true');
  const open = () => {
    record.open = true;
  };
  setTimeout(open, WAIT_MS);
  void addPlayer(record).then(open);
}

function onToggle({ target }: Event): void {
  if (!needsPlayer(target) || !target.open) return;
  if (target.hasAttribute(BUSY)) target.removeAttribute(BUSY);
  else void addPlayer(target);
}
