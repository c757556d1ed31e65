import { createElement } from 'react';
import { ADMONITIONS } from '../../renderer/shared/admonitions.js';
import { Admonition } from '../content/Admonition.js';
import type { ContentComponent } from '../contract.js';

/** Our admonition of one type. */
export const admonitionOf =
  (type: string): ContentComponent =>
  (props: { type?: string }) =>
    createElement(Admonition, { ...props, type: props.type ?? type });

/** Components by type, as a site adds to them. */
const types: Record<string, ContentComponent> = Object.fromEntries(
  Object.keys(ADMONITIONS).map((type) => [type, admonitionOf(type)]),
);
export default types;
