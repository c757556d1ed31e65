/** Looks at blocks that are not run: CSS, HTML, Vue, JSON, YAML, shell, HTTP messages, and live code, which the reader runs. */

import { type Message, transform } from 'esbuild';
import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { dictionary } from '../shared/dictionary.js';
import { bundlerErrors } from '../site/helpers/caught-error.js';
import { bytesToColumn } from '../site/helpers/text-place.js';
import { problem } from '../site/problems/problem.js';
import type { Problem } from '../site/problems/problem-types.js';
import { lineEdit, withNamed } from '../site/problems/repair.js';
import { jsonProblems, mendedJson } from '../site/sources/json-slips.js';
import { type BlockFault, faultPlace, movedInto, placeIn } from './block-place.js';
import { type CssTree, cssFaults } from './css-rules.js';
import { besideSlips, cssSlips } from './css-slips.js';
import { dataFaults } from './data-text.js';
import { type CodeBlock, scriptLoader } from './find-blocks.js';
import { nestingFaults, strayFaults, twinFaults } from './html-nesting.js';
import { type HtmlValidator, htmlFaults } from './html-rules.js';
import { httpFaults } from './http-message.js';
import { type ShellParser, shellFaults } from './shell-words.js';
import { type VueCompiler, vueFaults } from './vue-component.js';

/** True if a reader's browser runs a block: it is neither typed nor run here. */
const isLive = (block: CodeBlock) => scriptLoader(block) !== undefined && /(?:^|\s)live(?:\s|$)/.test(block.meta);

/** Optional packages that look at blocks; undefined where one is not installed. */
export interface MarkupTools {
  css?: () => Promise<CssTree | undefined>;
  html?: () => Promise<HtmlValidator | undefined>;
  vue?: () => Promise<VueCompiler | undefined>;
  shell?: () => Promise<ShellParser | undefined>;
  /** Their versions, part of every key. */
  versions: string;
}

const KINDS = dictionary<'css' | 'html' | 'vue' | 'data' | 'shell' | 'http'>({
  css: 'css',
  html: 'html',
  vue: 'vue',
  json: 'data',
  jsonc: 'data',
  yaml: 'data',
  yml: 'data',
  bash: 'shell',
  sh: 'shell',
  shell: 'shell',
  http: 'http',
});

/** Packages by the kind of block that needs them. */
const PACKAGES = { css: 'css-tree', html: 'html-validate', vue: '@vue/compiler-sfc', shell: 'sh-syntax' } as const;

/** True if a block is to be looked at without being run. */
export const isStatic = (block: CodeBlock) =>
  (Object.hasOwn(KINDS, block.lang) || isLive(block)) && block.mode !== 'no-check' && !block.answer;

interface StaticResult {
  problems: Problem[];
  checked: number;
  /** Of those without a fault: which were looked at. */
  looked: CodeBlock[];
}

/** Returns findings of all such blocks without the flag `no-check`. */
export async function checkStaticBlocks(blocks: readonly CodeBlock[], tools: MarkupTools): Promise<StaticResult> {
  const wanted = blocks.filter(isStatic);
  const lacking = new Map<string, number>();
  const looked: CodeBlock[] = [];
  const problems: Problem[] = [];
  for (const block of wanted) {
    const found = isLive(block) ? await checkLive(block) : await checkKind(block, tools);
    if (typeof found === 'string') lacking.set(found, (lacking.get(found) ?? 0) + 1);
    else {
      problems.push(...found);
      if (found.length === 0 && !isLive(block)) looked.push(block);
    }
  }
  for (const [packages, count] of lacking)
    problems.push(problem('check-package-missing', { packages, count }, { level: 'info' }));
  return { problems, checked: wanted.filter((block) => !isLive(block)).length, looked };
}

/** Findings of one block, or the package that is missing. */
async function checkKind(block: CodeBlock, tools: MarkupTools): Promise<Problem[] | string> {
  const { code, lang } = block;
  const told = (faults: BlockFault[]) =>
    faults.map((fault) => problem('check-block', { lang, message: fault.message }, faultPlace(block, fault)));
  switch (KINDS[lang]) {
    case 'css': {
      const slips = cssSlips(block);
      const parsed = besideSlips(await checkCss(block), slips);
      const tree = await tools.css?.();
      if (!tree) return missing([...slips, ...parsed], 'css');
      return [...slips, ...parsed, ...(parsed.length > 0 ? [] : besideSlips(told(cssFaults(code, tree)), slips))];
    }
    case 'html': {
      const nesting = nestingFaults(code);
      const crossed = nesting.length > 0 ? nesting : [...twinFaults(code), ...strayFaults(code)];
      const parsed = crossed.length > 0 ? told(crossed) : checkHtml(block);
      const validator = await tools.html?.();
      return validator
        ? [...parsed, ...(parsed.length > 0 ? [] : told(await htmlFaults(code, validator)))]
        : missing(parsed, 'html');
    }
    case 'vue': {
      const compiler = await tools.vue?.();
      return compiler ? told(vueFaults(code, compiler)) : PACKAGES.vue;
    }
    case 'shell': {
      const parser = await tools.shell?.();
      const faults = told(await shellFaults(code, parser));
      return parser ? faults : missing(faults, 'shell');
    }
    case 'http':
      return told(httpFaults(code));
    default: {
      const faults = await dataFaults(code, lang, block.line);
      const slips = lang === 'json' && faults.length > 0 ? jsonSlips(block) : [];
      return slips.length > 0 ? slips : told(faults);
    }
  }
}

/** Returns what JSON has not, by name and at its place. */
function jsonSlips(block: CodeBlock): Problem[] {
  const { code, file } = block;
  const slips = mendedJson(code)?.slips ?? [];
  return jsonProblems({ path: file, text: code }, slips, 'error').map((slip) => movedInto(block, slip));
}

