import { describe, expect, it } from 'vitest';
import { bodiesOf, context, docPage, pages, renderDocument } from './fixture.js';

const Home = () => <main>首页</main>;
const render = (page: (typeof pages)[number]) =>
  renderDocument(page, { bodies: bodiesOf(page), module: page.kind === 'component' ? Home : undefined }, context);

describe('documents', () => {
  it.each(pages.map((page) => [page.kind, page] as const))(
    '%s renders with one h1 or main and no abandoned part',
    (_, page) => {
      const html = render(page);
      expect(html).not.toContain('<!--$!-->');
      expect(html).toMatch(/^<!doctype html>/i);
      if (page.kind !== 'redirect') expect(html.match(/<main/g)).toHaveLength(1);
    },
  );

  it('has no style attribute, no event attribute and no inline script without a hash (D8)', () => {
    for (const page of pages) {
      const html = render(page);
      expect(html).not.toMatch(/<[^>]+\s(style|on\w+)="/);
    }
  });

  it('order of the head: policy, title, viewport, metas, links, data, script, style sheet, client (B6.11)', () => {
    const html = render(docPage);
    const order = [
      '<meta charset',
      'Content-Security-Policy',
      '<title>',
      'name="viewport"',
      'og:title',
      'rel="canonical"',
      'ld+json',
      '<script data-mode',
      'rel="stylesheet"',
      'type="module"',
    ];
    const places = order.map((mark) => html.indexOf(mark));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });
});
