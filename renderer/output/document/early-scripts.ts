/**
 * The inline scripts of a document. Their texts are constant, so that the policy of every page needs one hash each (D8);
 * their parameters are `data-` attributes of their own script element.
 */

/**
 * Runs before the first paint: `data-js` (taken back when the first script has not run by the time the page is loaded, so that what works without
 * scripts is shown), colour mode (B5.44–B5.47), `docusaurus-data-*` of the query (B5.50), a dismissed announcement (B5.41). Until React runs the
 * button of the menu opens what the document has of it (`data-menu`), and a link in it closes it. Then React answers that button, which `boot.ts`
 * clicks once for a menu that is open: its panel replaces it when its code has come (`StillNavbar.tsx`).
 *
 *     <script data-mode="light" data-switch data-system data-announcement="bar-id">
 *
 * `data-mode` is the default; `data-switch` is there when the reader may choose, `data-system` when the system's preference counts.
 */
export const EARLY_SCRIPT = `(function(){
var d=document,h=d.documentElement,s=d.currentScript.dataset,q=new URLSearchParams(location.search),c,g=function(k){try{return localStorage.getItem(k)}catch(e){}},ok=function(v){return/^(light|dark)$/.test(v)&&v};
h.setAttribute("data-js","");
addEventListener("load",function(){h.hasAttribute("data-boot")||h.removeAttribute("data-js")});
d.addEventListener("click",function(e){var t=e.target,b=t.closest(".navbar__toggle"),m=h.hasAttribute("data-menu");
if(!b)m&&t.closest("a:not([role])")&&d.querySelector(".navbar__toggle").click();
else if(h.dataset.hasHydrated!=="true")h.toggleAttribute("data-menu"),b.setAttribute("aria-expanded",!m),e.stopImmediatePropagation()},true);
if("switch" in s)c=ok(q.get("docusaurus-theme"))||ok(g("theme"));
h.setAttribute("data-theme-choice",c||("system" in s?"system":s.mode));
h.setAttribute("data-theme",c||("system" in s?matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light":s.mode));
q.forEach(function(v,k){if(/^docusaurus-data-[\\w-]+$/.test(k))h.setAttribute(k.slice(11),v)});
if("announcement" in s&&g("docusaurus.announcement.id")===s.announcement&&g("docusaurus.announcement.dismiss")==="true")h.setAttribute("data-announcement-bar-initially-dismissed","true");
})()`;

/**
 * Base-URL banner (B5.35), in the HTML of the base path only: when no client script ran, a box says which base is configured and which would fit.
 *
 *     <script data-base="/docs/" data-text="…{base}…{suggestion}…">
 *
 * The theme's style sheet hides `#__notes-base-banner`; it is seen only where the style sheet did not load either.
 */
export const BASE_BANNER_SCRIPT = `(function(){
var d=document,s=d.currentScript.dataset;
d.addEventListener("DOMContentLoaded",function(){
if(d.documentElement.hasAttribute("data-boot"))return;
var b=d.createElement("div"),p=location.pathname,t=p.slice(-1)==="/"?p:p+"/";
b.id="__notes-base-banner";b.style.cssText="border:thick solid red;background:#fff3f3;color:#111;margin:20px;padding:20px;font-size:20px";
b.textContent=s.text.replace("{base}",s.base).replace("{suggestion}",t);
d.body.insertBefore(b,d.body.firstChild);
})})()`;

/** Attributes of the element of `EARLY_SCRIPT`. */
export function earlyAttributes(site: {
  colorMode: { defaultMode: 'light' | 'dark'; disableSwitch: boolean; respectPrefersColorScheme: boolean };
  announcementBar?: { id: string };
}): Record<string, string | true> {
  const { defaultMode, disableSwitch, respectPrefersColorScheme } = site.colorMode;
  return {
    'data-mode': defaultMode,
    ...(disableSwitch ? {} : { 'data-switch': true as const }),
    ...(respectPrefersColorScheme ? { 'data-system': true as const } : {}),
    ...(site.announcementBar ? { 'data-announcement': site.announcementBar.id } : {}),
  };
}
