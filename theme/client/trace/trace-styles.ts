/** Styles of the player of a recorded run, loaded with it and adopted through the CSSOM, which the policy allows (D8). */
export const CSS = `
@media screen{.code-trace__record[data-player=""]>table{display:none}}
@media print{.trace-player{display:none}}
.code-trace__record>div{margin:0}
.code-trace__record[data-player]>table{margin-top:var(--n-s4)}
.trace-player{--of-script:var(--n-muted);--of-microtasks:var(--n-accent);--of-ticks:var(--n-code-type);--of-tasks:var(--n-warning);container-type:inline-size;border-top:1px solid var(--n-line);font-size:var(--n-t3);line-height:1.6}
.trace-player__pane{border-bottom:1px solid var(--n-line);background:var(--n-surface)}
.trace-player__code{position:relative;max-height:13rem;margin:0;padding:var(--n-s3) 0;font-size:var(--n-t2);overflow:auto;direction:ltr;overscroll-behavior:contain;scrollbar-width:thin}
.trace-player__code code{float:none;padding:0;white-space:pre-wrap;overflow-wrap:anywhere}
.trace-player__line{display:block;position:relative;min-height:1.6em;padding:0 var(--n-s3) 0 3.5rem;text-indent:-3rem}
.trace-player__line .codeLineNumber{width:2rem;min-width:0;padding-right:var(--n-s2);text-indent:0}
.trace-player__line[aria-current]{background:var(--n-mark)}
.trace-player__line[aria-current]::before{content:"";position:absolute;inset:0 auto 0 0;border-left:4px solid var(--n-accent)}
.trace-player__line[aria-current] .codeLineNumber{color:var(--n-text);font-weight:700}
.trace-player__state{display:flex;flex-direction:column;gap:var(--n-s2);margin:0;padding:var(--n-s3) var(--n-s4)}
.trace-player__part{--of:var(--of-script);display:grid;grid-template-columns:5.5rem minmax(0,1fr);gap:0 var(--n-s2)}
.trace-player__part[data-part="running"]{min-height:2.5rem}
.trace-player__part[data-part="out"]{grid-template-columns:minmax(0,1fr)}
.trace-player__part[data-part="microtasks"],.trace-player__job[data-of="microtasks"]{--of:var(--of-microtasks)}
.trace-player__part[data-part="ticks"],.trace-player__job[data-of="ticks"]{--of:var(--of-ticks)}
.trace-player__part[data-part="tasks"],.trace-player__job[data-of="tasks"]{--of:var(--of-tasks)}
.trace-player dt{padding-top:.25rem;color:var(--n-muted);font-size:var(--n-t1);font-weight:600;line-height:1.4}
.trace-player dt small{display:block;font-size:inherit;font-weight:400}
.trace-player dd{display:grid;margin:0}
.trace-player__part[data-part="out"] dd{padding:var(--n-s1) var(--n-s3);border:1px solid var(--n-line);border-radius:var(--n-radius);background:var(--n-surface)}
.trace-player dd>*{grid-area:1/1;min-width:0}
.trace-player__room{visibility:hidden}
.trace-player :is(ol,ul){margin:0;padding:0;list-style:none}
.trace-player li{margin:0;overflow-wrap:anywhere}
.trace-player__part[data-part="set"] li{font:var(--n-t2)/1.7 var(--n-mono)}
.trace-player__part[data-part="set"] li>span{margin:0 .35em}
.trace-player dd code{padding:0;background:none;font-size:var(--n-t2)}
.trace-player small{color:var(--n-muted);font-size:var(--n-t2)}
.trace-player__empty{color:var(--n-muted);font-size:var(--n-t2)}
.trace-player mark{padding:0 .2em;margin:0 -.2em;border-radius:3px;background:var(--n-accent-bg);color:var(--n-text);font-weight:600}
.trace-player__part:is([data-part="microtasks"],[data-part="ticks"],[data-part="tasks"]) ol{display:flex;flex-wrap:wrap;gap:var(--n-s1)}
.trace-player__job{display:inline-flex;align-items:center;gap:.4em;padding:0 .55em;border:1px solid var(--n-line);border-radius:999px;background:var(--n-bg);font-size:var(--n-t2);line-height:1.5rem}
.trace-player__job::before{content:"";flex:none;width:.5rem;height:.5rem;border-radius:50%;background:var(--of);forced-color-adjust:none}
.trace-player [data-part="running"] .trace-player__job{border-color:var(--of);font-weight:600}
.trace-player__job:has(mark){border-color:var(--of);background:var(--n-accent-bg)}
.trace-player__bar{position:sticky;bottom:0;display:flex;flex-wrap:wrap;align-items:center;gap:0 var(--n-s4);padding:0 var(--n-s3) var(--n-s2);border-top:1px solid var(--n-line);border-radius:0 0 var(--n-radius) var(--n-radius);background:var(--n-bg)}
.trace-player__way{display:flex;flex:1 1 14rem;align-items:center;gap:var(--n-s3);padding-inline-start:var(--n-s1)}
.trace-player__count{flex:none;min-width:3.6em;color:var(--n-muted);font-size:var(--n-t2);font-variant-numeric:tabular-nums;text-align:end}
.trace-player__count b{color:var(--n-text)}
.trace-player__buttons{display:flex;flex:1 1 auto;gap:var(--n-s1)}
.trace-player__button{display:grid;flex:1;place-items:center;min-width:2.75rem;height:2.75rem;padding:0;border:1px solid transparent;border-radius:var(--n-radius);background:none;cursor:pointer}
.trace-player__button:hover{background:var(--n-surface)}
.trace-player__button[aria-disabled]{color:var(--n-muted);cursor:default;opacity:.45}
.trace-player__next:not([aria-disabled]){background:var(--n-accent);color:var(--n-bg)}
.trace-player__table{margin-inline-start:auto}
.trace-player__button[aria-expanded="true"]{background:var(--n-surface);color:var(--n-accent)}
[dir="rtl"] .trace-player__button:not(.trace-player__table) svg{transform:scaleX(-1)}
.trace-player__range{--track-way:90deg;flex:1;min-width:0;height:2.75rem;margin:0;background:none;cursor:pointer;-webkit-appearance:none;appearance:none}
[dir="rtl"] .trace-player__range{--track-way:270deg}
.trace-player__range::-webkit-slider-runnable-track{height:.375rem;border-radius:999px;background:var(--track)}
.trace-player__range::-moz-range-track{height:.375rem;border-radius:999px;background:var(--track)}
.trace-player__range::-webkit-slider-thumb{width:1.25rem;height:1.25rem;margin-top:-.4375rem;border:3px solid var(--n-bg);border-radius:50%;background:var(--n-text);box-shadow:0 0 0 1.5px var(--n-text);-webkit-appearance:none}
.trace-player__range::-moz-range-thumb{box-sizing:border-box;width:1.25rem;height:1.25rem;border:3px solid var(--n-bg);border-radius:50%;background:var(--n-text);box-shadow:0 0 0 1.5px var(--n-text)}
@container (min-width:34rem){.trace-player__stage{display:grid;grid-template-columns:minmax(0,1.3fr) minmax(0,1fr)}.trace-player__pane{position:relative;min-height:min(26rem,calc(var(--lines)*1.6*var(--n-t2) + 2*var(--n-s3)));border-bottom:0;border-inline-end:1px solid var(--n-line)}.trace-player__code{position:absolute;inset:0;max-height:none}.trace-player__state{gap:var(--n-s3)}.trace-player__part{display:block}.trace-player dt{padding:0 0 .15rem;line-height:1.6}.trace-player dt small{display:inline;margin-inline-start:.5em}.trace-player__bar{flex-wrap:nowrap;padding-block:var(--n-s1)}.trace-player__buttons{flex:0 1 auto}.trace-player__button{flex:none}}
@media (forced-colors:active){.trace-player__range{-webkit-appearance:auto;appearance:auto}.trace-player__line[aria-current]{outline:1px solid Highlight;outline-offset:-1px}.trace-player__job::before{background:CanvasText}.trace-player__button{border-color:ButtonText}.trace-player__button[aria-disabled]{color:GrayText;opacity:1}}
`;
