import type { ReactNode } from 'react';
import { spokenText } from '../../renderer/shared/spoken-texts.js';
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

/** Outside React: the same text. */
export function translate({ id, message }: Message, values?: Record<string, string | number>): string {
  const key = id ?? message ?? '';
  return String(interpolate(spokenText(key) ?? message ?? key, values));
}
