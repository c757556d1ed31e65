/** Compiles a text with our defaults, changed where a test says so. */
import { compileSource } from '../../renderer/compile/compile.js';
import type { Page } from '../../renderer/compile/page/parsed-page.js';
import { preparePage } from '../../renderer/compile/prepare.js';
import type { Compiled, CompileOptions } from '../../renderer/compile/tree/compile-options.js';
import { fillSlots } from '../../renderer/output/document/fill-slots.js';
import type { SlotValue } from '../../renderer/shared/article-body.js';
import type { Slot } from '../../renderer/site/content/document.js';
import type { Source } from '../../renderer/site/content/source.js';
import { content } from '../../theme/content/index.js';
import type { ThemeServer } from '../../theme/contract.js';
import { renderContent } from '../../theme/server.js';

const theme: ThemeServer = {
  version: 'test',
  content,
  renderContent,
  isReplaced: () => false,
  renderMain: () => null,
  renderPage: () => '',
};

const markdown: CompileOptions['markdown'] = {
  format: 'mdx',
  emoji: true,
  mermaid: false,
  math: false,
  mdx1Compat: { comments: true, admonitions: true, headingIds: true },
  cjkEmphasis: true,
  cjkLineBreaks: true,
  forgiving: true,
  missingComponents: 'error',
  admonitions: {
    keywords: ['note', 'tip', 'info', 'warning', 'danger', 'secondary', 'success', 'important', 'caution'],
  },
  anchors: { maintainCase: false },
  npm2yarn: false,
  remarkPlugins: [],
  rehypePlugins: [],
};

const HIGHLIGHT = 'theme-code-block-highlighted-line';

export const options: CompileOptions = {
  markdown,
  prism: {
    additionalLanguages: [],
    magicComments: [
      {
        className: HIGHLIGHT,
        line: 'highlight-next-line',
        block: { start: 'highlight-start', end: 'highlight-end' },
      },
    ],
  },
  liveCode: false,
  parser: 'native',
  forgive: false,
  titleDefaults: { locale: 'en' },
};

function sourceOf(text: string, change: Partial<Source> = {}): Source {
  return {
    path: 'docs/a.md',
    relative: 'a.md',
    kind: 'doc',
    scope: { area: 'docs', instance: 'default', version: 'current', locale: 'en' },
    format: change.path?.endsWith('.mdx') ? 'mdx' : 'md',
    text,
    hash: '',
    ...change,
  };
}

export interface Change {
  source?: Partial<Source>;
  options?: Partial<CompileOptions>;
  markdown?: Partial<CompileOptions['markdown']>;
}

export function compile(text: string, change: Change = {}): Promise<Compiled> {
  const all = { ...options, ...change.options, markdown: { ...markdown, ...change.markdown } };
  return compileSource(sourceOf(text, change.source), all, theme);
}

/** A text parsed, before it is rendered. */
export function parsed(text: string, change: Change = {}): Promise<Page> {
  const all = { ...options, ...change.options, markdown: { ...markdown, ...change.markdown } };
  return preparePage(sourceOf(text, change.source), all, theme);
}

/** HTML of a body with every slot filled by what the content says. */
export async function html(text: string, change: Change = {}): Promise<string> {
  const { document, body } = await compile(text, change);
  return fillSlots(body.html, document.slots.map(plainValue), () => '<cards/>');
}

function plainValue(slot: Slot): SlotValue {
  if (slot.kind === 'link') return { kind: 'link', href: slot.url };
  if (slot.kind === 'image') return { kind: 'image', src: slot.url };
  return { kind: 'cards', items: [] };
}
