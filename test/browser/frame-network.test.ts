// biome-ignore-all lint/suspicious/noTemplateCurlyInString lint/style/useTemplate: the texts are code that runs in the frame.
/** Network access of code in the frame of a live block: every request and packet is counted. */
import { createSocket } from 'node:dgram';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Frame, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setUp } from './setup.js';

const stage = setUp();
const foreign = createServer((request, response) => {
  heard.push(`foreign ${request.method} ${request.url}`);
  response.writeHead(200, { 'access-control-allow-origin': '*' }).end('');
});
const packets = createSocket('udp4');
const heard: string[] = [];
let address = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => foreign.listen(0, '127.0.0.1', resolve));
  await new Promise<void>((resolve) => packets.bind(0, '127.0.0.1', resolve));
  packets.on('message', () => heard.push('packet'));
  foreign.on('upgrade', (request, socket) => {
    heard.push(`upgrade ${request.url}`);
    socket.destroy();
  });
  address = `http://127.0.0.1:${(foreign.address() as AddressInfo).port}`;
});
afterAll(() => {
  foreign.closeAllConnections();
  foreign.close();
  packets.close();
});

const element = (name: string, fields: string) =>
  `document.body.append(Object.assign(document.createElement('${name}'), ${fields}))`;
const worker = (code: string) =>
  `new Worker(URL.createObjectURL(new Blob([${JSON.stringify(code)}.replaceAll('URL_', 'URL' + '_').replaceAll('URL_', target)], { type: 'text/javascript' })))`;

/** Code that runs in the frame; `target` is an address of another server or of the site's own. */
const ATTEMPTS: readonly (readonly [name: string, code: string])[] = [
  ['fetch', 'fetch(target).catch(() => {})'],
  ['XMLHttpRequest', "const x = new XMLHttpRequest(); x.open('GET', target); x.send()"],
  ['a beacon', 'navigator.sendBeacon(target)'],
  ['events', 'new EventSource(target)'],
  ['a web socket', "new WebSocket(target.replace('http', 'ws'))"],
  ['WebTransport', "new WebTransport(target.replace('http:', 'https:')).closed.catch(() => {})"],
  ['an image', 'new Image().src = target'],
  ['srcset', element('img', '{ srcset: target + " 1x" }')],
  ['an image in CSS', 'document.body.style.backgroundImage = `url(${target})`'],
  ['a style sheet', element('link', "{ rel: 'stylesheet', href: target }")],
  ['an import of CSS', element('style', '{ textContent: `@import url(${target})` }')],
  ['a font', "new FontFace('x', `url(${target})`).load().catch(() => {})"],
  ['a cursor', 'document.body.style.cursor = `url(${target}), auto`'],
  ['media', element('video', "{ src: target, preload: 'auto' }")],
  ['sound', 'new Audio(target).play().catch(() => {})'],
  [
    'a track',
    "const v = document.createElement('video'); v.innerHTML = `<track default src=${target}>`; document.body.append(v)",
  ],
  ['a poster', element('video', '{ poster: target }')],
  ['an object', element('object', '{ data: target }')],
  ['an embed', element('embed', '{ src: target }')],
  ['a frame', element('iframe', '{ src: target }')],
  ['a frame of text', element('iframe', '{ srcdoc: `<img src=${target}>` }')],
  ['SVG', 'document.body.innerHTML = `<svg><image href="${target}"/><use href="${target}#a"/></svg>`'],
  ['a script', element('script', '{ src: target }')],
  ['a script with the nonce of the frame', element('script', "{ nonce: 'notes', src: target }")],
  ['a module', element('script', "{ type: 'module', src: target }")],
  ['import()', 'new Function("u", "return import(u)")(target).catch(() => {})'],
  ['a prefetch', element('link', "{ rel: 'prefetch', href: target }")],
  ['a preload', element('link', "{ rel: 'preload', as: 'image', href: target }")],
  ['a module preload', element('link', "{ rel: 'modulepreload', href: target }")],
  ['a manifest', element('link', "{ rel: 'manifest', href: target }")],
  ['an icon', element('link', "{ rel: 'icon', href: target }")],
  [
    'speculation',
    element('script', "{ type: 'speculationrules', textContent: JSON.stringify({ prefetch: [{ urls: [target] }] }) }"),
  ],
  ['a worker', 'try { new Worker(target) } catch {}'],
  ['a shared worker', 'try { new SharedWorker(target) } catch {}'],
  ['a service worker', 'navigator.serviceWorker?.register(target).catch(() => {})'],
  ['fetch in a worker', worker("fetch('URL_')")],
  ['scripts in a worker', worker("importScripts('URL_')")],
  ['a socket in a worker', worker("new WebSocket('URL_'.replace('http', 'ws'))")],
  ['a form', "const f = document.createElement('form'); f.action = target; document.body.append(f); f.submit()"],
  [
    'a form of the top',
    "const f = document.createElement('form'); f.action = target; f.target = '_top'; document.body.append(f); f.submit()",
  ],
  ['a window', 'open(target)'],
  ['a link', "const a = document.createElement('a'); a.href = target; document.body.append(a); a.click()"],
  [
    'a ping',
    "const a = document.createElement('a'); a.href = '#'; a.ping = target; document.body.append(a); a.click()",
  ],
  [
    'a download',
    "const a = document.createElement('a'); a.href = target; a.download = 'x'; document.body.append(a); a.click()",
  ],
  ['the page round it', 'try { top.location = target } catch {}'],
  ['a base', element('base', '{ href: target }') + "; new Image().src = 'x'"],
  ['WebRTC', RTC('window')],
  [
    'WebRTC of a frame',
    `const i = document.createElement('iframe'); document.body.append(i); try { ${RTC('i.contentWindow')} } catch {}`,
  ],
  [
    'fetch of a frame',
    "const i = document.createElement('iframe'); document.body.append(i); try { i.contentWindow.fetch(target).catch(() => {}) } catch {}",
  ],
];

