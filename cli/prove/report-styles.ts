/** Styles of the report: one sheet for screens, phones and paper. */
export const REPORT_CSS = `
:root{color-scheme:light dark;--ink:#1c2024;--muted:#5b6570;--line:#d9dee3;--back:#fff;--soft:#f5f7f9;--lost:#b42318;--lost-soft:#fdecea;--good:#18794e;--good-soft:#e6f6ee;--accent:#0b5cad}
@media (prefers-color-scheme:dark){:root{--ink:#e8ebee;--muted:#9aa5b1;--line:#343b43;--back:#14171a;--soft:#1d2125;--lost:#ff9a8f;--lost-soft:#3a1d1a;--good:#6fd3a3;--good-soft:#14301f;--accent:#7db8ff}}
*{box-sizing:border-box}
body{margin:0;background:var(--back);color:var(--ink);font:16px/1.6 system-ui,-apple-system,"Segoe UI","PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif;overflow-wrap:anywhere}
main{max-width:60rem;margin:0 auto;padding:3rem 1.5rem 4rem}
h1{margin:0;font-size:1.9rem;line-height:1.3;text-wrap:balance}
h2{margin:3rem 0 1rem;padding-top:1.25rem;border-top:1px solid var(--line);font-size:1.25rem;line-height:1.4}
h3{margin:2rem 0 .75rem;font-size:1rem;line-height:1.5}
p{margin:.5rem 0}
.kicker,.quiet{color:var(--muted);font-size:.9rem}
.kicker{margin:0 0 .25rem}
.verdict{display:inline-block;margin:1.25rem 0 .75rem;padding:.35rem .9rem;border-radius:.5rem;font-size:1.1rem;font-weight:600}
.verdict--lost{background:var(--lost-soft);color:var(--lost)}
.verdict--good{background:var(--good-soft);color:var(--good)}
table{width:100%;border-collapse:collapse;font-size:.95rem;font-variant-numeric:tabular-nums}
th,td{padding:.5rem .75rem;border-bottom:1px solid var(--line);text-align:right;vertical-align:baseline}
th:first-child,td:first-child{padding-left:0;text-align:left}
th:last-child,td:last-child{padding-right:0}
thead th{color:var(--muted);font-size:.85rem;font-weight:500}
tbody th{font-weight:400}
.some{color:var(--lost);font-weight:600}
.none{color:var(--muted)}
.loss{margin:0 0 1rem;padding:1rem 1.1rem;border:1px solid var(--line);border-left:3px solid var(--lost);border-radius:.5rem}
.loss__place{margin:0 0 .6rem;font-weight:600}
.loss__place span{color:var(--muted);font-weight:400}
dl{display:grid;grid-template-columns:minmax(4.5rem,max-content) minmax(0,1fr);gap:.35rem 1rem;margin:0;font-size:.95rem}
dt{color:var(--muted)}
dd{margin:0}
del,ins{padding:.05em .2em;border-radius:.2em;text-decoration:none}
del{background:var(--lost-soft);color:var(--lost)}
ins{background:var(--good-soft);color:var(--good)}
code,pre{font:.88rem/1.55 ui-monospace,SFMono-Regular,Menlo,Consolas,"Noto Sans Mono CJK SC",monospace}
pre{margin:.35rem 0 0;padding:.6rem .8rem;background:var(--soft);border-radius:.4rem;white-space:pre-wrap}
ul{margin:0;padding-left:1.25rem}
li{margin:.3rem 0}
summary{cursor:pointer;color:var(--accent)}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
@media (max-width:600px){
main{padding:1.75rem 1rem 3rem}
h1{font-size:1.5rem}
dl{grid-template-columns:minmax(0,1fr);gap:.1rem}
dd{margin-bottom:.5rem}
th,td{padding:.45rem .4rem}
}
@media print{
:root{--ink:#000;--muted:#444;--line:#bbb;--back:#fff;--soft:#f3f3f3;--lost:#8c1a10;--lost-soft:#fbe9e7;--good:#125c3b;--good-soft:#e6f3ec;--accent:#000;color-scheme:light}
body{font-size:10.5pt;print-color-adjust:exact}
main{max-width:none;padding:0}
h2,h3{break-after:avoid}
.loss,tr{break-inside:avoid}
}`;
