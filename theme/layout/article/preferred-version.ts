/** Determines the preferred version of a docs instance (B5.89): that of the page, else the one picked last. */
import { useEffect, useState } from 'react';
import { VERSION_KEY } from '../../client/start/storage.js';
import { usePage, useRuntime, useSite } from '../../runtime.js';
import { versionOf } from '../navbar/active-link.js';

export const versionKey = (instance: string): string => VERSION_KEY + instance;

/** Name of the version that links of an instance lead into; undefined for the latest. The stored one is known after hydration. */
export function useVersion(instance: string | undefined): string | undefined {
  const { docs } = useSite();
  const { storage } = useRuntime();
  const page = usePage();
  const [picked, setPicked] = useState<string>();
  const names = instance === undefined ? undefined : docs.versions?.[instance];
  useEffect(() => {
    if (!names || docs.versionPersistence === 'none') return;
    const stored = storage.get(versionKey(instance!));
    if (stored === null) return;
    if (names.includes(stored)) setPicked(stored);
    else storage.set(versionKey(instance!), null);
  }, [names, instance, storage, docs.versionPersistence]);
  return instance === undefined ? undefined : (versionOf(page, instance) ?? picked);
}
