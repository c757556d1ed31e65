/** Analytics of a moved site as tags of every page. */
import type { HeadTagData } from '../../shared/page-fields.js';
import { isPlainObject } from '../helpers/schema.js';
import type { Entry } from './docusaurus-entries.js';

const GTAG = 'https://www.googletagmanager.com';
/** Endpoint of the scripts. */
const COUNTER = 'https://www.google-analytics.com';
const COUNTERS = [COUNTER, 'https://region1.google-analytics.com'];

/** Options of the preset for a kind of analytics, and the plugin that takes them otherwise. */
const KINDS = { gtag: 'google-gtag', googleTagManager: 'google-tag-manager', googleAnalytics: 'google-analytics' };

/** Tags for all services that preset and plugins configure. */
export function analyticsTags(preset: Entry['options'], plugins: readonly Entry[]): HeadTagData[] {
  const optionsOf = (kind: keyof typeof KINDS) =>
    [preset[kind], ...plugins.filter(({ name }) => name === KINDS[kind]).map(({ options }) => options)].filter(
      isPlainObject,
    );
  return [
    ...optionsOf('gtag').flatMap(gtag),
    ...optionsOf('googleTagManager').flatMap(tagManager),
    ...optionsOf('googleAnalytics').flatMap(analytics),
  ];
}

const script = (src: string): HeadTagData => ({ tagName: 'script', attributes: { async: true, src } });
const inline = (innerHTML: string): HeadTagData => ({ tagName: 'script', innerHTML });
/** The policy of a page lets it ask the places that it says it will connect to. */
const connect = (href: string): HeadTagData => ({ tagName: 'link', attributes: { rel: 'preconnect', href } });
const literal = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');

function gtag({ trackingID, anonymizeIP }: Record<string, unknown>): HeadTagData[] {
  const ids = [trackingID].flat().filter((id) => typeof id === 'string');
  const [first] = ids;
  if (first === undefined) return [];
  const options = anonymizeIP === true ? ', { anonymize_ip: true }' : '';
  const calls = ids.map((id) => `gtag('config', ${literal(id)}${options});`).join('');
  const code = `window.dataLayer = window.dataLayer || []; function gtag() { dataLayer.push(arguments); } gtag('js', new Date); ${calls}`;
  return [...COUNTERS.map(connect), script(`${GTAG}/gtag/js?id=${encodeURIComponent(first)}`), inline(code)];
}

function tagManager({ containerId }: Record<string, unknown>): HeadTagData[] {
  if (typeof containerId !== 'string') return [];
  const start = "(window.dataLayer = window.dataLayer || []).push({ 'gtm.start': +new Date, event: 'gtm.js' });";
  return [...COUNTERS.map(connect), inline(start), script(`${GTAG}/gtm.js?id=${encodeURIComponent(containerId)}`)];
}

function analytics({ trackingID, anonymizeIP }: Record<string, unknown>): HeadTagData[] {
  if (typeof trackingID !== 'string') return [];
  const anonymous = anonymizeIP === true ? "ga('set', 'anonymizeIp', true);" : '';
  const code = `window.ga = window.ga || function () { (ga.q = ga.q || []).push(arguments) }; ga.l = +new Date; ga('create', ${literal(trackingID)}, 'auto'); ${anonymous} ga('send', 'pageview');`;
  return [connect(COUNTER), inline(code), script(`${COUNTER}/analytics.js`)];
}
