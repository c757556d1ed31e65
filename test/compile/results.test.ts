import { expect, it } from 'vitest';
import { fence } from '../check/run.js';
import { compile, html } from './helper.js';

const MARKUP = fence('html scope=x', '<p class="a">A</p>');
const PAGE = [
  MARKUP,
  fence('css result=90 scope=x', '.a { color: red } /* </style><script> */'),
  fence('css scope=x', '.a { color: blue }'),
  fence('html result=50', '<b>B</b><style>b { color: green }</style>'),
].join('\n');

const documents = async (text: string) => Object.values((await compile(text)).body.results ?? {});

it('shows what CSS does to the HTML of its scope, and HTML by itself, below the code and as high as it says', async () => {
  const out = await html(PAGE);
  expect(out.match(/<iframe[^>]*>/g)).toEqual([
    expect.stringMatching(/ sandbox="" loading="lazy" height="90" title="[^"]+" src="notes-result:[\w-]+"/),
    expect.stringContaining('height="50"'),
  ]);
  expect(out.indexOf('</pre>')).toBeLessThan(out.indexOf('<iframe'));
  const [styled = '', alone = ''] = await documents(PAGE);
  expect(styled).toContain('<p class="a">A</p>');
  expect(styled).toContain('color: red');
  expect(styled).not.toContain('color: blue');
  expect(styled.match(/<\/style>/g)).toHaveLength(2);
  expect(alone).toContain('<b>B</b><style>b { color: green }</style>');
  for (const text of [styled, alone]) expect(text).toContain("content=\"default-src 'none'; style-src 'unsafe-inline'");
});

it('leaves the colours to a result that blends, has pictures or schemes of its own', async () => {
  const own = [
    'mix-blend-mode: screen',
    'color-scheme: dark',
    'color: light-dark(#000, #fff)',
    'background: url(data:,)',
  ];
  const fences = [...own, 'color: red'].map((line, i) => fence(`css result=${i + 10} scope=x${i}`, `p { ${line} }`));
  const out = await html(fences.map((text, i) => `${fence(`html scope=x${i}`, '<p>P</p>')}\n${text}`).join('\n'));
  const kept = [...out.matchAll(/class="code-result( code-result--true)?"[^>]* height="(\d+)"/g)].map((m) => [
    m[2],
    !!m[1],
  ]);
  expect(kept).toEqual([
    ['10', true],
    ['11', true],
    ['12', true],
    ['13', true],
    ['14', false],
  ]);
});

it('has none without HTML or without a height', async () => {
  const lone = [
    fence('css result=90', '.a { color: red }'),
    fence('css result=90 scope=y', '.a { color: red }'),
    fence('css result scope=x', '.a { color: red }'),
    fence('js result=90 scope=x', '1;'),
  ];
  expect(await documents(`${MARKUP}\n${lone.join('\n')}`)).toEqual([]);
});

it('shows what strangers wrote with classes and styles, and without what loads or runs', async () => {
  const css =
    '@import "x.css";\n@media (min-width: 1px) { #b .a:nth-child(1) { width: calc(1px + 2px); background: u\\72l(x) } }';
  const markup = '<nav id="b" onclick="f()"><p class="a" style="color: red; mask: url(x)">A</p><img src="x.png"></nav>';
  const text = `${fence('html scope=x', markup)}\n${fence('css result=90 scope=x', css)}`;
  const { body } = await compile(text, { options: { untrusted: { allowedOrigins: [] } } });
  const [document = ''] = Object.values(body.results ?? {});
  expect(document).toContain('<nav id="b"><p class="a" style="color: red; mask: removed()">A</p><img></nav>');
  expect(document).toContain(
    '@removed "x.css";\n@media (min-width: 1px) { #b .a:nth-child(1) { width: calc(1px + 2px); background: removed() } }',
  );
});