/** Returns what our own parser found; if it found nothing, the message that no other one has looked. */
const missing = (found: Problem[], kind: keyof typeof PACKAGES) => (found.length > 0 ? found : PACKAGES[kind]);

async function checkLive(block: CodeBlock): Promise<Problem[]> {
  try {
    // A reader may edit a component, an element or statements; types are accepted, as in the frame.
    await transform(block.code, { loader: 'tsx', logLevel: 'silent' });
    return [];
  } catch (error) {
    return bundlerErrors(error).map(({ text, location }) =>
      problem(
        'check-syntax',
        { message: text, lang: block.lang },
        placeIn(block, location?.line ?? 1, columnOf(location)),
      ),
    );
  }
}

/** The bundler counts bytes. */
const columnOf = (location: Message['location']): number =>
  location ? bytesToColumn(location.lineText, location.column) + 1 : 1;

async function checkCss(block: CodeBlock): Promise<Problem[]> {
  const { warnings } = await transform(block.code, { loader: 'css', logLevel: 'silent' });
  return warnings.map(({ text, location }) => {
    const place = placeIn(block, location?.line ?? 1, columnOf(location));
    const [, written = ''] = /^"([^"]+)" is not a known/.exec(text) ?? [];
    const name = location?.suggestion ?? '';
    const near =
      written === '' || name === ''
        ? place
        : withNamed({ ...place, length: written.length }, written, { name, sure: false });
    return problem('check-css', { message: text }, near);
  });
}

/** Errors that a fragment in a note has on purpose or that browsers mend alike everywhere. */
const HTML_ALLOWED = new Set([
  'missing-doctype',
  'non-conforming-doctype',
  'non-void-html-element-start-tag-with-trailing-solidus',
  // Told as the element that is not closed.
  'eof-in-element-that-can-contain-only-text',
]);

/** Descriptions of the errors of the HTML Standard, section 13.2.2; others are shown by name. */
const HTML_ERRORS: Record<string, string> = {
  'duplicate-attribute': 'the attribute is duplicated in the tag',
  'missing-whitespace-between-attributes': 'a space is missing between two attributes',
  'missing-attribute-value': 'the value of the attribute is missing',
  'eof-in-tag': 'the tag is not closed: ">" is missing',
  'invalid-first-character-of-tag-name': 'no tag begins with this character',
  'unexpected-character-in-attribute-name': 'this character may not be in the name of an attribute',
  'unexpected-character-in-unquoted-attribute-value': 'this character may not be in a value without quotation marks',
  'end-tag-with-attributes': 'an end tag has no attributes',
  'end-tag-with-trailing-solidus': 'an end tag has no "/" at its end',
  'unexpected-solidus-in-tag': 'there is a "/" inside the tag',
  'eof-in-comment': 'the comment is not closed: "-->" is missing',
  'incorrectly-closed-comment': 'a comment ends with "-->"',
  'incorrectly-opened-comment': 'a comment begins with "<!--"',
  'nested-comment': 'a comment is inside a comment',
  'missing-semicolon-after-character-reference': 'a ";" is missing behind the character reference',
  'unknown-named-character-reference': 'no character reference has this name',
  'unexpected-equals-sign-before-attribute-name': 'an attribute has no "=" before its name',
  'missing-end-tag-name': 'the end tag has no name',
  'unexpected-question-mark-instead-of-tag-name': '"<?" is no HTML',
};

function checkHtml(block: CodeBlock): Problem[] {
  const problems: Problem[] = [];
  const tree = parseFragment(block.code, {
    sourceCodeLocationInfo: true,
    onParseError: ({ code, startLine, startCol }) => {
      if (!HTML_ALLOWED.has(code))
        problems.push(
          problem('check-html', { message: HTML_ERRORS[code] ?? code }, placeIn(block, startLine, startCol)),
        );
    },
  });
  for (const { name, line, column, end } of unclosed(tree, block.code)) {
    const place = placeIn(block, line, column);
    const missing = end && placeIn(block, end.line, end.column);
    const edit = missing && lineEdit(missing.line, missing.column, 0, `</${name}>`);
    const repair = edit && { repair: { edits: [edit], sure: false } };
    problems.push(problem('check-html', { message: `<${name}> is not closed` }, { ...place, ...repair }));
  }
  return problems;
}

/** Elements whose end tag may be left out, and those that have none. */
const END_OPTIONAL = new Set(
  'html head body p li dt dd rt rp optgroup option colgroup caption thead tbody tfoot tr td th area base br col embed hr img input link meta param source track wbr'.split(
    ' ',
  ),
);

interface Unclosed {
  name: string;
  line: number;
  column: number;
  /** Position of a missing end tag, if the element ends in its line. */
  end?: { line: number; column: number };
}

/** Elements that the text opens and never closes: often a misspelt end tag, which the parser lets pass. */
function unclosed(node: Tree.ParentNode, code: string): Unclosed[] {
  return node.childNodes.flatMap((child) => {
    if (!('tagName' in child)) return [];
    const inside = unclosed('content' in child ? child.content : child, code);
    const { startTag, endTag } = child.sourceCodeLocation ?? {};
    if (!startTag || endTag || END_OPTIONAL.has(child.tagName)) return inside;
    const closesItself = code.slice(startTag.startOffset, startTag.endOffset).endsWith('/>');
    if (closesItself && child.namespaceURI !== 'http://www.w3.org/1999/xhtml') return inside;
    const { startLine: line, startCol: column } = startTag;
    const { endLine, endCol } = child.sourceCodeLocation ?? startTag;
    const end = endLine === line ? { end: { line, column: endCol } } : {};
    return [{ name: child.tagName, line, column, ...end }, ...inside];
  });
}
