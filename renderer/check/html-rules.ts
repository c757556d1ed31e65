/** Checks HTML fragments with the optional package html-validate: elements, attributes, nesting, names for assistive technology. */
import type { ConfigData } from 'html-validate';
import { type BlockFault, placeAt } from './block-place.js';
import { referenceFaults } from './html-references.js';
import { nearestOf, nearTo } from './near-words.js';

/** The part of html-validate that is used. */
export interface HtmlValidator {
  validateString(text: string): Promise<{ results: { messages: Finding[] }[] }>;
}

interface Finding {
  ruleId: string;
  message: string;
  line: number;
  column: number;
  /** An unknown element, or the value that an attribute may not have. */
  context?: string | { value?: unknown; allowed?: { enum?: readonly unknown[] } };
}

/** Faults only: nothing of style, and nothing that a fragment cannot have. */
export const HTML_CONFIG: ConfigData = {
  root: true,
  extends: [],
  elements: ['html5'],
  rules: Object.fromEntries(
    (
      'aria-hidden-body aria-label-misuse area-alt attribute-allowed-values attribute-misuse close-order deprecated ' +
      'element-name element-permitted-content element-permitted-occurrences element-permitted-order ' +
      'element-permitted-parent element-required-ancestor element-required-attributes empty-heading ' +
      'hidden-focusable input-attributes input-missing-label map-dup-name meta-refresh multiple-labeled-controls ' +
      'no-autoplay no-dup-attr no-dup-class no-dup-id no-multiple-main no-redundant-for no-redundant-role no-unknown-elements ' +
      'script-element script-type text-content unique-landmark valid-autocomplete valid-for valid-id void-content ' +
      'wcag/h30 wcag/h32 wcag/h36 wcag/h37 wcag/h63 wcag/h67 wcag/h71'
    )
      .split(' ')
      .map((rule) => [rule, rule === 'no-unknown-elements' ? ['error', { exclude: ['*-*'] }] : 'error']),
  ),
};

/** Attributes that elements of HTML may have, and those of SVG that notes use. */
const ATTRIBUTES = new Set(
  (
    'abbr accept accept-charset accesskey action allow allowfullscreen alt as async autocapitalize autocomplete autocorrect autofocus autoplay ' +
    'blocking charset checked cite class closedby color cols colspan command commandfor content contenteditable controls coords crossorigin ' +
    'data datetime decoding default defer dir dirname disabled download draggable enctype enterkeyhint exportparts fetchpriority for form ' +
    'formaction formenctype formmethod formnovalidate formtarget headers height hidden high href hreflang http-equiv id imagesizes ' +
    'imagesrcset inert inputmode integrity is ismap itemid itemprop itemref itemscope itemtype kind label lang list loading loop low max ' +
    'maxlength media method min minlength multiple muted name nomodule nonce novalidate open optimum part pattern ping placeholder ' +
    'playsinline popover popovertarget popovertargetaction poster preload readonly referrerpolicy rel required reversed role rows rowspan sandbox scope ' +
    'selected shadowrootmode shadowrootdelegatesfocus shape size sizes slot span spellcheck src srcdoc srclang srcset start step style summary tabindex ' +
    'target title translate type usemap value width wrap writingsuggestions xmlns'
  ).split(' '),
);
const KNOWN = [...ATTRIBUTES];

const ELEMENTS = (
  'a abbr address area article aside audio b base bdi bdo blockquote body br button canvas caption cite code col colgroup data ' +
  'datalist dd del details dfn dialog div dl dt em embed fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 head header hgroup ' +
  'hr html i iframe img input ins kbd label legend li link main map mark math menu meta meter nav noscript object ol optgroup option ' +
  'output p picture pre progress q rp rt ruby s samp script search section select selectedcontent slot small source span strong style ' +
  'sub summary sup svg table tbody td template textarea tfoot th thead time title tr track u ul var video wbr'
).split(' ');

/** States and properties of WAI-ARIA, without `aria-`. */
const ARIA = new Set(
  (
    'actions activedescendant atomic autocomplete braillelabel brailleroledescription busy checked colcount colindex colindextext colspan ' +
    'controls current describedby description details disabled dropeffect errormessage expanded flowto grabbed haspopup hidden invalid ' +
    'keyshortcuts label labelledby level live modal multiline multiselectable orientation owns placeholder posinset pressed readonly ' +
    'relevant required roledescription rowcount rowindex rowindextext rowspan selected setsize sort valuemax valuemin valuenow valuetext'
  ).split(' '),
);

