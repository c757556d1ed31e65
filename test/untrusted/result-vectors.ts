/** Ways to ask another host or to run a script from blocks that show their result: CSS, and the HTML that it styles. */
import { FOREIGN, VECTORS } from './vectors.js';

const U = `${FOREIGN}/c`;
const BACKSLASH = '\\';
const declarations = [
  `background: url(${U}1.png)`,
  `background: url( "${U}2.png" )`,
  `background: URL('${U}3.png')`,
  `background: u${BACKSLASH}72l(${U}4.png)`,
  `background: ${BACKSLASH}000075 rl("${U}5.png")`,
  `background: ur/**/l(${U}6.png), url(/**/${U}6.png)`,
  `background: image-set("${U}7.png" 1x)`,
  `background: -webkit-image-set(url(${U}8.png) 1x)`,
  `background: image${BACKSLASH}2d set("${U}9.png" 1x)`,
  `background: cross-fade(url(${U}10.png), red)`,
  `background: -webkit-cross-fade(url(${U}11.png), url(${U}12.png), 50%)`,
  `background: image("${U}13.png")`,
  `background: src("${U}14.png")`,
  `--x: "${U}15.png"; background: image-set(var(--x) 1x)`,
  `--x: url(${U}16.png); background: var(--x)`,
  `background-image: if(style(--x: 1): url(${U}17.png); else: url(${U}18.png))`,
  `list-style: url(${U}19.png) inside; display: list-item`,
  `content: url(${U}20.png)`,
  `cursor: url(${U}21.cur), auto`,
  `border-image: url(${U}22.png) 1`,
  `mask: url(${U}23.svg#m); -webkit-mask: url(${U}24.svg)`,
  `filter: url(${U}25.svg#f)`,
  `clip-path: url(${U}26.svg#c)`,
  `shape-outside: url(${U}27.png); float: left`,
  `offset-path: url(${U}28.svg#p)`,
  `behavior: url(${U}29.htc); -moz-binding: url(${U}30.xml#b)`,
  `width: expression(alert(1)); background: element(#x), -moz-element(#x), paint(x)`,
  `color: "a${BACKSLASH}
b"; background: url(${U}31.png)`,
  `color: "open
; background: url(${U}32.png)`,
  `color: url(a${BACKSLASH})b); background: url(${U}33.png)`,
  `color: url(a"b); background: url(${U}34.png)`,
  `background: url(${U}35.png`,
  `background: attr(data-x type(<url>), url(${U}36.png))`,
  `background: url(data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'><image href='${U}37.png'/></svg>)`,
  `background: url(javascript:alert(1))`,
];
const sheets = [
  ...declarations.map((text) => `p { ${text} }`),
  `@import "${U}40.css";`,
  `@import url(${U}41.css) layer(a);`,
  `@IMPORT '${U}42.css';`,
  `@im${BACKSLASH}70ort "${U}43.css";`,
  `/**/@import/**/"${U}44.css";`,
  `<!-- @import "${U}45.css"; -->`,
  `@charset "utf-8"; @import "${U}46.css";`,
  `@font-face { font-family: x; src: url(${U}47.woff2) } p { font-family: x }`,
  `@font-face { font-family: y; src: local(z), url("${U}48.woff2") format("woff2") } p { font-family: y }`,
  `@namespace url(${U}49); p { color: red }`,
  `@media all { @supports (color: red) { p { background: url(${U}50.png) } } }`,
  `@property --u { syntax: "<url>"; inherits: false; initial-value: url(${U}51.png) } p { background: var(--u) }`,
  `@keyframes k { to { background: url(${U}52.png) } } p { animation: k 1ms forwards }`,
  `@counter-style c { system: cyclic; symbols: url(${U}53.png) } p { list-style: c; display: list-item }`,
  `@document url-prefix("") { p { background: url(${U}54.png) } }`,
  `p { & b { background: url(${U}55.png) } }`,
  `p::before { content: url(${U}56.png) "x" }`,
  `@view-transition { navigation: auto } @starting-style { p { background: url(${U}57.png) } }`,
  `</style><img src="${U}58.png"><script>alert(1)</script>`,
  `<${BACKSLASH}/style><script>alert(1)</script>`,
  `p { color: red } </STYLE ><script>alert(1)</script>`,
];
const markup = [
  `<p style="background:url(${U}60.png)">x</p>`,
  `<p style="background:u&#92;72l(${U}61.png)">x</p>`,
  `<style>p{background:url(${U}62.png)}</style><p>x</p>`,
  `<style>@import "${U}63.css"</style>`,
  `<style></style ><img src="${U}64.png"></style>`,
  `<svg width=9 height=9><image href="${U}65.png"/><use href="${U}66.svg#a"/><script>alert(1)</script></svg>`,
  `<svg><style>@import "${U}67.css";*{background:url(${U}68.png)}</style><rect fill="url(${U}69.svg#a)"/></svg>`,
  `<svg><foreignObject><img src="${U}70.png" onerror=alert(1)></foreignObject><animate onbegin=alert(1)></svg>`,
  `<math><mtext><style><img src="${U}71.png" onerror=alert(1)></style></mtext></math>`,
  `<img src="${U}72.png" srcset="${U}73.png 2x"><picture><source srcset="${U}74.png"><img></picture>`,
  `<img src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>">`,
  `<table background="${U}75.png"><tr><td background="${U}76.png">x</table>`,
  `<body background="${U}77.png" onload=alert(1)><p>x</p>`,
  `<link rel=stylesheet href="${U}78.css"><link rel=preload as=image href="${U}79.png">`,
  `<meta http-equiv=refresh content="0;url=${U}80"><base href="${U}81/">`,
  `<input type=image src="${U}82.png"><video src="${U}83.mp4" poster="${U}84.png" autoplay></video>`,
  `<object data="${U}85"></object><embed src="${U}86"><iframe src="${U}87" srcdoc="<script>parent.alert(1)</script>"></iframe>`,
  `<a href="javascript:alert(1)">x</a><a href="${U}88" ping="${U}89">y</a>`,
  `<form action="${U}90"><button autofocus onfocus=alert(1) formaction="javascript:alert(1)">x</button></form>`,
  `<template shadowrootmode=open><img src="${U}91.png"></template>`,
  `<noscript><img src="${U}92.png"></noscript><xmp><img src="${U}93.png"></xmp>`,
];

/** HTML of pages of attacks, where a fence can hold it. */
const outer = VECTORS.filter((text) => !text.includes('```'));

const fence = (info: string, code: string) => `\`\`\`${info}\n${code}\n\`\`\`\n`;
const TARGET = '<p class="a" data-x="https://foreign.invalid/c99.png" id="x"><b>x</b></p>';

/** Blocks whose results are shown, each in a document of its own. */
export const RESULTS: readonly string[] = [
  ...sheets.map((css, at) => fence(`html scope=s${at}`, TARGET) + fence(`css result=30 scope=s${at}`, css)),
  ...[...markup, ...outer].map((html) => fence('html result=30', html)),
];
