import { cssString } from './css-text.js';

/** Styles of a document of many pages, on screen and on paper, in addition to the styles of its site. */
export const BOOK_CSS = `
.book{max-width:var(--n-measure);margin:0 auto;padding:0 var(--n-gap) var(--n-s16);box-sizing:content-box}
html{scroll-padding-top:var(--n-s6)}
.book__cover{padding:var(--n-s16) 0 var(--n-s8);border-bottom:1px solid var(--n-line);margin-bottom:var(--n-s8)}
.book__title{margin:0;font-size:2.25rem;font-weight:600;line-height:1.3;text-wrap:balance}
.book__subtitle{margin:var(--n-s3) 0 0;color:var(--n-muted);font-size:var(--n-h3)}
.book__facts{display:flex;flex-wrap:wrap;gap:var(--n-s1) var(--n-s6);margin:var(--n-s6) 0 0;color:var(--n-muted);font-size:var(--n-t3)}
.book__contents{margin-bottom:var(--n-s16)}
.book__contents-title{margin:0 0 var(--n-s3);font-size:var(--n-h2);font-weight:600}
.book__contents ol{margin:0;padding:0;list-style:none}
.book__contents ol ol{padding-left:1.5em}
.book__contents>ol>li:has(ol){margin-top:var(--n-s3)}
.book__contents>ol>li:has(ol)>a{font-weight:600}
.book__contents a{display:flex;gap:var(--n-s3);padding:.3rem 0;color:inherit;text-decoration:none;line-height:1.5}
.book__contents a:hover{color:var(--n-accent)}
.book__sheet{padding-bottom:var(--n-s12)}
.book__sheet+.book__sheet{padding-top:var(--n-s12);border-top:1px solid var(--n-line)}
.book__part-title{margin:0 0 var(--n-s2);color:var(--n-muted);font-size:var(--n-h2);font-weight:600}
.book__part{margin-bottom:var(--n-s8)}
.book .book__h1{margin:0 0 1.25rem;font-size:var(--n-h1);line-height:1.3}
.book .book__h2{margin:2em 0 .6em;font-size:var(--n-h2);line-height:1.4}
.book .book__h3{margin:1.7em 0 .6em;font-size:var(--n-h3);line-height:1.4}
.book :is(.book__h4,.book__h5,.book__h6){margin:2em 0 .6em;font-size:1rem;line-height:1.4}
.book__tab{margin:var(--n-s3) 0 var(--n-s1);color:var(--n-muted);font-size:var(--n-t3);font-weight:600}
.book summary{cursor:auto}
@media screen and (min-width:1100px){
.book{display:grid;grid-template-columns:17rem minmax(0,var(--n-measure));column-gap:var(--n-s16);justify-content:center;max-width:none}
.book__cover{grid-column:1/3}
.book__contents{position:sticky;top:0;max-height:100vh;margin:0;padding:var(--n-s6) 0;overflow-y:auto;scrollbar-width:thin;align-self:start;font-size:var(--n-t3)}
.book__contents-title{font-size:var(--n-t3)}
.book__contents a{padding:.2rem 0}
.book__contents ol ol{padding-left:1em}
.book__text{padding-top:var(--n-s6)}
}
@page{
size:A4;margin:22mm 20mm 20mm;
@top-left{font:8.5pt/1.2 sans-serif;color:#666}
@top-right{font:8.5pt/1.2 sans-serif;color:#666}
@bottom-center{content:counter(page);font:8.5pt/1.2 sans-serif;color:#666}
}
@page :first{@bottom-center{content:none}}
@media print{
.book :is(.book__tab,.book__part){break-after:avoid}
.book :is(p,li){orphans:2;widows:2}
.book{max-width:none;margin:0;padding:0;font-size:10.5pt}
.book__cover{height:100vh;margin:0;padding:30vh 0 0;border:0;break-after:page;box-sizing:border-box}
.book__contents{margin:0}
.book__contents a::after{content:"";flex:none;min-width:2.5em;margin-left:auto;text-align:right;color:var(--n-muted);font-variant-numeric:tabular-nums}
.book__contents li{break-inside:avoid-page}
.book__contents li:has(ol){break-inside:auto}
.book__contents li:has(ol)>a{break-after:avoid}
.book__sheet,.book__sheet+.book__sheet{padding:0;border:0;break-before:page}
.book .markdown a[href^="http"]::after{content:none}
.book .markdown a[data-address]::after{content:" (" attr(data-address) ")";color:var(--n-muted);font-size:.85em;overflow-wrap:anywhere}
}`;

/** Numbers after the entries of the contents, by the ids that these lead to. */
export const pageNumbers = (pages: ReadonlyMap<string, number>): string =>
  [...pages]
    .map(([id, page]) => `@media print{.book__contents a[href=${cssString(`#${id}`)}]::after{content:"${page}"}}`)
    .join('\n');
