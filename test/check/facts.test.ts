import { describe, expect, it } from 'vitest';
import { type CompatData, checkFacts, type FactTools } from '../../renderer/check/facts.js';
import { factsOfSource, readFacts, writeFacts } from '../../renderer/site/sources/kept-facts.js';

const support = {
  chrome: { version_added: '87' },
  safari: [{ version_added: '26' }, { version_added: '14.1', partial_implementation: true }],
  firefox: [{ version_added: '66' }, { version_added: '50', prefix: '-moz-' }],
  nodejs: { version_added: '20.0.0' },
};
const data: CompatData = { css: { properties: { inset: { __compat: { support } } } } };
const tools: FactTools = {
  versions: { '@mdn/browser-compat-data': '1', 'web-features': '2' },
  compat: async () => data,
  baseline: async () => new Map([['css.properties.inset', { baseline: 'low', since: '2024-03-05' }]]),
};
const found = async (text: string) => {
  const { problems, bound, unbound, sourced } = await checkFacts('a.md', text, tools);
  return [
    ...problems.map(({ code, line, args }) => `${line} ${code} ${args.data ?? args.claim}`),
    `${bound}/${unbound}${sourced > 0 ? `/${sourced}` : ''}`,
  ];
};

describe('versions', () => {
  it.each([
    [
      'bound',
      'Chrome 87、Safari 26、Node.js 20 起。<!-- bcd css.properties.inset chrome=87 safari=26 nodejs=20 -->',
      ['3/0'],
    ],
    ['not bound', '一\n\nChrome 88 起。', ['3 check-fact-unbound Chrome 88', '0/1']],
    [
      'against the data',
      'Chrome 88 起。<!-- bcd css.properties.inset chrome=88 -->',
      ['1 check-fact chrome=87', '1/0'],
    ],
    [
      'against the comment',
      'Chrome 88 起。<!-- bcd css.properties.inset chrome=87 -->',
      ['1 check-fact css.properties.inset chrome=87', '0/1'],
    ],
    [
      'in part or prefixed',
      'x<!-- bcd css.properties.inset safari=14.1 firefox=50 -->',
      ['1 check-fact safari=26', '1 check-fact firefox=66', '0/0'],
    ],
    ['of no feature', 'x<!-- bcd css.properties.outset chrome=1 -->', ['1 check-fact no such feature', '0/0']],
    ['bound to a page', 'Node.js 22.18 起。<!-- source https://nodejs.org/api/cli.html nodejs=22.18 -->', ['0/0/1']],
    [
      'against the page',
      'Node.js 22.19 起。<!-- source https://nodejs.org/api/cli.html nodejs=22.18 -->',
      ['1 check-fact https://nodejs.org/api/cli.html nodejs=22.18', '0/1'],
    ],
    ['in code', '`Chrome 88`\n\n```text\nChrome 88 RFC 2616\n```', ['0/0']],
  ])('%s', async (_, text, expected) => {
    expect(await found(text)).toEqual(expected);
  });
});

describe('RFCs', () => {
  it.each([
    ['current', '请求见 RFC 9110 与 [RFC 9111：HTTP Caching](https://www.rfc-editor.org/rfc/rfc9111)', ['2/0']],
    ['replaced', '见 RFC 2616。', ['1 check-rfc obsoleted by RFC 9110, 9111, 9112', '0/0']],
    ['replaced, with what came after', 'RFC 7540 被 RFC 9113 取代。', ['2/0']],
    [
      'with the address of another',
      '[RFC 9110：HTTP Semantics](https://www.rfc-editor.org/rfc/rfc9111)',
      ['1 check-rfc the address is of RFC 9111', '0/0'],
    ],
    [
      'with the title of another',
      '[RFC 6749：HTTP Caching](https://www.rfc-editor.org/rfc/rfc6749)',
      ['1 check-rfc The OAuth 2.0 Authorization Framework', '0/0'],
    ],
    ['about something else', '缓存怎样过期，见 RFC 6749。', ['1 check-rfc-topic RFC 6749', '0/0']],
    ['about its subject in the plural', 'Cookies: RFC 6265.', ['1/0']],
    ['about something in its heading', '## OAuth\n\n见 RFC 6749。', ['1/0']],
    ['outside the table', 'RFC 31337', ['1 check-fact-unbound RFC 31337', '0/1']],
  ])('%s', async (_, text, expected) => {
    expect(await found(text)).toEqual(expected);
  });
});

it('keeps what the data says, for the page that names it', async () => {
  const text = 'Safari 14.1 起。<!-- bcd css.properties.inset chrome=87 -->';
  const { features } = await checkFacts('a.md', text, tools);
  const kept = writeFacts({ data: { 'web-features': '2' }, features });
  expect(kept).toBe(`{
"data": {"web-features":"2"},
"features": {
"css.properties.inset": {"versions":{"chrome":"87","firefox":"66","safari":"26","nodejs":"20.0.0"},"baseline":"low","since":"2024-03-05"}
}
}
`);
  expect(factsOfSource(readFacts(kept), text)?.['css.properties.inset']).toMatchObject({
    baseline: 'low',
    data: 'web-features 2',
  });
  expect(factsOfSource(readFacts(kept), '<!-- bcd css.properties.top chrome=1 -->')).toBeUndefined();
});
