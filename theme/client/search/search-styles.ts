/** Styles of the search interface, loaded with it: readers who never search pay nothing. Adopted through the CSSOM, which the policy allows (D8). */
export const CSS = `
.DocSearch--active{overflow:hidden}
.DocSearch-Container{position:fixed;inset:0;z-index:300;background:rgb(20 20 24 / .45);display:flex;justify-content:center;align-items:flex-start;padding:10vh 16px 16px}
.DocSearch-Modal{display:flex;flex-direction:column;width:100%;max-width:40rem;max-height:76vh;background:var(--n-bg,Canvas);color:var(--n-text,CanvasText);border:1px solid var(--n-line,#8884);border-radius:12px;box-shadow:0 16px 48px rgb(0 0 0 / .24);overflow:hidden}
.DocSearch-SearchBar{display:flex;align-items:center;gap:8px;padding:12px;border-bottom:1px solid var(--n-line,#8884)}
.DocSearch-Form{display:flex;align-items:center;gap:8px;flex:1;min-width:0;height:2.75rem;padding:0 12px;border-radius:8px;background:var(--n-surface,#8881)}
.DocSearch-Form:focus-within{outline:2px solid var(--n-accent,Highlight)}
.DocSearch-Input{flex:1;min-width:0;border:0;background:none;color:inherit;font:inherit;font-size:1rem;outline:0;appearance:none}
.DocSearch-Input::-webkit-search-cancel-button{display:none}
.DocSearch-Container svg,.search-page__panel svg{width:1.125rem;height:1.125rem;flex:none;fill:none;stroke:currentColor;stroke-width:1.6;stroke-linecap:round;stroke-linejoin:round}
.DocSearch-LoadingIndicator{width:.875rem;height:.875rem;border-radius:50%;border:2px solid currentColor;border-right-color:transparent;opacity:.6;animation:notes-turn .8s linear infinite}
.DocSearch-Container--loading .DocSearch-LoadingIndicator{visibility:hidden}
@keyframes notes-turn{to{transform:rotate(1turn)}}
.DocSearch-Reset,.DocSearch-Hit-action-button{display:grid;place-items:center;width:2rem;height:2rem;border-radius:6px;color:var(--n-muted,GrayText)}
.DocSearch-Reset:hover,.DocSearch-Hit-action-button:hover{background:var(--n-surface,#8882);color:inherit}
.DocSearch-Cancel{display:none;padding:0 8px;min-height:2.75rem;color:var(--n-accent,LinkText)}
.DocSearch-Dropdown{overflow:auto;flex:1;padding:0 12px;overscroll-behavior:contain}
.DocSearch-Hit-source{position:sticky;top:0;z-index:1;padding:12px 4px 6px;background:var(--n-bg,Canvas);color:var(--n-muted,GrayText);font-size:.8125rem;font-weight:600}
.DocSearch-Hit{display:flex;align-items:center;border-radius:8px;margin-bottom:2px;scroll-margin:42px 0 4px}
.DocSearch-Hit-cell{flex:1;min-width:0}
.DocSearch-Hit--Child{margin-left:18px}
.DocSearch-Hit a{display:flex;align-items:center;gap:12px;min-height:3rem;padding:6px 12px;color:inherit;text-decoration:none}
.DocSearch-Hit-icon{color:var(--n-muted,GrayText)}
.DocSearch-Hit[aria-selected=true]{background:var(--n-accent-bg,#8882);outline:2px solid transparent;outline-offset:-2px}
.DocSearch-Hit[aria-selected=true] .DocSearch-Hit-title{color:var(--n-accent,LinkText)}
.DocSearch-Hit-content-wrapper{min-width:0;display:grid;line-height:1.5}
.DocSearch-Hit-title{overflow:hidden;text-overflow:ellipsis;white-space:nowrap;font-size:.9375rem}
.DocSearch-Hit-path{overflow:hidden;text-overflow:ellipsis;white-space:nowrap;font-size:.8125rem;color:var(--n-muted,GrayText)}
.DocSearch-Container mark,.search-page mark{background:none;color:var(--n-accent,LinkText);font-weight:600;text-decoration:underline;text-underline-offset:3px;text-decoration-thickness:1px}
.DocSearch-HitsFooter{padding:12px;text-align:center;font-size:.875rem}
.DocSearch-StartScreen,.DocSearch-NoResults,.DocSearch-ErrorScreen{padding:40px 12px;text-align:center}
.DocSearch-NoResults ul{list-style:none;margin:0;padding:0}
.DocSearch-Title{font-size:1.0625rem;margin:0 0 8px}
.DocSearch-Help{margin:8px 0;color:var(--n-muted,GrayText);font-size:.875rem}
.DocSearch-Prefill{min-height:2.75rem;color:var(--n-accent,LinkText)}
.DocSearch-Footer{display:flex;align-items:center;gap:6px;padding:10px 16px;border-top:1px solid var(--n-line,#8884);color:var(--n-muted,GrayText);font-size:.75rem}
.DocSearch-Footer kbd{min-width:22px;padding:0 4px;border:1px solid var(--n-line,#8884);border-radius:4px;text-align:center;font:inherit}
.DocSearch-Footer kbd:not(:first-child){margin-left:8px}
.DocSearch-Footer kbd+kbd{margin-left:0}
@media(max-width:48em){
.DocSearch-Container{padding:0}
.DocSearch-Modal{max-width:none;max-height:none;height:100vh;height:100dvh;border:0;border-radius:0}
.DocSearch-Cancel{display:block}
.DocSearch-Footer{display:none}
}
@media(forced-colors:active){.DocSearch-Container mark,.search-page mark{background:Mark}}
@media(prefers-reduced-motion:reduce){.DocSearch-LoadingIndicator{animation:none}}
`;

const adopted = new Set<string>();

/** Adds styles to the document, once; browsers without constructable sheets get the rules in the page's own sheet. */
export function adoptStyles(css: string): void {
  if (adopted.has(css)) return;
  adopted.add(css);
  if ('adoptedStyleSheets' in document) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return;
  }
  const own = (document as Document).styleSheets[0];
  for (const rule of splitRules(css)) own?.insertRule(rule, own.cssRules.length);
}

/** Returns the top-level rules of a style sheet; ours are one per line, except blocks in braces. */
export function splitRules(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < css.length; at++) {
    if (css[at] === '{') depth++;
    else if (css[at] === '}' && --depth === 0) {
      rules.push(css.slice(start, at + 1).trim());
      start = at + 1;
    }
  }
  return rules;
}
