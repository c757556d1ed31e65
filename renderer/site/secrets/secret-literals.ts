/** Secrets that their form gives away: keys and tokens of known services in a text. */

export interface Literal {
  kind: string;
  index: number;
  length: number;
}

/** Kind and form. A form begins with letters that nothing else begins with, and says how much follows. */
const FORMS: readonly (readonly [kind: string, form: RegExp])[] = [
  [
    'private key',
    /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY(?: BLOCK)?-----(?:\s|\\[nr]|[A-Za-z-]+: [^\n]*\n)*[A-Za-z\d+/]{40}/,
  ],
  ['AWS', /\b(?:AKIA|ASIA|ABIA|ACCA)[A-Z2-7]{16}\b/],
  ['GitHub', /\bgh[pousr]_[A-Za-z\d]{36}\b/],
  ['GitHub', /\bgithub_pat_[A-Za-z\d]{22}_[A-Za-z\d]{59}\b/],
  ['GitLab', /\bgl(?:pat|dt|rt|ptt|ft|soat)-[\w-]{20,}/],
  ['Slack', /\bxox[abeoprs]-(?:\d+-)+[A-Za-z\d-]{10,}/],
  ['Slack', /\bxapp-\d-[A-Z\d]+-\d+-[a-z\d]{32,}/],
  ['Slack', /\bhooks\.slack\.com\/services\/T[A-Z\d]{8,}\/B[A-Z\d]{8,}\/[A-Za-z\d]{20,}/],
  ['Stripe', /\b[rs]k_live_[A-Za-z\d]{16,}/],
  ['Stripe', /\b[rs]k_test_[A-Za-z\d]{24,}/],
  ['Stripe', /\bwhsec_[A-Za-z\d+/]{32,}/],
  ['Google', /\bAIza[\w-]{35}(?![\w-])/],
  ['Google', /\bGOCSPX-[\w-]{28}(?![\w-])/],
  ['OpenAI', /\bsk-(?:proj|svcacct|admin)-[\w-]{20,}/],
  ['OpenAI', /\bsk-(?=[a-z\d]*[A-Z])(?=[A-Za-z]*\d)[A-Za-z\d]{32,}/],
  ['Anthropic', /\bsk-ant-[\w-]{20,}/],
  ['npm', /\bnpm_[A-Za-z\d]{36}\b/],
  ['PyPI', /\bpypi-AgE[\w-]{50,}/],
  ['Docker', /\bdckr_pat_[\w-]{27}/],
  ['Hugging Face', /\bhf_[A-Za-z]{34}\b/],
  ['DigitalOcean', /\bdo[opr]_v1_[a-f\d]{64}\b/],
  ['Shopify', /\bshp(?:at|ca|pa|ss)_[a-fA-F\d]{32}\b/],
  ['SendGrid', /\bSG\.[\w-]{22}\.[\w-]{43}(?![\w-])/],
  ['Twilio', /\bSK[a-f\d]{32}\b/],
  ['Telegram', /\b\d{8,10}:AA[\w-]{33}(?![\w-])/],
  ['Vault', /\bhvs\.[\w-]{24,}/],
  ['Alibaba Cloud', /\bLTAI[A-Za-z\d]{16,20}\b/],
  ['Tencent Cloud', /\bAKID[A-Za-z\d]{32}\b/],
  ['Azure', /\bAccountKey=[A-Za-z\d+/]{86}==/],
  ['age', /\bAGE-SECRET-KEY-1[A-Z\d]{58}\b/],
];

const ONE = new RegExp(FORMS.map(([, form]) => `(${form.source})`).join('|'));
const ALL = new RegExp(ONE, 'g');

/** Every form has a run of letters, digits, `_` and `-` of this length, and in it a digit or a capital. */
const RUN = 20;
/** Some forms begin before their run: so far, at most, and after these signs. */
const BEFORE = 160;
const BEHIND = 100;
const SIGNS = './:=\n\r\\';
const BEGINNINGS = /PRIVATE KEY|hooks\.slack|SG\.|hvs\.|:AA|AccountKey=/;

/** True for placeholders such as `ghp_xxxx…`, `AKIAIOSFODNN7EXAMPLE`. */
const isExample = (text: string) => /EXAMPLE|example/.test(text) || new Set(text.slice(8)).size < 6;

