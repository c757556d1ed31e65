import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSiteParts, type SiteParts } from '../../renderer/engine/threads/failing-parts.js';
import type { Page } from '../../renderer/shared/page.js';
import { ownParts } from '../../theme/places/place-contexts.js';

const NAMES = ['a', 'b', 'c', 'd', 'e', 'f'];
const page = { kind: 'not-found' } as unknown as Page;

beforeEach(() => {
  for (const name of NAMES) ownParts[name] = () => null;
});
afterEach(() => {
  for (const name of NAMES) delete ownParts[name];
});

/** Renders a page on which some of the components throw; says which were left out, and how many attempts it took. */
function renderedWhere(parts: SiteParts, ...throwing: string[]) {
  let attempts = 0;
  const { result, problems } = parts.render(page, ({ without = [] }) => {
    attempts++;
    if (throwing.some((name) => !without.includes(name))) throw new Error('no');
    return without;
  });
  expect(problems.map(({ args }) => args.name)).toEqual(result);
  return [result.join(''), attempts];
}

it('leaves out the components that throw, and no others', () => {
  const parts = createSiteParts();
  expect(renderedWhere(parts)).toEqual(['', 1]);
  expect(renderedWhere(parts, 'b', 'e')).toEqual(['be', NAMES.length + 2]);
});

it('tries what the last page was rendered without', () => {
  const parts = createSiteParts();
  renderedWhere(parts, 'b', 'e');
  expect(renderedWhere(parts, 'b', 'e')).toEqual(['be', 4]);
  expect(renderedWhere(parts, 'b')[0]).toBe('b');
  expect(renderedWhere(parts, 'b', 'c')[0]).toBe('bc');
  expect(renderedWhere(parts)).toEqual(['', 1]);
});

it('loads the components of one site, and none of another that has none, in one process', async () => {
  const address = 'data:text/javascript,export default { Own: () => null };';
  const [one, other] = [createSiteParts(), createSiteParts()];
  for (let turn = 0; turn < 2; turn++) {
    await one.load(address);
    expect(Object.keys(ownParts)).toEqual(['Own']);
    await other.load(undefined);
    expect(ownParts).toEqual({});
  }
});
