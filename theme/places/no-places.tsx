/** `around.tsx` in the browser files of a site that was not moved: the usual parts, and no code of places in a first view. */
import type { ReactNode } from 'react';
import { Part } from '../layout/frame/ErrorBoundary.js';
import type { Frame } from './frame-places.js';

export const sharedPlaces: unknown = undefined;
export const hasPlaces: boolean = false;
export const hasOwnParts = (): boolean => false;
export const hasOwnBlog = (_page: object): boolean => false;
export const addOwnParts = (): void => {};

export const at = (_name: string, part: ReactNode): ReactNode => part;
export const around = at;
export const atIcon = (_name: string, part: ReactNode): ReactNode => part;
export const atYears = (part: ReactNode): ReactNode => part;
export const besideBlog = atYears;

export const inLayout = (inner: ReactNode, { skip, bar, navbar, foot }: Frame): ReactNode => (
  <>
    {skip}
    <Part quiet>{bar}</Part>
    <Part>{navbar}</Part>
    {inner}
    <Part>{foot}</Part>
  </>
);
