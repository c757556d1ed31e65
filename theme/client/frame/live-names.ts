/** React for edited code, and the names that such code may use. */
import * as ownReact from 'react';
import * as ownDom from 'react-dom/client';
import { MODULE_GLOBAL } from '../../../renderer/shared/part-script.js';

/** Exports of the script that a moved site's `ReactLiveScope` is bundled to (`live-scope.ts`). Its components need the React that they were bundled with. */
interface SiteScope {
  React: typeof ownReact;
  dom: Pick<typeof ownDom, 'createRoot'>;
  names: Readonly<Record<string, unknown>>;
}

const site: SiteScope | undefined = Reflect.get(globalThis, MODULE_GLOBAL);

export const React = site?.React ?? ownReact;
export const { createRoot } = site?.dom ?? ownDom;

/** React and its exports (B5.123), then those of the site. */
export const names: Readonly<Record<string, unknown>> = Object.fromEntries(
  Object.entries({ React, ...React, ...site?.names }).filter(
    ([name]) => /^[A-Za-z_$][\w$]*$/.test(name) && name !== 'default',
  ),
);
