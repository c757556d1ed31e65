/** A reader with nothing but keys: finds what there is by Tab, as a reader does, and tells where the focus is. */
import type { Page } from 'playwright-core';
import { hydrated, nextFrames } from '../browser/harness.js';

/** One thing that a reader does. */
export type Step =
  | { tabTo: string; back?: boolean }
  | { press: string; times?: number }
  | { type: string }
  | { until: string }
  | { reload: true };

/** Presses Tab until the focus is on an element of this role and name (`button Copy`; a name that ends in `…` is a beginning). */
export const tabTo = (what: string): Step => ({ tabTo: what });
/** The same with Shift+Tab. */
export const backTo = (what: string): Step => ({ tabTo: what, back: true });
export const press = (key: string, times = 1): Step => ({ press: key, times });
export const type = (text: string): Step => ({ type: text });
/** Waits until an element is seen. */
export const until = (selector: string): Step => ({ until: selector });
export const reload: Step = { reload: true };

/** A goal of a reader, the keys that lead to it, and what holds then. */
export interface Task {
  goal: string;
  page: string;
  size?: 'phone';
  steps: Step[];
  /** Role and name of the element with the focus. Absent: the focus is at a place in the text, and `next` says what Tab leads to. */
  focus?: string;
  next?: string;
  /** Path, query and hash. */
  at?: string;
  /** Heading of the page that the keys led to. */
  heading?: string;
  /** Selectors of what is seen then, or not. */
  shows?: string[];
  hides?: string[];
  /** Text of a live region. */
  says?: RegExp;
  clipboard?: string;
  /** Keys that lead away from the focus; Tab by default. */
  leave?: string[];
}

/** Most presses of Tab on the way to one element. */
const MOST = 90;

/** Role and name of the element with the focus; empty where it is on none. Runs in the page. */
function focused(): string {
  const roles: Record<string, string> = { A: 'link', SUMMARY: 'summary', INPUT: 'input', TEXTAREA: 'textbox' };
  const element = document.activeElement;
  if (!element || element === document.body) return '';
  const labels = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const name =
    element.getAttribute('aria-label') ??
    (labels.map((id) => document.getElementById(id)?.textContent).join(' ') ||
      element.getAttribute('alt') ||
      element.textContent ||
      '');
  const role = element.getAttribute('role') ?? roles[element.tagName] ?? element.tagName.toLowerCase();
  return `${role} ${name.replace(/\s+/g, ' ').trim().slice(0, 60)}`;
}

export const focusOf = (page: Page): Promise<string> => page.evaluate(focused);

export const isAsked = (found: string, asked: string): boolean =>
  asked.endsWith('…') ? found.startsWith(asked.slice(0, -1)) : found === asked;

async function goTo(page: Page, asked: string, key: string): Promise<void> {
  const way: string[] = [];
  for (let count = 0; count < MOST; count += 1) {
    await page.keyboard.press(key);
    const found = await focusOf(page);
    if (isAsked(found, asked)) return;
    way.push(found);
  }
  throw new Error(`${key} does not lead to ${asked}:\n${way.join('\n')}`);
}

export async function take(page: Page, step: Step): Promise<void> {
  if ('tabTo' in step) return goTo(page, step.tabTo, step.back ? 'Shift+Tab' : 'Tab');
  if ('type' in step) return page.keyboard.type(step.type);
  if ('until' in step) return page.locator(step.until).first().waitFor();
  if ('reload' in step) {
    await page.reload();
    await hydrated(page);
    return;
  }
  for (let count = 0; count < (step.times ?? 1); count += 1) await page.keyboard.press(step.press);
  // A key may load another document, which takes this one's frames along.
  await nextFrames(page).catch(() => hydrated(page));
}

/** Finds invisible focus: outside of the window, or without a ring. Runs in the page. */
export function unseenFocus(): string[] {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return [];
  // A dialog covering the whole window needs no ring.
  if (element.getAttribute('role') === 'dialog') return [];
  const faults: string[] = [];
  const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
  if (bottom <= 0 || right <= 0 || top >= innerHeight || left >= innerWidth) faults.push('out of the window');
  if (width === 0 || height === 0) faults.push('without size');
  // A field may show its ring on its container.
  const isRinged = (of: Element) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(of);
    return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
  };
  const near = [element, element.parentElement, element.parentElement?.parentElement];
  const ringed = near.some((of) => of && of !== document.body && of.contains(element) && isRinged(of));
  if (!ringed) faults.push('no ring');
  return faults;
}
