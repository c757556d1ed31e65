/** Reads HTTP messages in notes: start lines, status codes with their phrases, header fields. */

import { METHODS, STATUS_CODES } from 'node:http';
import { dictionary } from '../shared/dictionary.js';
import type { BlockFault } from './block-place.js';
import { nearestOf } from './near-words.js';

const TOKEN = /^[!#$%&'*+.^_`|~\w-]+$/;
const REQUEST = /^(\S+) (\S+) (HTTP\/\S+)$/;
const STATUS = /^(HTTP\/\S+) (\d+)(?: (.*))?$/;
const VERSIONS = ['HTTP/0.9', 'HTTP/1.0', 'HTTP/1.1', 'HTTP/2', 'HTTP/3'];

/** Fields of the registry that notes for front-end developers name; another field is let pass unless it looks like one of them. */
const FIELDS = (
  'accept accept-encoding accept-language accept-ranges access-control-allow-credentials access-control-allow-headers ' +
  'access-control-allow-methods access-control-allow-origin access-control-expose-headers access-control-max-age ' +
  'access-control-request-headers access-control-request-method age allow alt-svc authorization cache-control cache-status ' +
  'clear-site-data connection content-disposition content-encoding content-language content-length content-location ' +
  'content-range content-security-policy content-security-policy-report-only content-type cookie cross-origin-embedder-policy ' +
  'cross-origin-opener-policy cross-origin-resource-policy date dpop early-data etag expect expires forwarded from host if-match ' +
  'if-modified-since if-none-match if-range if-unmodified-since keep-alive last-event-id last-modified link location ' +
  'max-forwards origin permissions-policy pragma priority proxy-authenticate proxy-authorization range referer ' +
  'referrer-policy reporting-endpoints retry-after sec-ch-ua sec-ch-ua-mobile sec-ch-ua-platform sec-fetch-dest ' +
  'sec-fetch-mode sec-fetch-site sec-fetch-user sec-websocket-accept sec-websocket-extensions sec-websocket-key ' +
  'sec-websocket-protocol sec-websocket-version server server-timing service-worker-allowed set-cookie sourcemap ' +
  'strict-transport-security te timing-allow-origin trailer transfer-encoding upgrade upgrade-insecure-requests user-agent ' +
  'vary via warning www-authenticate x-content-type-options x-forwarded-for x-frame-options'
).split(' ');

/** Values that a field may have, where there are few. */
const VALUES = dictionary<RegExp>({
  'access-control-allow-credentials': /^true$/,
  'access-control-max-age': /^-?\d+$/,
  age: /^\d+$/,
  'content-length': /^\d+$/,
  'sec-fetch-mode': /^(?:cors|navigate|no-cors|same-origin|websocket)$/,
  'sec-fetch-site': /^(?:cross-site|same-origin|same-site|none)$/,
  'sec-fetch-user': /^\?1$/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^(?:deny|sameorigin)$/i,
  'upgrade-insecure-requests': /^1$/,
});

const DIRECTIVES = dictionary<readonly string[]>({
  'cache-control': (
    'max-age s-maxage no-cache no-store no-transform must-revalidate proxy-revalidate must-understand private public immutable ' +
    'stale-while-revalidate stale-if-error max-stale min-fresh only-if-cached'
  ).split(' '),
  'set-cookie': ['domain', 'expires', 'httponly', 'max-age', 'partitioned', 'path', 'samesite', 'secure'],
  'content-security-policy': (
    'default-src script-src script-src-elem script-src-attr style-src style-src-elem style-src-attr img-src font-src connect-src ' +
    'media-src object-src frame-src child-src worker-src manifest-src base-uri form-action frame-ancestors sandbox report-uri ' +
    'report-to upgrade-insecure-requests require-trusted-types-for trusted-types'
  ).split(' '),
  'strict-transport-security': ['max-age', 'includesubdomains', 'preload'],
});

/** Values of attributes of a cookie, where there are few. */
const COOKIE = dictionary<RegExp>({
  samesite: /^(?:strict|lax|none)$/i,
  'max-age': /^-?\d+$/,
  path: /^\//,
});

/** Messages follow each other after an empty line, and a block may hold header fields alone. */
export function httpFaults(code: string): BlockFault[] {
  const faults: BlockFault[] = [];
  let state: 'start' | 'fields' | 'body' = 'start';
  for (const [index, text] of code.split('\n').entries()) {
    const line = text.trimEnd();
    const add: Add = (message, column = 1, named) => faults.push({ message, line: index + 1, column, ...named });
    const starts = REQUEST.test(line) || STATUS.test(line);
    if (line === '') state = state === 'fields' ? 'body' : state;
    else if (starts) {
      startFault(line, add);
      state = 'fields';
    } else if (state !== 'body') {
      fieldFault(line, add);
      state = 'fields';
    }
  }
  return faults;
}

type Add = (message: string, column?: number, named?: Pick<BlockFault, 'written' | 'nearest'>) => void;

function startFault(line: string, add: Add): void {
  const [, method = '', target = '', requested] = REQUEST.exec(line) ?? [];
  const [, answered, code = '', phrase] = STATUS.exec(line) ?? [];
  const version = answered ?? requested ?? '';
  if (!VERSIONS.includes(version)) add(`"${version}" is no version of HTTP`, line.indexOf(version) + 1);
  if (answered !== undefined) {
    const known = STATUS_CODES[code];
    if (!known) add(`${code} is no status code`, line.indexOf(code) + 1);
    else if (phrase && phrase.toLowerCase() !== known.toLowerCase())
      add(`${code} is "${known}"`, line.indexOf(phrase) + 1);
    return;
  }
  if (!METHODS.includes(method)) add(`"${method}" is no method`);
  if (!/^(?:\/|\*$|https?:\/\/)/.test(target) && method !== 'CONNECT')
    add(`"${target}" is no target of a request`, method.length + 2);
}

function fieldFault(line: string, add: Add): void {
  const colon = line.indexOf(':');
  const name = line.slice(0, colon);
  if (colon < 1 || !TOKEN.test(name)) {
    const [, field = '', sign = ''] = /^([\w-]+)\s*([;；：=，,])/.exec(line) ?? [];
    const isField = FIELDS.includes(field.toLowerCase()) || nearestOf(field.toLowerCase(), FIELDS) !== undefined;
    if (sign !== '' && isField) {
      add(`the name of a header field is followed by ":", not "${sign}"`, line.indexOf(sign) + 1, {
        written: sign,
        nearest: ':',
      });
      return;
    }
    add('neither a start line nor a header field');
    return;
  }
  const key = name.toLowerCase();
  const near = FIELDS.includes(key) || key.startsWith('x-') ? undefined : nearestOf(key, FIELDS);
  if (near) add(`unknown field "${name}"`, 1, { written: name, nearest: spelt(near, name) });
  const value = line.slice(colon + 1).trim();
  if (VALUES[key] && !VALUES[key].test(value)) add(`"${value}" is no value of ${name}`, colon + 3);
  const known = DIRECTIVES[key];
  if (!known) return;
  const parts = value.split(key === 'cache-control' ? ',' : ';').slice(key === 'set-cookie' ? 1 : 0);
  for (const part of parts) {
    const word = part.trim().split(/[\s=]/)[0]?.toLowerCase() ?? '';
    const given = part.slice(part.indexOf('=') + 1).trim();
    if (COOKIE[word]?.test(given) === false && key === 'set-cookie')
      add(`"${given}" is no value of ${word}`, line.indexOf(part.trim()) + 1);
    if (word !== '' && !known.includes(word) && nearestOf(word, known))
      add(`unknown word "${word}"`, line.indexOf(part.trim()) + 1, {
        written: part.trim().slice(0, word.length),
        nearest: spelt(nearestOf(word, known) ?? '', part.trim()),
      });
  }
}

/** A name with capitals where the written one has them. */
const spelt = (near: string, written: string): string =>
  /^[A-Z]/.test(written)
    ? near.replace(/(?<![a-z])[a-z]|(?<=^http|^same)[os]/g, (letter) => letter.toUpperCase())
    : near;
