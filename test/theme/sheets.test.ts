import { describe, expect, it } from 'vitest';
import { pageSheets } from '../../renderer/output/document/page-sheets.js';
import type { ClientSite } from '../../renderer/shared/client-site.js';
import { docPage, postPage } from './fixture.js';

const browser: Pick<ClientSite, 'router' | 'direction'> = { router: 'browser', direction: 'ltr' };

describe('style sheets of a page', () => {
  it.each([
    ['plain text and code', '<p>x</p><div class="language-js theme-code-block codeBlockContainer"></div>', []],
    ['an admonition', '<div class="theme-admonition alert alert--info admonition">', ['rich']],
    ['a box that opens', '<details class="x">', ['rich']],
    ['tabs', '<div class="tabs-container theme-tabs-container">', ['rich']],
    ['the class of a home page', '<main class="page page--home"><p>x</p>', ['home']],
    ['the words alone', '<p>admonition, tabs-container, details</p>', []],
  ])('a doc with %s', (_, main, expected) => {
    expect(pageSheets(docPage, main, browser)).toEqual(expected);
  });

  it('a post needs that of lists; what the browser renders, and the one document of the hash router, all', () => {
    expect(pageSheets(postPage, '<p>x</p>', browser)).toEqual(['lists']);
    expect(pageSheets(docPage, null, browser)).toEqual(['lists', 'rich', 'home']);
    expect(pageSheets(docPage, '<p>x</p>', { ...browser, router: 'hash' })).toEqual(['lists', 'rich', 'home']);
  });

  it('a language from right to left needs its own as well', () => {
    expect(pageSheets(docPage, '<p>x</p>', { ...browser, direction: 'rtl' })).toEqual(['rtl']);
  });
});
