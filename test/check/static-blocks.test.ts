import { describe, expect, it } from 'vitest';
import { findMarkup } from '../../cli/check/tools.js';
import { wordsOf } from '../../cli/report/message-language.js';
import { extractBlocks } from '../../renderer/check/find-blocks.js';
import { checkStaticBlocks } from '../../renderer/check/static-blocks.js';
import { root } from '../structure/imports.js';

const tools = findMarkup(root);
const found = async (info: string, code: string, use = tools) => {
  const { problems } = await checkStaticBlocks(extractBlocks('a.md', `\`\`\`${info}\n${code}\n\`\`\`\n`), use);
  return problems.map(({ line, column, code: name, args }) =>
    name === 'check-package-missing' ? `${name} ${args.packages}` : `${line}:${column} ${name}`,
  );
};

/** Findings as `line:column code`, what they say, and what is near. */
const told = async (info: string, code: string) => {
  const { problems } = await checkStaticBlocks(extractBlocks('a.md', `\`\`\`${info}\n${code}\n\`\`\`\n`), tools);
  return problems.map(({ line, column, code: name, args, nearest }) =>
    [`${line}:${column}`, args.message ?? name, ...(nearest ? [nearest] : [])].join(' '),
  );
};

describe('blocks that are not run', () => {
  it.each([
    ['css', 'a {\n  color: red\n  margin: 0;\n}', ['3:13 sheet-missing']],
    ['css', 'a {\n  color: red；\n  margin: 0;\n}', ['3:13 sheet-sign']],
    ['css', 'a { margin: 10 px; }', ['2:13 sheet-space']],
    ['css', 'a { color: #ff00g0; }', ['2:12 sheet-colour']],
    ['css', 'a { font-size: 12xp; }', ['2:18 sheet-unit px']],
    ['css', '.a {\n  color: red;\n\n.b { margin: 0; }', ['2:4 sheet-open']],
    ['css', 'a { display: flexbox; }', ['2:14 "flexbox" is no value of display flex']],
    ['css', 'a { margin: 10px autp; }', ['2:18 "10px autp" is no value of margin auto']],
    ['css', 'a { dispaly: flex; }', ['2:5 sheet-property display']],
    ['css', '@meida (width > 40rem) {\n  .a { margin: 0; }\n}', ['2:2 sheet-rule media']],
    [
      'css',
      'a { dispaly: flex; }\nb { z-index: 1.5; }',
      ['2:5 sheet-property display', '3:14 "1.5" is no value of z-index'],
    ],
    ['html', '<dvi>甲</dvi>', ['2:1 Unknown element <dvi> div']],
    ['html', '<button type="sumbit">好</button>', ['2:14 Attribute "type" has invalid value "sumbit" submit']],
    ['html', '<a hreff="/x">链接</a>', ['2:4 unknown attribute "hreff" href']],
    ['html', '<img src="a.png" alt="" loading="lasy">', ['2:33 "lasy" is no value of loading lazy']],
    [
      'html',
      '<p>甲<div>乙</div></p>',
      ['2:5 <div> may not be inside <p>: the paragraph ends before it, and </p> closes nothing'],
    ],
    ['html', '<p>甲<div>乙</div>', []],
    ['html', '<p><button type="button"><b>甲</b></button><p>乙</p>', []],
    ['html', '<b><i>甲</b></i>', ['2:8 the tags <b> and <i> cross: <i> begins inside <b> and ends behind it </i></b>']],
    ['html', '<b><i>甲</b>', ['2:4 <i> is not closed']],
    ['json', '{\n  "a": 1\n  "b": 2\n}', ['3:9 a comma is missing']],
    ['json', '["a" "b"]', ['2:5 a comma is missing']],
    ['json', '[{}\n{}]', ['2:4 a comma is missing']],
    ['json', '{ "a": True }', ['2:8 "True" is no value of JSON true']],
    ['json', '{ "a": None }', ['2:8 "None" is no value of JSON null']],
    ['json', '{ "a": 1, "a": 2 }', ['2:11 the key "a" is already in line 2']],
    ['yaml', 'a: 1\nb: 2\na: 3', ['4:1 the key "a" is already in line 2']],
    ['yaml', 'x:\n  a: 1\n  "a": 2\ny:\n  a: 1', ['4:3 the key "a" is already in line 3']],
    ['yaml', 'name: CI\non:push\njobs: {}', ['3:1 behind the colon of "on" a space is missing on: ']],
    ['yaml', 'a: http://b\nb:\n  - c:d', []],
    ['yaml', '- a\n-b', ['3:1 behind the "-" of a list item a space is missing - ']],
    ['yaml', 'a: 1\n b: 2', ['3:1 line 3 is indented deeper, and the line before it has a value already']],
    ['yaml', 'a: b: c', ['2:4 Nested mappings are not allowed in compact mappings']],
    ['html', '<script>alert(1)</scirpt>', ['2:1 <script> is not closed']],
    ['html', '<img src="a.png" alt="甲" alt="乙">', ['2:29 the attribute is duplicated in the tag']],
    ['bash', 'npm unistall x', ['2:5 npm has no command "unistall" uninstall']],
    ['bash', 'git commit --mesage x', ['2:12 git commit has no option "--mesage" --message']],
    ['vue', '<script setup>\nconst a = ;\n</script>', ['3:11 Unexpected token']],
    [
      'http',
      'HTTP/1.1 200 OK\nContent-Type; text/html',
      ['3:13 the name of a header field is followed by ":", not ";" :'],
    ],
    ['http', 'HTTP/1.1 200 OK\nContent-Tpye: text/html', ['3:1 unknown field "Content-Tpye" Content-Type']],
    ['http', 'Set-Cookie: a=1; HtpOnly', ['2:18 unknown word "htponly" HttpOnly']],
    [
      'vue',
      '<script setup>\nconst count = 1;\n</script>\n<template>\n  <p>{{ cuont }}</p>\n</template>',
      ['6:9 "cuont" is not declared in the script count'],
    ],
    [
      'vue',
      '<script setup>\nconst count = 1;\n</script>\n<template><p>{{ cuont }}</p></template>',
      ['5:17 "cuont" is not declared in the script count'],
    ],
  ])('says what is wrong with %s: %s', async (info, code, expected) => {
    expect(await told(info, code)).toEqual(expected);
  });

  it.each([
    ['css', 'a { color: red; }\n@media (width > 40em) { b { inset: 0 } }', []],
    ['css', 'a { color: red;\n}\n}', ['4:1 sheet-end']],
    ['css no-check', '}', []],
    ['html', '<p>段落<br>\n<img src="a.png" alt="">', []],
    ['html', '<p>\n  <a href="x" href="y">链接</a>', ['3:19 check-html']],
    ['html', '<section>\n  <b>甲</bb>\n</section>', ['3:3 check-html']],
    ['html', '<ul><li>甲<li>乙</ul><p>丙<br><svg><path d="M0 0"/></svg><template><p>丁</template>', []],
    ['jsx live', 'function A() {\n  return <b>甲</b>;\n}', []],
    ['jsx live', '<b>甲</b>', []],
    ['jsx live noInline', 'const a = 1;\nrender(<b>{1 +}</b>);', ['3:15 check-syntax']],
    ['js', '}', []],
    ['bash', 'pnpm start\npnpm -r build\npnpm vitest\nnpm rm x', []],
    ['bash', 'pnpm isntall', ['2:6 check-block']],
    ['json', '{ "a": 1, }', ['2:9 data-file-comma']],
    ['json', "{ 'a': 1 }", ['2:3 data-file-sign']],
    ['json', '{ "a": 1 } // 甲', ['2:12 data-file-comment']],
    ['json', '{ "a": }', ['2:8 check-block']],
  ])('%s: %s', async (info, code, expected) => {
    expect(await found(info, code)).toEqual(expected);
  });

  it.each([
    ['css', 'a { colour: red; }'],
    ['css', 'a { display: felx; }'],
    ['css', 'a { margin: 1pxx; }'],
    ['css', 'a:hovr { color: red; }'],
    ['css', 'a::befor { content: ""; }'],
    ['css', '@medai (width > 40em) { a { color: red } }'],
    ['css', 'a { position: sticky; z-index: 1.5; }'],
    ['css', 'a { grid-template-columns: repeat(3 1fr); }'],
    ['html', '<img src="a.png">'],
    ['html', '<a hreff="/x">链接</a>'],
    ['html', '<button type="sumbit">好</button>'],
    ['html', '<ul><div>甲</div></ul>'],
    ['html', '<label for="nmae">姓名</label><input id="name">'],
    ['html', '<buton type="button">好</buton>'],
    ['html', '<div id="a"></div><div id="a"></div>'],
    ['vue', '<script setup>\nconst n = ref(0);\n</script>\n<template><p v-if="n">{{ n }</p></template>'],
    ['vue', '<script setup>\nconst n = 1;\n</script>\n<template><p v-els>{{ n }}</p><p v-else>乙</p></template>'],
    ['vue', '<script setup>\nconst count = 1;\n</script>\n<template><p>{{ conut }}</p></template>'],
    ['json', '{ "a": 1, }'],
    ['json', '{ "a": 1, "a": 2 }'],
    ['yaml', 'a: 1\n b: 2'],
    ['css', 'a { width: min(90vw 480px); }'],
    ['html', '<button aria-descripedby="tip">好</button>'],
    ['html', '<h2 id="tip-title">甲</h2><div role="dialog" aria-labelledby="tip-titel"></div>'],
    ['html', '<button commandfor="term" command="close" type="button">关</button><dialog id="terms">甲</dialog>'],
    ['html', '<link rel="preconect" href="https://a.example">'],
    ['html', '<script src="/a.js"></scirpt>\n<script src="/b.js"></script>'],
    ['bash', 'git comit -m "x"'],
    ['bash', 'git commit --ammend'],
    ['bash', 'npm instal react'],
    ['bash', 'echo "never closed'],
    ['http', 'GTE / HTTP/1.1\nHost: a.example'],
    ['http', 'HTTP/1.1 404 OK'],
    ['http', 'HTTP/1.1 200 OK\nContent-Tpye: text/html'],
    ['http', 'Cache-Control: max-age=60, no-stroe'],
    ['http', 'Set-Cookie: a=1; HtpOnly'],
    ['http', 'Set-Cookie: a=1; SameSite=Laxed'],
    ['css', '@media (hover: hoover) { a { color: red } }'],
    ['html', '<img src="a.png" alt="" loading="lasy">'],
    ['html', '<img src="a.png" alt="" fetchpriority="hight">'],
    ['yaml', 'a: [1, 2'],
    ['yaml', 'a:\n\tb: 1'],
    ['json', '{ "a": undefined }'],
    ['json', '{} {}'],
    ['bash', 'if true; then echo x'],
    ['bash', 'echo (x)'],
    ['bash', 'cat <<EOF\nx'],
    ['html', '<p'],
    ['html', '<a href="x"title="y">z</a>'],
    ['html', '<main></main><main></main>'],
    ['html', '<input type="text" checked>'],
    ['vue', '<template><p @click="a b">x</p></template>'],
    ['css', '@import x;'],
    ['css', 'a:hover: { color: red }'],
    ['css', 'a { width: calc(1px+2px) }'],
    ['css', 'a[href { color: red }'],
    ['css', '@media (min-width 40em) { a { color: red } }'],
  ])('finds the fault in %s: %s', async (info, code) => {
    const faults = await found(info, code);
    expect(faults.length).toBeGreaterThan(0);
    expect(faults.join()).not.toContain('missing');
    const { problems } = await checkStaticBlocks(extractBlocks('a.md', `\`\`\`${info}\n${code}\n\`\`\`\n`), tools);
    // Names may be English; three words in a row are a sentence.
    for (const each of problems) expect(wordsOf(each, 'zh').text).not.toMatch(/[a-z]{2,} [a-z]{2,} [a-z]{2,}/i);
  });

  it.each([
    [
      'css',
      '.a:nth-child(2 of .b)::before { inset: auto; color: color-mix(in oklch, red, blue); --x: {}; width: calc(1px * var(--x)); }',
    ],
    [
      'css',
      '@layer base { .a { &:hover { translate: 1px; } } }\n@container (width > 3rem) { a { text-box-trim: trim-both } }',
    ],
    ['http', 'Set-Cookie: a=1; Path=/; SameSite=none; Max-Age=0'],
    ['css', '@media (hover) and (prefers-color-scheme: dark) and (min-width: 20em) { a { color: red } }'],
    ['html', '<img src="a.png" alt="" loading="lazy" decoding="async">'],
    ['css', '@font-face { font-family: a; src: url(a.woff2) format("woff2"); font-display: swap }'],
    [
      'html',
      '<dialog id="d"><form method="dialog"><button>好</button></form></dialog><my-part part="x" data-a aria-label="甲"></my-part>',
    ],
    [
      'vue',
      '<script setup>\nimport { ref } from "vue";\nconst list = ref([1]);\nconst p = defineProps({ a: Number });\n</script>\n<template><li v-for="(n, i) in list" :key="n" @click="$emit(\'x\', i)">{{ n + a + p.a }}</li></template>',
    ],
    ['css', 'a { width: clamp(1rem, 0.9rem + 0.4vw, calc(100% - (2px * 3))); margin: calc(-1 * var(--x)); }'],
    [
      'html',
      '<h2 id="ab">甲</h2><p aria-describedby="ab elsewhere">乙</p><link rel="preconnect stylesheet" href="x"><script src="/a.js" defer>\n</script>',
    ],
    ['json', '{ "a": [1, 2] }'],
    ['jsonc', '{ // 注释\n "a": "http://b" }'],
    ['yaml', 'a: 1\nb: [x, y]'],
    ['bash', '# 注释\nnpm ci && git push --force-with-lease origin HEAD\nfor f in *.md; do echo "$f"; done'],
    ['http', 'POST /a HTTP/1.1\nHost: a.example\nX-Own: 1\n\n{"a": 1}'],
    ['http', 'HTTP/1.1 304 Not Modified\nCache-Control: public, max-age=31536000, immutable'],
  ])('says nothing of %s: %s', async (info, code) => {
    expect(await found(info, code)).toEqual([]);
  });

  it.each([
    ['css', 'a { z-index: 1.5; }', 'css-tree'],
    ['html', '<a hreff="/x">链接</a>', 'html-validate'],
    ['vue', '<template><p></template>', '@vue/compiler-sfc'],
    ['bash', 'echo "', 'sh-syntax'],
  ])('names the package that %s needs', async (info, code, name) => {
    expect(await found(info, code, { versions: '' })).toEqual([`check-package-missing ${name}`]);
  });
});

it.each([
  ['functions without arguments', '()=>'.repeat(2000), true],
  ['elements', '<div>'.repeat(2000), true],
  ['elements that are closed', '<li a="b">c</li><br/>'.repeat(2000), false],
  ['items of a list', '- a\n'.repeat(2000), false],
  ['functions over lines', 'a =>\n'.repeat(2000), true],
  ['calls one after another', 'f((a) => !a);\n'.repeat(2000), false],
])('%s: too deep to be looked at or not', (_, code, isDeep) => {
  const [block] = extractBlocks('a.md', `\`\`\`js\n${code}\n\`\`\`\n`);
  expect(block?.isDeep ?? false).toBe(isDeep);
});
