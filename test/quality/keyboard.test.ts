/** Sixty-one goals that readers reach with the keyboard alone, on wide windows and on phones. Each ends with a focus that is seen and can leave. */
import type { Page } from 'playwright-core';
import { describe, type ExpectStatic, expect, it } from 'vitest';
import { DESKTOP, hydrated, nextFrames, PHONE, visit } from '../browser/harness.js';
import { CONTENT_TASKS } from './keyboard-content.js';
import { FRAME_TASKS } from './keyboard-frame.js';
import { SEARCH_TASKS } from './keyboard-search.js';
import { focusOf, isAsked, type Task, take, unseenFocus } from './keys.js';
import { setUp } from './stage.js';

const stage = setUp('keyboard');

const TASKS = { frame: FRAME_TASKS, content: CONTENT_TASKS, search: SEARCH_TASKS };

const place = (page: Page) => page.url().replace(stage.server.origin, '');

/** Returns the current texts of the page's live regions. */
const said = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[role="status"],[role="alert"],[aria-live]')].map((of) => of.textContent).join('\n'),
  );

async function holds(page: Page, task: Task, expect: ExpectStatic): Promise<void> {
  if (task.at) await expect.poll(() => place(page)).toBe(task.at);
  if (task.heading) await page.locator('h1', { hasText: task.heading }).waitFor();
  for (const selector of task.shows ?? []) await page.locator(selector).first().waitFor();
  for (const selector of task.hides ?? []) await page.locator(selector).first().waitFor({ state: 'hidden' });
  // The focus moves when the page is in the document.
  if (task.heading) await nextFrames(page);
  if (task.says) await expect.poll(() => said(page)).toMatch(task.says);
  if (task.clipboard) await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(task.clipboard);
  const { focus, next } = task;
  if (focus) await expect.poll(() => focusOf(page)).toSatisfy((found: string) => isAsked(found, focus), focus);
  await expect.poll(() => page.evaluate(unseenFocus)).toEqual([]);
  if (!next) return;
  await page.keyboard.press('Tab');
  await expect.poll(() => focusOf(page)).toSatisfy((found: string) => isAsked(found, next), next);
}

/** The keys lead on: nothing keeps the focus. */
async function leaves(page: Page, keys: string[], expect: ExpectStatic): Promise<void> {
  const mark = () => page.evaluate(() => document.activeElement?.toggleAttribute('data-was', true));
  await mark();
  for (const key of keys) await page.keyboard.press(key);
  await expect.poll(() => page.evaluate(() => document.activeElement?.hasAttribute('data-was'))).toBe(false);
}

it('there are sixty-one, each of its own', () => {
  const goals = Object.values(TASKS).flatMap((tasks) => tasks.map(({ goal, size }) => `${goal} ${size}`));
  expect(new Set(goals).size).toBe(61);
  expect(goals).toHaveLength(61);
});

describe.each(Object.entries(TASKS))('by keys alone: %s', (_, tasks) => {
  it.concurrent.for(tasks.map((task) => [`${task.goal}${task.size ? ` (${task.size})` : ''}`, task] as const))(
    '%s',
    async ([_name, task], { expect }) => {
      const options = {
        viewport: task.size ? PHONE : DESKTOP,
        permissions: ['clipboard-read', 'clipboard-write'],
      };
      await visit(stage.browser, stage.server.origin + task.page, options, async ({ page, faults }) => {
        await hydrated(page);
        for (const step of task.steps) await take(page, step);
        await holds(page, task, expect);
        await leaves(page, task.leave ?? ['Tab'], expect);
        // The browser's own word on the page that is not there.
        const own = faults.findIndex((fault) => task.page.includes('absent') && /status of 404/.test(fault));
        if (own >= 0) faults.splice(own, 1);
      });
    },
  );
});
