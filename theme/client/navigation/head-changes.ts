/** Updates the document's head on a client navigation. Everything else in it is for crawlers, which load pages in full. */
import type { PagePart } from '../../contract.js';

/** Milliseconds a page waits for a style sheet of its own. */
const STYLE_TIMEOUT = 2000;

function setLink(rel: string, href: string): void {
  const link = document.head.querySelector<HTMLLinkElement>(`link[rel="${rel}"]`);
  if (link) link.href = href;
}

/** Title, canonical address, description and the classes of the html element; classes that others added stay. */
export function applyHead(part: PagePart, oldClass: string): void {
  const { classList } = document.documentElement;
  // One that stays: React takes the title of a page of code away with that page.
  if (!document.querySelector('title[data-own]')) {
    const own = document.createElement('title');
    own.dataset.own = '';
    document.head.append(own);
  }
  for (const title of document.head.querySelectorAll('title')) title.text = part.title;
  for (const name of oldClass.split(' ')) if (name) classList.remove(name);
  for (const name of part.htmlClass.split(' ')) if (name) classList.add(name);
  const { canonical, description } = part.page.head;
  if (canonical) setLink('canonical', canonical);
  document.head.querySelector('meta[name="description"]')?.setAttribute('content', description ?? '');
}

/**
 * Adds the style sheets of a part's head that the document lacks, and waits for them (with a limit). Rejects if one no longer exists: then the page is
 * from an older deployment, and loaded in full.
 */
export async function addStyles(head: string | undefined): Promise<void> {
  if (!head) return;
  const template = document.createElement('template');
  template.innerHTML = head;
  const present = new Set([...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map((l) => l.href));
  const loading: Promise<void>[] = [];
  for (const link of template.content.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    const copy = document.createElement('link');
    copy.rel = 'stylesheet';
    copy.href = link.getAttribute('href') ?? '';
    if (present.has(copy.href)) continue;
    loading.push(
      new Promise((done, fail) => {
        copy.onload = () => done();
        copy.onerror = fail;
        setTimeout(done, STYLE_TIMEOUT);
      }),
    );
    // As in a document: before the sheet of every page, which ends with the site's own rules.
    const sheets = document.head.querySelectorAll('link[rel="stylesheet"]');
    document.head.insertBefore(copy, sheets[sheets.length - 1] ?? null);
  }
  await Promise.all(loading);
}

/** Tells screen readers which page has come: nothing else says it when no document is loaded. */
export function announce(title: string): void {
  let region = document.getElementById('notes-announcer');
  if (!region) {
    region = document.createElement('div');
    region.id = 'notes-announcer';
    region.setAttribute('role', 'status');
    region.style.cssText =
      'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap';
    document.body.append(region);
  }
  region.textContent = title;
}
