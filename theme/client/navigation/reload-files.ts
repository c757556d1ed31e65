/** Live reload of style sheets and pictures: they are replaced in the open page, which keeps its state. */

/**
 * Replaces the style sheets of the page by those of its currently served document, in the same order. Old sheets are removed after all new
 * ones are loaded, so that the page is never without styles.
 */
export async function replaceSheets(): Promise<void> {
  const response = await fetch(location.href, { cache: 'no-store' });
  const served = new DOMParser().parseFromString(await response.text(), 'text/html');
  const wanted = [...sheetsOf(served)].map((link) => link.getAttribute('href') ?? '');
  const present = new Map([...sheetsOf(document)].map((link) => [link.getAttribute('href') ?? '', link]));
  let before: Element | undefined;
  const coming: Promise<unknown>[] = [];
  for (const href of wanted) {
    let link = present.get(href);
    if (!link) {
      link = document.createElement('link');
      link.rel = 'stylesheet';
      coming.push(loaded(link));
      link.href = href;
      if (before) before.after(link);
      else document.head.append(link);
    }
    before = link;
  }
  await Promise.all(coming);
  for (const [href, link] of present) if (!wanted.includes(href)) link.remove();
}

const loaded = (link: HTMLLinkElement) =>
  new Promise((done) => {
    link.addEventListener('load', done);
    link.addEventListener('error', done);
  });

/** Replaces files wherever the page refers to them; a style sheet is removed after the new one is loaded. */
export async function swapFiles(swapped: Readonly<Record<string, string>>): Promise<void> {
  const coming: Promise<unknown>[] = [];
  for (const link of sheetsOf(document)) {
    const href = swapped[link.getAttribute('href') ?? ''];
    if (href === undefined) continue;
    const copy = document.createElement('link');
    copy.rel = 'stylesheet';
    coming.push(loaded(copy).then(() => link.remove()));
    copy.href = href;
    link.after(copy);
  }
  const former = Object.keys(swapped);
  for (const element of document.querySelectorAll(SHOWING))
    for (const name of SHOWN) {
      const value = element.getAttribute(name);
      const path = value && former.find((entry) => value.includes(entry));
      if (path) element.setAttribute(name, value.replaceAll(path, swapped[path]!));
    }
  await Promise.all(coming);
}

const sheetsOf = (page: Document) => page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');

/** Attributes that name a picture or another file which an element shows. */
const SHOWN = ['src', 'srcset', 'poster', 'data', 'href'];
const SHOWING = 'img, source, video, audio, object, embed, link[rel~="icon"], image';

/**
 * Shows changed files again wherever the page names them.
 * @param paths addresses from the root of the host
 * @returns false when a style sheet names one of them: only loading the page shows that again
 */
export function replaceFiles(paths: readonly string[]): boolean {
  if (isNamedByStyles(paths)) return false;
  for (const element of document.querySelectorAll(SHOWING))
    for (const name of SHOWN) {
      const value = element.getAttribute(name);
      const path = value && paths.find((entry) => withoutQuery(value).includes(entry));
      if (path) element.setAttribute(name, withoutQuery(value).replaceAll(path, `${path}?${QUERY}=${Date.now()}`));
    }
  return true;
}

const QUERY = 'notes-changed';
const withoutQuery = (value: string) => value.replaceAll(new RegExp(`\\?${QUERY}=\\d+`, 'g'), '');

function isNamedByStyles(paths: readonly string[]): boolean {
  const texts = [...document.styleSheets].flatMap((sheet) => rulesOf(sheet).map((rule) => rule.cssText));
  for (const element of document.querySelectorAll('[style]')) texts.push(element.getAttribute('style') ?? '');
  return texts.some((text) => text.includes('url(') && paths.some((path) => text.includes(path)));
}

/** Rules of a sheet; those of another origin are nobody's to read, and name no file of this one by its path. */
function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    return [];
  }
}
