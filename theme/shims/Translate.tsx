import type { ReactNode } from 'react';
import { useSite } from '../runtime.js';
import { interpolate } from './Interpolate.js';

interface Props {
  id?: string;
  description?: string;
  values?: Record<string, ReactNode>;
  children?: string;
}

/** A text by its id, from the site's `code.json`, or as written. */
export default function Translate({ id, values, children = '' }: Props) {
  const { texts } = useSite();
  return <>{interpolate(texts[id ?? children] ?? children, values)}</>;
}

interface Message {
  id?: string;
  message?: string;
  description?: string;
}

/** Outside React: the text as written, with its values. */
export function translate({ id, message }: Message, values?: Record<string, string | number>): string {
  return String(interpolate(message ?? id ?? '', values));
}
