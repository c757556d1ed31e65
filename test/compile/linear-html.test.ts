import * as parse5 from 'parse5';
import { expect, it } from 'vitest';
import { mendHtml } from '../../renderer/compile/tree/linear-html.js';

const FRAGMENTS = [
  '<p><b>a</p>\n<p><b>b</p>\n<p><b>c</p>\n<p><b>d</p>\n<p>e',
  '<b><i>a<p>b</b>c</i>d</p>',
  '<a href=a>b<div><a href=c>d</div></a>',
  '<h1>a<h2>b</h3>c</h1>',
  '<ul><li>a<b><li>c</ul></li>',
  '<table><b><tr><td>a</b></table>c</td>',
  '<button><p><button>a</p></button>',
  '<svg><p>a</p><desc><p>b</desc></svg></p>',
  '<nobr>a<nobr>b</nobr></nobr><form><form></form>',
  '</p></h1></li></b></form>',
];

it('the mended parser reads HTML as before', () => {
  const read = () =>
    FRAGMENTS.map((html) => [parse5.serialize(parse5.parseFragment(html)), parse5.serialize(parse5.parse(html))]);
  const before = read();
  mendHtml(parse5);
  expect(read()).toEqual(before);
  mendHtml(parse5);
  expect(read()).toEqual(before);
});
