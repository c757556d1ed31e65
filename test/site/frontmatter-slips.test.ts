import { describe, expect, it } from 'vitest';
import { findSlips } from '../../renderer/site/front-matter/front-matter-slips.js';
import { isPlainObject } from '../../renderer/site/helpers/schema.js';
import { readYaml } from '../../renderer/site/helpers/yaml.js';

const lines = (yaml: string) =>
  findSlips(yaml, (mended) => isPlainObject(readYaml(mended).value)).map(({ args }) => args.line);

describe('marks of Chinese typing in front matter: the line as it should be', () => {
  it.each([
    ['title：x\n', ['title: x']],
    ['title ：x\n', ['title: x']],
    ['title： “a: b”\n', ["title: 'a: b'"]],
    ['slug：/x\ntitle：y\n', ['slug: /x', 'title: y']],
    ['title:x\n', ['title: x']],
    ['title: “a: b”\n', ["title: 'a: b'"]],
    ['title: ‘a: b’\n', ["title: 'a: b'"]],
    ['title: 「a: b」\n', ["title: 'a: b'"]],
    ["title: “it's: b”\n", ['title: "it\'s: b"']],
    ['title: 他说“a: b”\n', ["title: '他说“a: b”'"]],
    ['last_update:\n  author：Ann\n', ['  author: Ann']],
    ['tags：\n  - a\n', ['tags:']],
  ])('%j → %j', (yaml, expected) => expect(lines(yaml)).toEqual(expected));

  it.each([
    ['a colon of plain YAML', 'title: a: b\n'],
    ['something else is wrong too', 'title：x\ntags: [a\n'],
    ['an address', 'url: https://a.b\ntags: [\n'],
    ['quoted already', 'title: "“a: b”"\ntags: [\n'],
  ])('%s is left to the parser', (_, yaml) => expect(lines(yaml)).toEqual([]));
});
