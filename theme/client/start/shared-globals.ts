/**
 * The modules that client parts (hydrated MDX, React pages, site components) take from the running page instead of bringing their own.
 * A part loaded into an older tab must meet the same React and the same contexts; a second React breaks hooks. So the bundler makes these
 * imports external and reads them from one global object:
 *
 *     import { useState } from 'react'  →  const { useState } = globalThis.__notesShared['react']
 */
import react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import { sharedPlaces } from '../../places/around.js';
import * as runtime from '../../runtime.js';

/** Name of the global. */
const SHARED_GLOBAL = '__notesShared';
/** Import specifiers that are found there; `notes/runtime` is `theme/runtime.ts`. */
const SHARED_MODULES = ['react', 'react/jsx-runtime', 'notes/runtime'] as const;

/** Publishes the shared modules; called before any part is loaded. `react` is complete here, and identical everywhere else (`react-modules.ts`). */
export function share(): void {
  const modules: Record<(typeof SHARED_MODULES)[number], unknown> & { 'notes/places'?: unknown } = {
    react,
    'react/jsx-runtime': jsxRuntime,
    'notes/runtime': runtime,
  };
  if (sharedPlaces) modules['notes/places'] = sharedPlaces;
  Object.assign(globalThis, { [SHARED_GLOBAL]: modules });
}
