/** Opens built pages in a real browser and says what a reader would suffer from: accessibility, contrast, shifts, errors, policy, hosts, weight. */
import { gzipSync } from 'node:zlib';
import type { Browser, Page, Request } from 'playwright-core';
import { problem } from '../../site/problems/problem.js';
import type { Problem } from '../../site/problems/problem-types.js';
import type { CheckCache } from '../check-cache.js';

export interface PageTarget {
  route: string;
  /** Source file for messages. */
  source?: string;
  /** Hash of everything the page is made of: an unchanged page is not opened again. */
  key: string;
}

export interface PageCheckOptions {
  browser: Browser;
  /** Origin of the served site, without trailing slash: `http://127.0.0.1:4000`. */
  origin: string;
  /** Text of axe-core's script. */
  axe: string;
  /** Maximum bytes (gzip −6) by kind: `total`, or a resource type such as `script`, `stylesheet`, `image`, `font`. */
  budgets: Record<string, number>;
  cache: CheckCache;
  /** Pages open at once. */
  parallel: number;
}

/** The first view of the decisions; the phone is where pages overflow. */
const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
/** A shift above this is felt: the threshold of Core Web Vitals. */
const SHIFT_LIMIT = 0.1;

export async function checkPages(
  targets: readonly PageTarget[],
  options: PageCheckOptions,
): Promise<{ problems: Problem[]; opened: number }> {
  const problems: Problem[] = [];
  let next = 0;
  let opened = 0;
  const lane = async () => {
    for (let target = targets[next++]; target; target = targets[next++]) {
      let found = options.cache.get<Problem[]>(target.key);
      if (!found) {
        opened++;
        found = await checkPage(target, options);
        options.cache.set(target.key, found);
      }
      problems.push(...found);
    }
  };
  await Promise.all(Array.from({ length: options.parallel }, lane));
  return { problems, opened };
}

/** Events of one page while it loads. */
interface Watch {
  errors: Set<string>;
  foreign: Set<string>;
  requests: Request[];
}

async function checkPage(target: PageTarget, options: PageCheckOptions): Promise<Problem[]> {
  const context = await options.browser.newContext({ viewport: DESKTOP, colorScheme: 'light' });
  try {
    const page = await context.newPage();
    const watch = watchPage(page, options.origin);
    await page.addInitScript(OBSERVER);
    await page.goto(options.origin + encodeURI(target.route), { waitUntil: 'load' });
    await page.waitForLoadState('networkidle');
    const seen = await page.evaluate<Seen>('window.__seen');
    const weights = await weigh(watch.requests);
    const { route } = target;
    const place = target.source === undefined ? {} : { file: target.source };
    const say = (code: string, args: Record<string, string | number>) => problem(code, { route, ...args }, place);
    const problems = [
      ...[...watch.errors].map((message) => say('check-console', { message })),
      ...seen.policy.map(([directive, url]) => say('check-policy', { directive, url })),
      ...[...watch.foreign].map((url) => say('check-foreign-request', { url })),
      ...weightProblems(weights, options.budgets, say),
    ];
    if (seen.shift > SHIFT_LIMIT)
      problems.push(say('check-layout-shift', { value: seen.shift.toFixed(3), limit: SHIFT_LIMIT }));
    problems.push(...(await accessibility(page, options.axe, say)));
    await page.setViewportSize(PHONE);
    const width = await page.evaluate<number>('document.documentElement.scrollWidth');
    if (width > PHONE.width) problems.push(say('check-overflow', { width, screen: PHONE.width }));
    return problems;
  } finally {
    await context.close();
  }
}

/** Gathers layout shifts and policy violations from before the first byte. */
const OBSERVER = `(() => {
  const seen = { shift: 0, policy: [] };
  window.__seen = seen;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) seen.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  addEventListener('securitypolicyviolation', (event) => seen.policy.push([event.violatedDirective, event.blockedURI]));
})()`;

interface Seen {
  shift: number;
  policy: [directive: string, url: string][];
}

function watchPage(page: Page, origin: string): Watch {
  const watch: Watch = { errors: new Set(), foreign: new Set(), requests: [] };
  page.on('console', (message) => {
    // Policy violations have an event of their own, which names the directive.
    const told = /Content Security Policy/.test(message.text());
    // The page for addresses that do not exist answers 404 itself.
    const own = message.location().url === page.url() && /status of 404/.test(message.text());
    const where = message.location().url.replace(origin, '');
    if (message.type() === 'error' && !told && !own) watch.errors.add(`${message.text()} ${where}`.trim());
  });
  page.on('pageerror', (error) => watch.errors.add(error.message));
  page.on('request', (request) => {
    const url = request.url();
    if (/^(data|blob|about):/.test(url)) return;
    if (url.startsWith(`${origin}/`)) watch.requests.push(request);
    else watch.foreign.add(url);
  });
  return watch;
}

const COMPRESSED = /^(image\/(?!svg)|font\/|audio\/|video\/|application\/(zip|gzip|pdf))/;

/** Bytes by resource type, as a host would send them (gzip −6). */
async function weigh(requests: readonly Request[]): Promise<Map<string, number>> {
  const weights = new Map<string, number>();
  for (const request of requests) {
    const response = await request.response();
    const body = await response?.body().catch(() => undefined);
    if (!response || !body) continue;
    const bytes = COMPRESSED.test(response.headers()['content-type'] ?? '') ? body : gzipSync(body, { level: 6 });
    for (const kind of [request.resourceType(), 'total'])
      weights.set(kind, (weights.get(kind) ?? 0) + bytes.byteLength);
  }
  return weights;
}

type Say = (code: string, args: Record<string, string | number>) => Problem;

function weightProblems(weights: ReadonlyMap<string, number>, budgets: Record<string, number>, say: Say): Problem[] {
  return Object.entries(budgets).flatMap(([kind, limit]) => {
    const bytes = weights.get(kind) ?? 0;
    return bytes > limit ? [say('check-weight', { kind, bytes, limit })] : [];
  });
}

interface AxeResult {
  violations: { id: string; help: string; nodes: { target: unknown[] }[] }[];
}

/** Rules of the standard (WCAG 2.2 A and AA); opinions beyond it are left out. */
const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** All rules in the light scheme, and contrast in the dark one too. */
async function accessibility(page: Page, axe: string, say: Say): Promise<Problem[]> {
  await page.evaluate(axe);
  const light = await page.evaluate<AxeResult>(
    `axe.run(document, { iframes: false, runOnly: ${JSON.stringify(STANDARD)} })`,
  );
  await page.emulateMedia({ colorScheme: 'dark' });
  // Colours may fade over; what counts is where they end.
  await page.waitForTimeout(300);
  const dark = await page.evaluate<AxeResult>("axe.run(document, { iframes: false, runOnly: ['color-contrast'] })");
  await page.emulateMedia({ colorScheme: 'light' });
  return [...axeProblems(light, 'light', say), ...axeProblems(dark, 'dark', say)];
}

function axeProblems({ violations }: AxeResult, scheme: string, say: Say): Problem[] {
  return violations.map(({ id, help, nodes }) => {
    const place = { count: nodes.length, target: String(nodes[0]?.target.flat().join(' ') ?? '') };
    return id === 'color-contrast'
      ? say('check-contrast', { scheme, ...place })
      : say('check-axe', { rule: id, help, ...place });
  });
}
