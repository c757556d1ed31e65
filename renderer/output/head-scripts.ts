/** The inline scripts of a document. Constant for a site, so that one hash in the policy covers every page (D8). Plain ES5: they run first and everywhere (D31). */
import type { ClientSite } from '../site/types.js';

/**
 * Runs before paint: colour mode (B5.44–B5.47), attributes from the query (B5.50), the dismissed announcement (B5.41),
 * and `data-js`, by which styles tell that scripts run.
 */
export function bootScript(site: Pick<ClientSite, 'colorMode' | 'announcementBar'>): string {
  const { defaultMode, disableSwitch, respectPrefersColorScheme } = site.colorMode;
  const options = JSON.stringify([defaultMode, disableSwitch ? 1 : 0, respectPrefersColorScheme ? 1 : 0]);
  const bar = site.announcementBar?.isCloseable ? ANNOUNCEMENT.replace('ID', scriptJson(site.announcementBar.id)) : '';
  return BOOT.replace('OPTIONS', options).replace('/*BAR*/', () => bar);
}

const BOOT = `(function(d,o){function g(k){try{return localStorage.getItem(k)}catch(e){}}
var q=new URLSearchParams(location.search),t=o[1]?"":q.get("docusaurus-theme")||g("theme");
if(t!=="light"&&t!=="dark")t=o[2]?"system":o[0];
d.dataset.theme=t==="system"?matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light":t;
d.dataset.themeChoice=t;d.dataset.js="";
q.forEach(function(v,k){if(/^docusaurus-data-[\\w-]+$/.test(k))d.setAttribute("data-"+k.slice(16),v)});/*BAR*/
})(document.documentElement,OPTIONS)`;

const ANNOUNCEMENT = `
if(g("docusaurus.announcement.id")===ID&&g("docusaurus.announcement.dismiss")==="true")d.dataset.announcementBarInitiallyDismissed="true"`;

/**
 * Only in the document of the base route (B5.35): when the client's first script did not run, the base path is most likely wrong.
 * Not rendered by React; the style sheet hides the box, so that it shows only where that did not load either.
 */
export function baseUrlScript(baseUrl: string): string {
  return `document.addEventListener("DOMContentLoaded",function(){if(window.docusaurus)return;
var b=document.createElement("div"),p=location.pathname,s=p.slice(-1)==="/"?p:p+"/",c=${scriptJson(baseUrl)};b.className="base-url-banner";
b.style.cssText="border:3px solid red;margin:1em;padding:1em;font:16px/1.6 sans-serif";
b.textContent="样式和脚本没有加载成功，多半是 baseUrl 配置得不对。目前的 baseUrl 是 "+c+(s===c?"。":"，可以改成 "+s+" 试试。");
document.body.insertBefore(b,document.body.firstChild)})`;
}

/** JSON inside a script element: nothing in it can end the element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}
