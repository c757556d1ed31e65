/** Finds links and images with wrong brackets, spaces or addresses: readers would see the marks, or follow an invalid address. */
import { isBareHost, OWN_MACHINE } from '../../site/helpers/literal-addresses.js';
import { nearestName } from '../../site/problems/near-names.js';
import type { Node } from '../tree/tree.js';
import type { SlipContext } from './slip-context.js';

/** An address, and no remark in brackets. */
const ADDRESS =
  '(?:https?:\\/\\/|mailto:|\\.{0,2}\\/|#[\\w-]|[\\w./%-]+\\.(?:mdx?|html?|png|jpe?g|gif|svg|webp|pdf)\\b)';
const PICTURE = /\.(?:png|jpe?g|gif|svg|webp|avif)\b/i;

interface Rule {
  pattern: RegExp;
  /** Returns the correction of a match. */
  wanted: (match: RegExpExecArray) => string;
  /** Place of the fault in the match. */
  at?: (match: RegExpExecArray) => number;
  sure: boolean;
}

const RULES: Rule[] = [
  // [text］（./a.md）: brackets of Chinese input methods.
  {
    pattern: new RegExp(
      `[[［【]([^\\[\\]［］【】\\n]+)[\\]］】][(（]\\s*(${ADDRESS}[^\\s()（）]*|${ADDRESS.replace('https?:\\/\\/|', '')})\\s*[)）]`,
      'g',
    ),
    wanted: ([, text, url]) => `[${text}](${url})`,
    at: ([whole]) => whole.search(/[［【］】（）]/),
    sure: true,
  },
  // (text)[./a.md]: the brackets the wrong way round.
  {
    pattern: new RegExp(`(?<![\\w\\]])\\(([^()\\n]+)\\)\\[(${ADDRESS}[^\\]\\s]*)\\]`, 'g'),
    wanted: ([, text, url]) => `[${text}](${url})`,
    sure: true,
  },
  // (./a.md)[text]: both wrong.
  {
    pattern: new RegExp(`(?<![\\w\\]])\\((${ADDRESS}[^\\s()]*)\\)\\[([^\\[\\]\\n]+)\\](?![([:])`, 'g'),
    wanted: ([, url, text]) => `[${text}](${url})`,
    sure: true,
  },
  // [text]](./a.md): a bracket too many.
  {
    pattern: new RegExp(`(?<!\\[)\\[([^\\[\\]\\n]+)\\]\\]\\((${ADDRESS}[^\\s()]*)\\)`, 'g'),
    wanted: ([, text, url]) => `[${text}](${url})`,
    at: ([whole]) => whole.indexOf(']]') + 1,
    sure: true,
  },
  // [text] (./a.md): a space between the brackets.
  {
    pattern: new RegExp(`\\[([^\\[\\]\\n]+)\\][ \\u00a0\\u3000]+\\((${ADDRESS}[^\\s()]*)\\)`, 'g'),
    wanted: ([, text, url]) => `[${text}](${url})`,
    at: ([whole]) => whole.search(/\][ \u00a0\u3000]+\(/) + 1,
    sure: false,
  },
  // [text](a file.md): a space in the path.
  {
    pattern:
      /\[([^[\]\n]*)\]\((?!https?\s*:)([^()<>\n"']*[^()<>\n"' ] [^()<>\n"']*\.(?:mdx?|png|jpe?g|gif|svg|webp|pdf)(?:#[^()\s]*)?)\)/gi,
    // A space next to a dot or a slash is surplus.
    wanted: ([, text, url]) =>
      / [./]|\/ /.test(url!.trim())
        ? `[${text}](${url!.trim().replace(/ *([./]) */g, '$1')})`
        : `[${text}](<${url!.trim()}>)`,
    sure: true,
  },
  // [text](https://a.example/two words): a space in the address of another site.
  {
    pattern: /\[([^[\]\n]*)\]\(\s*(https?:\/\/[^\s()<>"']+(?: [^\s()<>"']+)+)\s*\)/gi,
    wanted: ([, text, url]) => `[${text}](${(url ?? '').replaceAll(' ', '%20')})`,
    sure: false,
  },
  // [text](#A heading): anchors have hyphens for the spaces of their headings.
  {
    pattern: /\[([^[\]\n]+)\]\(([^\s()<>"'#]*)(#[^\s()<>"']+(?: [^\s()<>"']+)+)\)/g,
    wanted: ([, text, path, anchor]) => `[${text}](${path}${(anchor ?? '').replaceAll(' ', '-').toLowerCase()})`,
    at: ([whole]) => whole.lastIndexOf('#'),
    sure: false,
  },
  // [text](mailto: a@b.example): a space after the scheme.
  {
    pattern: /\[([^[\]\n]+)\]\(\s*(mailto|tel)\s*[:：]\s*([^\s()<>]+)\s*\)/gi,
    wanted: ([, text, scheme, rest]) => `[${text}](${scheme}:${rest})`,
    at: ([whole]) => whole.lastIndexOf('(') + 1,
    sure: true,
  },
  // [text](https：//a.example): spaces, or signs of another width, in the scheme.
  {
    pattern: /\[([^[\]\n]+)\]\(\s*(https?)\s*[:：]\s*[/／]\s*[/／]\s*([^\s()]+)\s*\)/gi,
    wanted: ([, text, scheme, rest]) => `[${text}](${scheme}://${rest})`,
    sure: true,
  },
  // [text](./a.md “Title”): a title in other marks, and below one that is not closed.
  {
    pattern: /\[([^[\]\n]*)\]\(([^\s()<>]+) +[“”]([^“”"()\n]*)[“”]\)/g,
    wanted: ([, text, url, title]) => `[${text}](${url} "${title}")`,
    at: ([whole]) => whole.search(/[“”](?=[^“”]*[“”]\)$)/),
    sure: true,
  },
  {
    pattern: /!?\[([^[\]\n]*)\]\(([^\s()<>]+) +"([^"()\n]+)\)/g,
    wanted: ([whole, text, url, title]) => `${whole.startsWith('!') ? '!' : ''}[${text}](${url} "${title}")`,
    sure: true,
  },
  // [text](./a.md #heading): a space before the anchor.
  {
    pattern: /\[([^[\]\n]*)\]\(([^()\s<>"']+) +(#[^()\s"']+)\)/g,
    wanted: ([, text, url, anchor]) => `[${text}](${url}${anchor})`,
    sure: true,
  },
  // [text]: (./a.md): a definition has no brackets around its address, and begins its line.
  {
    pattern: new RegExp(`\\[([^\\[\\]\\n]+)\\][:：][ \\t]?\\((${ADDRESS}[^\\s()]*)\\)`, 'g'),
    wanted: ([, text, url]) => `[${text}](${url})`,
    sure: true,
  },
  // [text]{./a.md}: braces in place of brackets.
  {
    pattern: new RegExp(`\\[([^\\[\\]\\n]+)\\]\\{(${ADDRESS}[^{}\\s]*)\\}`, 'g'),
    wanted: ([, text, url]) => `[${text}](${url})`,
    sure: true,
  },
];
/** Punctuation at the end of the sentence does not belong to the address. */
const UNCLOSED = /\[[^[\]\n]+\]\((?:https?:\/\/|\.{0,2}\/)[^\s()]*[^\s().,;:!?。，；：！？](?=[^()\n]*$)/gm;

/** The same before a sign of Chinese text or the end of the line, where the ending of the file ends the address. */
const UNCLOSED_PAGE =
  /\[[^[\]\n]+\]\((?:\.{0,2}\/)?[\w./%\u4e00-\u9fff-]*\.(?:mdx?|html?|png|jpe?g|svg|gif|webp)(?:#[\w\u4e00-\u9fff-]+)?(?=[，。；：！？、]|[ \t]*$)/gm;

/** An address in plain text with a space in its scheme. */
const SPACED = /(?<![\w("'<])(https?)(?:\s*[:：]\s+\/\/|\s*[:：]\/\/\s+|：\/\/)(?=[\w-]+(?:\.[\w-]+)*\.[a-z]{2,})/gi;

export function linkSlips(context: SlipContext): void {
  for (const node of context.of('link')) {
    bareSlip(context, node);
    chatMark(context, node);
  }
  for (const node of context.of('image')) {
    insecure(context, node);
    borrowed(context, node);
    pageOfPicture(context, node);
  }
  for (const node of context.of('link', 'image')) {
    addressSlip(context, node);
    ownMachine(context, node);
  }
  if (/https?\s*[:：]/i.test(context.file))
    for (const { 0: found, 1: scheme, index } of context.masked().matchAll(SPACED))
      context.say('link-address', { found, wanted: `${scheme}://` }, index, found.length, {
        changes: [[index, index + found.length, `${scheme}://`]],
      });
  for (const node of context.of('definition')) bracketedDefinition(context, node);
  if (!/\]\s*[(（{]|\][:：] ?\(|\)\[|[］】][(（]/.test(context.file)) return;
  const masked = context.masked();
  for (const { pattern, wanted, at, sure } of RULES)
    for (const match of masked.matchAll(pattern)) {
      const found = context.file.slice(match.index, match.index + match[0].length);
      const text = shown(wanted(match), match[0], found);
      if (text === undefined || text === found) continue;
      const from = match.index + Math.max(0, at?.(match) ?? 0);
      context.say('link-form', { found, wanted: text }, from, match.index + found.length - from, {
        changes: [[match.index, match.index + found.length, text]],
        sure,
      });
    }
  for (const { 0: found, index } of [...masked.matchAll(UNCLOSED_PAGE), ...masked.matchAll(UNCLOSED)])
    if (
      !context.problems.some(({ code, line }) => code === 'link-form' && line === context.places.at(index).line) &&
      !found.includes('\u0000')
    )
      context.say('link-form', { found, wanted: `${found})` }, index, found.length, {
        changes: [[index + found.length, index + found.length, ')']],
      });
}

/** `[text]:(./page.md)` at the start of a line, which is no link but defines one, and is not shown. */
function bracketedDefinition(context: SlipContext, node: Node): void {
  const start = context.start(node);
  const found = context.file.slice(start, context.end(node));
  const [, text = '', url = ''] = /^\[([^[\]\n]+)\]:[ \t]?\(([^\s()]+)\)$/.exec(found) ?? [];
  if (url === '') return;
  const wanted = `[${text}](${url})`;
  context.say('link-form', { found, wanted }, start, found.length, {
    changes: [[start, start + found.length, wanted]],
    sure: true,
  });
}

/** A text made from masked words, with what was hidden in them; undefined where an address was. */
function shown(text: string, masked: string, found: string): string | undefined {
  const hidden = [...masked.matchAll(/\u0000+/g)].map(({ 0: run, index }) => found.slice(index, index + run.length));
  if (/\([^()]*\u0000[^()]*\)$/.test(text)) return undefined;
  return text.replace(/\u0000+/g, () => hidden.shift() ?? '');
}

/** Signs of Chinese sentences, which end an address for its writer alone. */
const SENTENCE = /[，。；！？、：”’》】（）」』]/;
/** A name in Chinese begins after a sign of the address: what follows a letter is the sentence. */
const LATIN_ADDRESS = /^https?:\/\/[\w.:@/?#&=%~+-]*\w(?=[\u4e00-\u9fff])/;

/** `见https://a.example，然后`: a bare address reaches to the next space. */
function bareSlip(context: SlipContext, node: Node): void {
  const start = context.start(node);
  const written = context.written(node);
  // The address of a link with wrong brackets is reported with these.
  if (!/^https?:\/\//.test(written) || /[\]］】][(（]/.test(context.file.slice(Math.max(0, start - 2), start))) return;
  const cut = LATIN_ADDRESS.exec(written)?.[0].length ?? written.search(SENTENCE);
  if (cut < 0) return;
  const address = written.slice(0, cut);
  context.say('link-bare', { found: written, wanted: address }, start, written.length, {
    changes: [[start, start + cut, `[${address}](${address})`]],
    sure: true,
  });
}

/** An image without encryption, which the policy of the site does not load. */
function insecure(context: SlipContext, node: Node): void {
  const url = node.url ?? '';
  if (!/^http:\/\/(?!localhost|127\.|\[)/i.test(url)) return;
  const at = context.find(url, node);
  if (at < 0) return;
  const wanted = url.replace(/^http:/i, 'https:');
  context.say('link-insecure', { url, wanted }, at, url.length, { changes: [[at, at + url.length, wanted]] });
}

/** Hosts that show their pictures on their own pages alone. */
const KEPT = /^https?:\/\/(?:mmbiz\.(?:qpic|qlogo)\.cn|[\w-]+\.sinaimg\.cn)\//i;
/** Addresses that a service has signed for some hours. */
const SIGNED =
  /[?&](?:X-Amz-Expires|X-Amz-Signature|x-oss-expires|x-oss-signature|q-sign-time)=|[?&]Expires=\d+&.*Signature=/;

/** A picture of another host that readers do not see, now or later. */
function borrowed(context: SlipContext, node: Node): void {
  const url = node.url ?? '';
  if (!KEPT.test(url) && !SIGNED.test(url)) return;
  const at = context.find(url, node);
  if (at < 0) return;
  context.say('image-borrowed', { host: url.split('/')[2] ?? '' }, at, url.length);
}

/** The page of GitHub that shows a picture, in place of the picture. */
function pageOfPicture(context: SlipContext, node: Node): void {
  const url = node.url ?? '';
  const [, repository, path] = /^https:\/\/github\.com\/([\w.-]+\/[\w.-]+)\/blob\/([^?#]+)$/.exec(url) ?? [];
  const at = path === undefined ? -1 : context.find(url, node);
  if (at < 0) return;
  const wanted = `https://raw.githubusercontent.com/${repository}/${path}`;
  context.say('link-address', { found: url, wanted }, at, url.length, {
    changes: [[at, at + url.length, wanted]],
    sure: true,
  });
}

/** Finds the mark that a chat adds to the addresses it names. */
function chatMark(context: SlipContext, node: Node): void {
  const mark = /[?&]utm_source=(?:chatgpt\.com|openai|perplexity(?:\.ai)?|copilot\.com)(?=$|[&#])/.exec(
    node.url ?? '',
  )?.[0];
  const at = mark === undefined ? -1 : context.find(mark, node);
  if (mark === undefined || at < 0) return;
  // The rest of the query keeps its question mark.
  const isFirst = mark.startsWith('?') && context.file[at + mark.length] === '&';
  const [from, to] = isFirst ? [at + 1, at + mark.length + 1] : [at, at + mark.length];
  context.say('text-leftover', { found: context.file.slice(from, to) }, at, mark.length, {
    changes: [[from, to, '']],
    sure: true,
  });
}

/** An address of the author's machine, after words that do not say so. */
function ownMachine(context: SlipContext, node: Node): void {
  const url = node.url ?? '';
  if (!OWN_MACHINE.test(url) || url.startsWith('file:')) return;
  const start = context.start(node);
  const written = context.written(node);
  const at = written.lastIndexOf(url);
  const isSaid = /localhost|127\.0|0\.0\.0|::1|本地|本机|\blocal/i.test(written.slice(0, at));
  // Guides mention the address of a server: such an address leads to no page of theirs.
  if (at < 1 || (node.type === 'link' && (isSaid || !/^https?:\/\/[^/]+\/[^/?#]/.test(url)))) return;
  context.say('link-local', { url }, start + at, url.length);
}

const SCHEMES = ['http', 'https', 'mailto', 'ftp', 'tel'];

/** Finds addresses that browsers and file systems interpret otherwise than intended. */
function addressSlip(context: SlipContext, node: Node): void {
  const url = node.url ?? '';
  const start = context.start(node);
  const written = context.written(node);
  if (!/^!?\[/.test(written)) return;
  const before = context.file[start - 1];
  if (node.type === 'link' && PICTURE.test(url)) spacedMark(context, start, written);
  if (node.type === 'link' && before === '！' && PICTURE.test(url)) {
    const alone = /^[\s\u0000]?$/.test(context.file[start - 2] ?? '');
    context.say('link-form', { found: '！[', wanted: '![' }, start - 1, written.length + 1, {
      changes: [[start - 1, start, '!']],
      sure: alone,
    });
  }
  if (url === '' && node.type === 'link') {
    if (/\]\(\s*\)$/.test(written)) context.say('link-empty', {}, start, written.length);
    return;
  }
  // Before a sign a backslash is no part of the address that Markdown reads.
  const raw = /\]\(\s*<?([^\s<>()]*)/.exec(written)?.[1] ?? url;
  const wanted = mended(/^\.{1,2}\\/.test(raw) ? raw : url);
  if (wanted === undefined) return;
  const at = written.lastIndexOf(url);
  const found = at < 0 ? written.slice(written.lastIndexOf('(') + 1, -1) : url;
  const from = start + (at < 0 ? written.lastIndexOf('(') + 1 : at);
  context.say('link-address', { found, wanted: wanted === '' ? './image.png' : wanted }, from, found.length, {
    changes: wanted === '' ? [] : [[from, from + found.length, wanted]],
    sure: true,
  });
}

/** `! [text](picture.png)`: with a space between, the sign is text and the picture a link. */
function spacedMark(context: SlipContext, start: number, written: string): void {
  const spaces =
    /(?:^|[\s|>])![ \t]+$/.exec(context.file.slice(Math.max(0, start - 8), start))?.[0].trimStart().length ?? 0;
  if (spaces === 0) return;
  const at = start - spaces;
  context.say('link-form', { found: `${context.file.slice(at, start)}[`, wanted: '![' }, at, spaces + written.length, {
    changes: [[at, start, '!']],
    sure: true,
  });
}

/** Returns the corrected address; empty if only its author knows it. */
function mended(url: string): string | undefined {
  if (/^[A-Za-z]:[\\/]/.test(url) || /^(?:file|blob|sandbox|attachment|cid|content):/i.test(url)) return '';
  const wide = url
    .replace(/^(https?)[:：](?:\/\/|／／)/i, '$1://')
    .replace(/^https?:\/\/(?=https?:\/\/)/i, '')
    .replace(/(\.mdx?)＃/, '$1#')
    .replace(/。(?=(?:mdx?|png|jpe?g|gif|svg|webp|pdf)(?:#|$))/, '.');
  if (wide !== url) return wide;
  const bare = /^(https?)\/{1,2}(?=[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:[/:?#]|$))/i.exec(url);
  if (bare) return `${bare[1]}://${url.slice(bare[0].length)}`;
  const scheme = /^([A-Za-z]+)(:\/{0,3})(?=[\w-]+(?:\.[\w-]+)+)/.exec(url);
  if (scheme) {
    const [whole, name, slashes] = scheme as unknown as [string, string, string];
    const near = SCHEMES.includes(name.toLowerCase()) ? name : nearestName(name, ['http', 'https']);
    const isWeb = near !== undefined && /^https?$/i.test(near);
    if (isWeb && (near !== name || slashes !== '://')) return `${near}://${url.slice(whole.length)}`;
  }
  if (/^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(url)) return `mailto:${url}`;
  if (isBareHost(url)) return `https://${url}`;
  if (url.includes('\\') && /^\.{0,2}\\|^[\w-]+\\/.test(url)) return url.replaceAll('\\', '/');
  return undefined;
}