/** Finds the secrets in a text that no comment allows. */
export function findLiterals(text: string): Literal[] {
  const found = new Map<number, Literal>();
  for (const [start, end] of longRuns(text)) {
    const lead =
      start > 0 && SIGNS.includes(text.charAt(start - 1)) ? text.slice(Math.max(0, start - BEFORE), start) : '';
    const isWide = BEGINNINGS.test(lead + text.slice(start, start + 3));
    const from = isWide ? start - lead.length : start;
    const near = text.slice(from, isWide ? end + BEHIND : end);
    // Nearly always -1, and many times as fast as an iterator.
    if (near.search(ONE) < 0) continue;
    for (const match of near.matchAll(ALL)) {
      const [whole, ...groups] = match;
      const kind = FORMS[groups.findIndex((group) => group !== undefined)]?.[0];
      const index = from + match.index;
      if (kind !== undefined && !isExample(whole) && !isAllowed(text, index))
        found.set(index, { kind, index, length: whole.length });
    }
  }
  return [...found.values()];
}

/** Places of the runs. Looks at every twentieth character and, where that is one of a run, at its neighbours: texts are mostly words. */
function longRuns(text: string): [start: number, end: number][] {
  const runs: [start: number, end: number][] = [];
  for (let at = RUN - 1; at < text.length; ) {
    let start = at;
    while (start > at - RUN && isOfRun(text.charCodeAt(start))) start--;
    if (start > at - RUN) {
      at = start + RUN;
      continue;
    }
    let end = at + 1;
    while (end < text.length && isOfRun(text.charCodeAt(end))) end++;
    if (/[A-Z\d]/.test(text.slice(start + 1, end))) runs.push([start + 1, end]);
    at = end + RUN;
  }
  return runs;
}

const isOfRun = (code: number) =>
  (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || code === 95 || code === 45;

/** Replaces all but the first letters of such secrets, at the same length. */
export function maskLiterals(text: string): string {
  const masked = text.replace(ALL, (whole) => (whole.startsWith('-----') ? whole : hidden(whole, 4)));
  return KEY_BEGINS.test(masked) ? maskKeys(masked) : masked;
}

const KEY_BEGINS = /-----BEGIN [A-Z ]*PRIVATE KEY/;

/** Hides the lines of private keys, whose end may be cut off in a message's frame. Text after them, such as paths, is kept. */
function maskKeys(text: string): string {
  let isKey = false;
  const lines = text.split('\n').map((line) => {
    const begins = KEY_BEGINS.test(line);
    isKey = begins || (isKey && isOfKey(line));
    const shown = isKey ? line.replace(/[A-Za-z\d+/=]{20,}/g, (run) => hidden(run, 0)) : line;
    if (line.includes('-----END')) isKey = false;
    return shown;
  });
  return lines.join('\n');
}

/** A line of a key has no blanks, but for those of a frame, or holds much of it, or is a header. */
function isOfKey(line: string): boolean {
  const bare = line.replace(/^[\s>]*\d*\s*[│|]?[\s^]*/, '').trim();
  return !/\s/.test(bare) || /[A-Za-z\d+/=]{40,}/.test(bare) || /^[\w-]+: /.test(bare);
}

const hidden = (text: string, shown: number) => text.slice(0, shown) + '*'.repeat(text.length - shown);

const ALLOW = 'allow-secret';

const isFence = (line: string) => /^\s*(?:`{3,}|~{3,})/.test(line);

/** True if the comment `allow-secret` is in the line, in the paragraph before it, or before the code block that it is in. */
function isAllowed(text: string, index: number): boolean {
  if (!text.includes(ALLOW)) return false;
  const before = text.slice(0, index).split('\n');
  const line = before.pop() + (text.slice(index).split('\n', 1)[0] ?? '');
  if (line.includes(ALLOW)) return true;
  if (before.filter(isFence).length % 2 === 1) {
    before.splice(before.findLastIndex(isFence));
    // Between the comment and the block may be an empty line.
    while (before.length > 0 && before.at(-1)?.trim() === '') before.pop();
  }
  const paragraph = before.slice(before.findLastIndex((entry) => entry.trim() === '') + 1);
  return paragraph.some((entry) => entry.includes(ALLOW));
}
