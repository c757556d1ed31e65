/** Diagrams: drawn in the browser by the site's own copy of mermaid, in both colour modes; the source stays where a drawing fails. */

import { MERMAID_GLOBAL } from '../../../renderer/shared/part-script.js';
import { loadScript } from '../navigation/load-script.js';
import { MERMAID } from './article-markup.js';
import { showRetry } from './retry-box.js';

/** The part of mermaid's interface that is used. */
interface Mermaid {
  initialize(config: Record<string, unknown>): void;
  render(id: string, source: string): Promise<{ svg: string }>;
}

const mode = () => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light');

/** Our tokens for what mermaid derives its colours from. */
const COLOURS = {
  background: '--n-bg',
  primaryColor: '--n-accent-bg',
  primaryTextColor: '--n-text',
  primaryBorderColor: '--n-accent',
  secondaryColor: '--n-mark',
  tertiaryColor: '--n-surface',
  lineColor: '--n-muted',
  textColor: '--n-text',
  edgeLabelBackground: '--n-surface',
  noteBkgColor: '--n-mark',
  noteBorderColor: '--n-line',
  noteTextColor: '--n-text',
  pieStrokeColor: '--n-bg',
  pieOuterStrokeColor: '--n-line',
};

/** The page's colours in mermaid's words. It reads no colour functions newer than these: what a site has set in another way it makes up itself. */
function pageTheme() {
  const tokens = getComputedStyle(document.documentElement);
  const colours = Object.entries(COLOURS).map(([name, token]) => [name, tokens.getPropertyValue(token).trim()]);
  const known = colours.filter(([, value]) => /^(?:#|rgb|hsl)/.test(value!));
  return { theme: 'base', themeVariables: { darkMode: mode() === 'dark', ...Object.fromEntries(known) } };
}

const sourceOf = (block: HTMLElement): string => block.querySelector('code, pre')?.textContent ?? '';

/** The element for the drawing, after the source. */
function pictureOf(block: HTMLElement): HTMLElement {
  const present = block.querySelector<HTMLElement>('[data-mermaid-picture]');
  if (present) return present;
  const picture = document.createElement('div');
  picture.dataset.mermaidPicture = '';
  picture.setAttribute('role', 'img');
  picture.setAttribute('aria-label', sourceOf(block));
  block.append(picture);
  return picture;
}

async function draw(mermaid: Mermaid, block: HTMLElement, id: string): Promise<void> {
  const picture = pictureOf(block);
  try {
    const { svg } = await mermaid.render(id, sourceOf(block));
    picture.innerHTML = svg;
    block.dataset.drawn = mode();
    const source = block.querySelector<HTMLElement>('pre');
    if (source) source.hidden = true;
  } catch (error) {
    // A mistake in the diagram: the source is what there is to see.
    picture.remove();
    console.warn('notes: a diagram could not be drawn', error);
  }
}

/** With the hash router mermaid is a classic script, in the folder of the document. */
async function loadMermaid(address: string): Promise<Mermaid> {
  if (!address.startsWith('./')) return ((await import(address)) as { default: Mermaid }).default;
  await loadScript(address);
  return (globalThis as unknown as Record<string, { default: Mermaid }>)[MERMAID_GLOBAL]!.default;
}

/** Draws the diagrams under `root`, and again when the colour mode changes. `address` is the module of mermaid. */
export function drawDiagrams(root: ParentNode, address: string | undefined): void {
  const blocks = [...root.querySelectorAll<HTMLElement>(MERMAID)];
  const drawAll = (mermaid: Mermaid) => {
    mermaid.initialize({
      startOnLoad: false,
      ...pageTheme(),
      securityLevel: 'strict',
      suppressErrorRendering: true,
      // Its measure of Chinese labels is right only in the font that draws them.
      fontFamily: getComputedStyle(document.body).fontFamily,
    });
    // One after the other: mermaid measures in one shared element.
    blocks.reduce((before, block, n) => before.then(() => draw(mermaid, block, `mermaid-${n}`)), Promise.resolve());
  };
  const load = async () => {
    if (!address) return;
    try {
      const mermaid = await loadMermaid(address);
      drawAll(mermaid);
      const observer = new MutationObserver(() => {
        if (!blocks.some((block) => block.isConnected)) observer.disconnect();
        else if (blocks[0]?.dataset.drawn !== mode()) drawAll(mermaid);
      });
      observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    } catch (error) {
      for (const block of blocks.slice(0, 1)) showRetry(block, error, address, load);
    }
  };
  void load();
}
