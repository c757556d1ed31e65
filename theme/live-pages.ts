/**
 * Which pages the browser renders again. The region between sidebar and footer of most pages is finished HTML: the server rendered it,
 * no handler in it needs React, so the browser loads neither its components nor its data. It is live where it holds code of its own:
 * module parts, React pages, and every page of a site that replaces theme components.
 */
import { createContext } from 'react';
import type { RenderInput } from './contract.js';
import { hasOwnParts } from './places/around.js';

/** Defined when the theme is bundled with overrides. */
declare const NOTES_OVERRIDDEN: boolean | undefined;

/** True if the site replaces files of the theme: then all components are rendered in the browser. */
const overridden = typeof NOTES_OVERRIDDEN !== 'undefined' && NOTES_OVERRIDDEN;

/** The same of a site that has its own components for places of the page. */
export const isReplaced = (): boolean => overridden || hasOwnParts();

export function isLive({ page, module }: Pick<RenderInput, 'page' | 'module'>): boolean {
  return isReplaced() || (page.kind === 'component' ? !page.still : module !== undefined);
}

/** True if the components around a body are rendered in the browser too. */
export const LiveContext = createContext(false);
