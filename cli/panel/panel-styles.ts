/** Styles of the panel, in the tokens of the theme. Adopted through the CSSOM, which the policy allows. */
export const CSS = `
.notes-panel{position:fixed;inset:0 0 0 auto;z-index:260;display:flex;flex-direction:column;width:min(30rem,100%);background:var(--n-bg);color:var(--n-text);border-left:1px solid var(--n-line);box-shadow:0 0 32px var(--n-shade);font:var(--n-t3)/1.6 var(--n-font);overscroll-behavior:contain}
.notes-panel :where(button){font:inherit;color:inherit;background:none;border:0;padding:0;cursor:pointer;text-align:start}
.notes-panel :where(a,button):focus-visible{outline:2px solid var(--n-accent);outline-offset:2px;border-radius:3px}
.notes-panel-head{display:flex;align-items:flex-start;gap:var(--n-s2);padding:var(--n-s4) var(--n-s4) var(--n-s3);border-bottom:1px solid var(--n-line)}
.notes-panel-head>div{flex:1;min-width:0}
.notes-panel h2{margin:0;font-size:var(--n-t5);line-height:1.4;font-weight:600;overflow-wrap:anywhere}
.notes-panel-head p{margin:2px 0 0;color:var(--n-muted);font-size:var(--n-t2);overflow-wrap:anywhere}
.notes-panel .notes-panel-close{flex:none;display:grid;place-items:center;width:var(--n-target);height:var(--n-target);margin:-4px -6px 0 0;border-radius:var(--n-radius);color:var(--n-muted);font-size:22px;line-height:1}
.notes-panel .notes-panel-close:hover{background:var(--n-surface);color:var(--n-text)}
.notes-panel-body{flex:1;overflow:auto;padding:0 var(--n-s4) var(--n-s8)}
.notes-panel section{padding:var(--n-s3) 0;border-top:1px solid var(--n-line)}
.notes-panel [role=status]+section{border-top:0}
.notes-panel h3{display:flex;justify-content:space-between;gap:var(--n-s2);margin:0 0 var(--n-s1);color:var(--n-muted);font-size:var(--n-t2);font-weight:600;line-height:1.6}
.notes-panel h3 span{font-weight:400}
.notes-panel ul{list-style:none;margin:0;padding:0}
.notes-panel li{display:flex;gap:var(--n-s3);justify-content:space-between;align-items:baseline;padding:2px 0;margin:0}
.notes-panel li>:first-child{min-width:0;overflow-wrap:anywhere}
.notes-panel li>:last-child:not(:first-child){flex:none;max-width:55%;color:var(--n-muted);font-size:var(--n-t2);text-align:end}
.notes-panel .notes-panel-fields li{display:grid;grid-template-columns:10.5rem 1fr auto}
.notes-panel .notes-panel-fields li>:first-child{color:var(--n-muted);font-size:var(--n-t2)}
.notes-panel .notes-panel-fields li>:nth-child(2){min-width:0;overflow-wrap:anywhere}
.notes-panel .notes-panel-fields li>:last-child{max-width:none;white-space:nowrap}
.notes-panel a,.notes-panel .notes-panel-open{color:var(--n-accent);text-decoration:none;overflow-wrap:anywhere}
.notes-panel a:hover,.notes-panel .notes-panel-open:hover{text-decoration:underline;text-underline-offset:3px}
.notes-panel .notes-panel-missing{color:var(--n-danger)}
.notes-panel-bar{display:block;height:4px;margin-top:2px;border-radius:2px;background:var(--n-accent)}
.notes-panel-chips{display:flex;flex-wrap:wrap;gap:2px var(--n-s3)}
.notes-panel .notes-panel-more{margin-top:2px;color:var(--n-muted);font-size:var(--n-t2)}
.notes-panel [role=status]{margin:var(--n-s3) 0;color:var(--n-muted);overflow-wrap:anywhere;white-space:pre-wrap}
.notes-panel [role=status]:empty{display:none}
@media(max-width:600px){
.notes-panel{left:0;border-left:0}
.notes-panel .notes-panel-fields li{grid-template-columns:1fr auto;row-gap:0}
.notes-panel .notes-panel-fields li>:first-child{grid-column:1/-1}
.notes-panel li{padding:4px 0}
}
@media print{.notes-panel{display:none}}
`;