const isKnown = (name: string): boolean =>
  name.startsWith('aria-')
    ? ARIA.has(name.slice('aria-'.length))
    : !/^[a-z]+$/.test(name) || ATTRIBUTES.has(name) || name.startsWith('on');

export async function htmlFaults(code: string, validator: HtmlValidator): Promise<BlockFault[]> {
  // It throws at attributes with the name of what every object has, which are unknown ones (`attributeFaults`).
  const { results } = await validator.validateString(code).catch((error) => {
    if (!Object.getOwnPropertyNames(Object.prototype).some((name) => code.includes(name))) throw error;
    return { results: [] };
  });
  const findings = results.flatMap(({ messages }) => messages);
  const unknown = new Set(
    findings.flatMap(({ ruleId, line, column }) => (ruleId === 'no-unknown-elements' ? [`${line}:${column}`] : [])),
  );
  // An unknown element is reported once; the rule about names of custom elements would repeat it.
  const faults = findings
    .filter(({ ruleId, line, column }) => ruleId !== 'element-name' || !unknown.has(`${line}:${column - 1}`))
    .map((finding) => faultOf(finding, code));
  const attributes = attributeFaults(code);
  const told = faults.filter((fault) => !attributes.some((attribute) => isMissedFor(fault, attribute, code)));
  return [...told, ...attributes, ...referenceFaults(code)];
}

/** True if the attribute that a tag lacks is there under a misspelt name. */
function isMissedFor({ message, line, column }: BlockFault, attribute: BlockFault, code: string): boolean {
  const missing = /^<.*> is missing required "([^"]+)" attribute/.exec(message)?.[1];
  if (missing === undefined || missing !== attribute.nearest) return false;
  const start = offsetOf(code, line, column);
  const end = code.indexOf('>', start);
  const at = offsetOf(code, attribute.line, attribute.column);
  return at > start && (end < 0 || at < end);
}

/** The offset of a line and column, both from 1. */
const offsetOf = (code: string, line: number, column: number): number =>
  code
    .split('\n')
    .slice(0, line - 1)
    .reduce((sum, { length }) => sum + length + 1, column - 1);

/** A finding as a fault; of an unknown element and of the value of an attribute with what may be meant. */
function faultOf({ ruleId, context, message, line, column }: Finding, code: string): BlockFault {
  const fault = { message, line, column };
  if (ruleId === 'no-unknown-elements' && typeof context === 'string') {
    const nearest = nearestOf(context.toLowerCase(), ELEMENTS);
    if (!nearest) return fault;
    const start =
      code
        .split('\n')
        .slice(0, line - 1)
        .join('\n').length + column;
    const end = code.indexOf(`</${context}`, start);
    const also = end < 0 ? [] : [placeAt(code, end + 2)];
    return { ...fault, written: context, before: 1, nearest, also };
  }
  if (ruleId !== 'attribute-allowed-values' || typeof context !== 'object') return fault;
  const { value, allowed } = context;
  if (typeof value !== 'string') return fault;
  const known = (allowed?.enum ?? []).filter((each) => typeof each === 'string');
  const isQuoted = /["']/.test(code.split('\n')[line - 1]?.[column - 2] ?? '');
  return { ...fault, ...(isQuoted ? { column: column - 1, before: 1 } : {}), ...nearTo(value, known) };
}

/** Names of attributes in start tags of HTML elements; but for `aria-…`, a name with a dash or a colon may be anyone's. */
function attributeFaults(code: string): BlockFault[] {
  const bare = code.replace(/<!--(?:[\s\S]*?-->|[\s\S]*)|<(script|style|svg)\b(?:[\s\S]*?<\/\1>|[\s\S]*)/g, (found) =>
    found.replace(/[^\n]/g, ' '),
  );
  return [
    ...bare.matchAll(/<([a-z][a-z0-9]*)((?:\s+[^\s=>/"']+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"']+))?)*)\s*\/?>/gi),
  ].flatMap((tag) =>
    [...(tag[2] ?? '').matchAll(/(?<=\s)([^\s=>/"']+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"']+))?/g)].flatMap(
      (attribute) => {
        const name = (attribute[1] ?? '').toLowerCase();
        if (isKnown(name)) return [];
        const offset = tag.index + 1 + (tag[1] ?? '').length + attribute.index;
        const lines = code.slice(0, offset).split('\n');
        const place = { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
        return [{ message: `unknown attribute "${name}"`, ...place, ...nearTo(attribute[1] ?? '', KNOWN) }];
      },
    ),
  );
}