/** Those of a group are made in one context, which costs more than a document. */
const AT_ONCE = 7;
const GROUPS = Array.from({ length: Math.ceil(ATTEMPTS.length / AT_ONCE) }, (_, group) => {
  const attempts = ATTEMPTS.slice(group * AT_ONCE, (group + 1) * AT_ONCE);
  return [attempts.map(([name]) => name).join(', '), attempts] as const;
});

/** No browser lets a page forbid these; the page takes the frame away. */
const DEPARTURES: readonly (readonly [name: string, code: string])[] = [
  ['location', 'location = target'],
  ['location.replace', 'location.replace(target)'],
  ['a refresh', element('meta', "{ httpEquiv: 'refresh', content: `0;url=${target}` }")],
];

function RTC(from: string): string {
  return `const R = ${from}.RTCPeerConnection ?? ${from}.webkitRTCPeerConnection; if (R) { const c = new R({ iceServers: [{ urls: 'stun:127.0.0.1:' + udp }] }); c.createDataChannel('x'); c.createOffer().then((o) => c.setLocalDescription(o)); }`;
}

async function frameOf(page: Page): Promise<Frame> {
  const place = await page.waitForSelector('[data-live] >> nth=0 >> iframe');
  const frame = (await place.contentFrame())!;
  await frame.waitForSelector('text=n is 1');
  return frame;
}

describe('code in the frame of a live block reaches nothing', () => {
  it.each(GROUPS)('by %s', async (_, attempts) => {
    await stage.on('/docs/live', {}, async ({ page, faults }) => {
      const udp = (packets.address() as AddressInfo).port;
      for (const [name, code] of attempts) {
        // A new document: whatever the one before has done to its own.
        await page.goto(`${stage.server.origin}/docs/live`);
        const frame = await frameOf(page);
        for (const target of [`${address}/leak`, `${stage.server.origin}/leak`]) {
          const run = `(() => { const target = ${JSON.stringify(target)}, udp = ${udp}; ${code}; })()`;
          await frame.evaluate((text) => void setTimeout(() => new Function(text)()), run).catch(() => {});
          // Requests that the page makes afterwards come later than those of the frame.
          for (let round = 0; round < 3; round++) {
            await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 30))));
            await page.evaluate(() => fetch('/after').then((response) => response.text()));
          }
        }
        expect([...heard, ...stage.server.requests.filter((line) => line.includes('leak'))], name).toEqual([]);
      }
      faults.length = 0;
    });
    heard.length = 0;
  });

  it.each(DEPARTURES)('a frame that leaves by %s is taken away', async (_, code) => {
    await stage.on('/docs/live', {}, async ({ page, faults }) => {
      const frame = await frameOf(page);
      const run = `(() => { const target = ${JSON.stringify(`${stage.server.origin}/docs/live`)}; ${code}; })()`;
      const element = await page.$('[data-live] >> nth=0 >> iframe');
      await frame.evaluate((text) => void setTimeout(() => new Function(text)()), run).catch(() => {});
      await page.waitForFunction((place) => !place?.isConnected, element);
      faults.length = 0;
    });
  });

  it('the page does not mind what the frame says', async () => {
    await stage.on('/docs/live', {}, async ({ page, faults }) => {
      const frame = await frameOf(page);
      const messages = [
        null,
        undefined,
        3,
        'x',
        [],
        {},
        { type: 'height', height: '1e9' },
        { type: 'height', height: 1e9 },
      ];
      await frame.evaluate((list) => {
        for (const message of list) parent.postMessage(message, '*');
        parent.postMessage({ type: 'error', message: 'after all' }, '*');
      }, messages);
      await page.waitForSelector('.theme-live-error:has-text("after all")');
      expect(faults).toEqual([]);
      await expect.poll(() => page.$eval('iframe', (element) => element.clientHeight)).toBeLessThanOrEqual(20_000);
    });
  });
});
