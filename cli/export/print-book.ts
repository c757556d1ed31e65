/** A document as PDF, printed by Chromium. */
import { findBrowser, findPackage, importPackage } from '../check/tools.js';
import { pageNumbers } from './book-styles.js';
import { pagesOfIds } from './pdf-places.js';

type Playwright = typeof import('playwright-core');

export interface Printer {
  playwright: Playwright;
  executablePath: string;
}

const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'];
const PRINTED = { outline: true, tagged: true, printBackground: true, preferCSSPageSize: true };
const DRIVER = 'playwright-core';

/** Finds the browser and what drives it. @returns the command that brings what is missing */
export async function findPrinter(dir: string): Promise<Printer | { missing: string; command: string }> {
  if (!findPackage(DRIVER, dir)) return { missing: DRIVER, command: `npm install --save-dev ${DRIVER}` };
  const executablePath = findBrowser();
  if (!executablePath) return { missing: 'Chromium', command: 'sudo apt-get install chromium' };
  const loaded = await importPackage<Playwright & { default?: Playwright }>(DRIVER, dir);
  const playwright = loaded?.chromium ? loaded : loaded?.default;
  return playwright ? { playwright, executablePath } : { missing: DRIVER, command: `npm install --save-dev ${DRIVER}` };
}

/** @param date what counts as its day, `YYYY-MM-DD`; without one the document tells none */
export async function printBook(html: string, { playwright, executablePath }: Printer, date?: string): Promise<Buffer> {
  const browser = await playwright.chromium.launch({ executablePath, args: ARGS });
  try {
    const page = await browser.newPage({ javaScriptEnabled: false, offline: true });
    const print = async (text: string) => {
      await page.setContent(text, { waitUntil: 'load', timeout: 0 });
      return await page.pdf(PRINTED);
    };
    // Only what is printed tells which page a place is on; the contents have room for the numbers.
    const numbers = pageNumbers(pagesOfIds(await print(html)));
    return withDate(await print(html.replace('</head>', () => `<style>${numbers}</style></head>`)), date);
  } finally {
    await browser.close();
  }
}

/** A PDF that does not say when it was printed. Lengths stay, for the file holds the places of its objects. */
export function withDate(pdf: Buffer, date: string | undefined): Buffer {
  const day = date?.replaceAll('-', '');
  const text = pdf.toString('latin1').replace(/\/(?:CreationDate|ModDate) \(D:\d{14}[^)]*\)/g, (entry) => {
    if (day === undefined) return ' '.repeat(entry.length);
    return entry.replace(/D:\d{14}[^)]*/, (value) =>
      `D:${day}000000+00'00'`.padEnd(value.length).slice(0, value.length),
    );
  });
  return Buffer.from(text, 'latin1');
}
