/** Origins that code and style sheets load from. */
import { describe, expect, it } from 'vitest';
import { namedOrigins, originsInCode } from '../../renderer/compile/code/code-origins.js';
import { originsInSheet } from '../../renderer/compile/code/sheet-origins.js';

const inCode = (code: string, names = new Map<string, string>()) =>
  originsInCode(code, names).map(({ directive, origin }) => `${directive} ${origin}`);

describe('code', () => {
  it.each([
    ["fetch('https://a.dev/x?u=https://b.dev')", ['connect-src https://a.dev']],
    ['await fetch(`https://a.dev:8080/${id}`, { headers })', ['connect-src https://a.dev:8080']],
    [
      "const API = 'https://a.dev';\nfetch(`${API}/x`); fetch(API + '/y');",
      ['connect-src https://a.dev', 'connect-src https://a.dev'],
    ],
    ["const url = process.env.API || 'https://a.dev';\nfetch(new URL('/x', url))", ['connect-src https://a.dev']],
    ["xhr.open('GET', 'https://a.dev/x'); window.open('https://b.dev');", ['connect-src https://a.dev']],
    [
      "new WebSocket('wss://a.dev/s'); new EventSource('//b.dev/e')",
      ['connect-src wss://a.dev', 'connect-src https://b.dev'],
    ],
    [
      "axios.get('https://a.dev'); axios({ method: 'post', url: 'https://b.dev' })",
      ['connect-src https://a.dev', 'connect-src https://b.dev'],
    ],
    [
      "import('https://a.dev/m.js'); import x from 'https://b.dev/m.js';",
      ['script-src https://a.dev', 'script-src https://b.dev'],
    ],
    ["const s = document.createElement('script');\ns.src = 'https://a.dev/w.js';", ['script-src https://a.dev']],
    [
      '<><script src="https://a.dev/a.js" async /><iframe src={\'http://b.dev\'} onLoad={() => x} /></>',
      ['script-src https://a.dev', 'frame-src http://b.dev'],
    ],
    ['<link rel="stylesheet" href="https://a.dev/a.css" />', ['style-src https://a.dev']],
    ['<form action="https://a.dev/subscribe"><a href="https://b.dev">b</a></form>', ['form-action https://a.dev']],
    ['// fetch(\'https://a.dev\')\n/* <script src="https://b.dev"/> */\nconst text = "fetch(\'https://c.dev\')";', []],
    ["const link = 'https://a.dev'; get(link); prefetch('https://b.dev'); fetch('/own')", []],
  ])('%s', (code, expected) => expect(inCode(code)).toEqual(expected));

  it('follows names that other files export, where they are imported', () => {
    const names = namedOrigins("export const API: string = 'https://a.dev/v1';\nconst OWN = 'https://b.dev';", true);
    expect([...names]).toEqual([['API', 'https://a.dev']]);
    expect(inCode("import { API } from '../api';\nfetch(`${API}/x`)", names)).toEqual(['connect-src https://a.dev']);
    expect(inCode('fetch(API)', names)).toEqual([]);
  });
});

it('style sheets: imports, fonts, pictures', () => {
  const css = `@import url('https://fonts.example/css?family=A');
@import "//b.example/b.css";
/* @import "https://no.example"; */
@font-face { font-family: A; src: url(https://c.example/a.woff2), url("data:font/woff2;base64,AA==") }
.a { background: url(http://d.example/a.png), url(data:image/png;base64,AA==), url(./own.png) }`;
  expect(originsInSheet(css).map(({ directive, origin }) => `${directive} ${origin}`)).toEqual([
    'style-src https://fonts.example',
    'style-src https://b.example',
    'font-src https://c.example',
    'font-src data:',
    'img-src http://d.example',
  ]);
});
