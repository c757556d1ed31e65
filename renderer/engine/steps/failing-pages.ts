/** Pages whose code fails: those that fail at one place of it are one finding. */
import type { Page } from '../../shared/page.js';
import { byCodeUnit } from '../../site/helpers/order.js';
import type { Problem } from '../../site/problems/problem-types.js';
import { bodyRefs } from '../threads/page-input.js';

/** True for the problems of a page that could not be rendered. */
export const isRenderProblem = ({ code }: Problem): boolean => /^render-(?:failed|import|browser)$/.test(code);

/** The findings of rendering, each cause once: the first page by its address, with the sources of the others. */
export function oncePerCause(problems: readonly Problem[], pages: readonly Page[]): Problem[] {
  const causes = new Map<string, Problem[]>();
  const plain: Problem[] = [];
  for (const found of problems) {
    const { code, level, file, line, column, args } = found;
    if (!isRenderProblem(found) || line === undefined) plain.push(found);
    else {
      const key = [code, level, file, line, column, args.message ?? args.name].join('\n');
      causes.set(key, [...(causes.get(key) ?? []), found]);
    }
  }
  if (causes.size === 0) return plain;
  const sources = new Map(pages.map((page) => [page.route, sourceOf(page)]));
  const shared = [...causes.values()].flatMap((same) => {
    const [first, ...others] = same.toSorted((a, b) => byCodeUnit(routeOf(a), routeOf(b)));
    const more = others.flatMap((other) => sources.get(routeOf(other)) ?? []).map((file) => ({ file }));
    return first ? { ...first, ...(more.length > 0 && { more }) } : [];
  });
  return [...plain, ...shared];
}

const routeOf = ({ args }: Problem): string => String(args.route);

/** The file that a page is made of, where it is made of one. */
const sourceOf = (page: Page): string | undefined =>
  page.kind === 'component' ? page.source : bodyRefs(page)[0]?.source;
