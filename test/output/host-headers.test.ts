/** Headers for each file in the formats of three hosts: one set of rules. */
import { describe, expect, it } from 'vitest';
import { makeHostFiles } from '../../renderer/output/lists/host-files.js';
import { redirectPage, testSite } from './fixtures.js';

const ATTACHMENTS = ['demo.html', 'a b/c.HTML', 'a b/index.html', 'data.xml', 'x.svg', 'y.pdf', 'z.txt'];

/** Values of a header by the address of a file. */
type Sent = (address: string, name: string) => string[];

const matches = (pattern: string, address: string) => {
  const [start, end] = pattern.split('*') as [string, string?];
  return end === undefined ? address === start : address.startsWith(start) && address.endsWith(end);
};

function sentBy(changes: object, attachments = ATTACHMENTS): Record<string, Sent> {
  const site = testSite({ hostFiles: ['headers', 'vercel', 'nginx'], ...changes });
  const files = makeHostFiles(site, [redirectPage('/旧', '/docs/新')], attachments);
  const text = (path: string) => String(files.find((file) => file.path === path)?.bytes);
  const netlify = text('_headers')
    .split('\n\n')
    .map((rule) => rule.trim().split(/\n\s*/) as [string, ...string[]]);
  const vercel = JSON.parse(text('vercel.json')) as {
    headers: { source: string; headers: { key: string; value: string }[] }[];
  };
  const nginx = text('_nginx.conf');
  const blocks = [...nginx.matchAll(/location ~ "(.*?)" \{\n([\s\S]*?)\n\}/g)];
  const general = nginx.replace(/location[\s\S]*?\n\}/g, '');
  const added = (block: string, name: string) =>
    [...block.matchAll(new RegExp(`add_header ${name} "(.*?)" always;`, 'g'))].map(([, value]) => value!);
  return {
    headers: (address, name) =>
      netlify
        .filter(([pattern]) => matches(pattern, encodeURI(address)))
        .flatMap(([, ...lines]) => lines.filter((line) => line.startsWith(`${name}: `)))
        .map((line) => line.slice(name.length + 2)),
    vercel: (address, name) =>
      vercel.headers
        .filter(({ source }) => new RegExp(`^${source}$`).test(encodeURI(address)))
        .flatMap(({ headers }) => headers.filter(({ key }) => key === name).map(({ value }) => value))
        .slice(-1)
        .flatMap((value) => value.split(', ')),
    nginx: (address, name) => {
      const block = blocks.find(([, pattern]) => new RegExp(pattern!).test(address));
      return added(block?.[2] ?? general, name).flatMap((value) => value.split(', '));
    },
  };
}

const POLICY = 'Content-Security-Policy';
const EVERYWHERE = "object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'self'";
const STILL = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; sandbox";
const STRANGER = 'sandbox allow-scripts allow-forms allow-popups allow-downloads';

describe.each(['headers', 'vercel', 'nginx'])('%s', (form) => {
  it.each([
    ['docs/a', EVERYWHERE],
    ['docs/a.html', EVERYWHERE],
    ['_notes/frame.html', EVERYWHERE],
    ['blog/rss.xml', EVERYWHERE],
    ['y.pdf', EVERYWHERE],
    ['x.svg', STILL],
    ['docs/x.svg', STILL],
    ['data.xml', STILL],
    ['assets/a-0.xml', STILL],
    ['assets/a-0.svg', STILL],
    ['demo.html', STRANGER],
    ['demo', STRANGER],
    ['a b/', STRANGER],
    ['a b', STRANGER],
    ['a b/c', STRANGER],
    ['a b/c.HTML', STRANGER],
    ['assets/demo-0.html', STRANGER],
  ])('%s has its policy', (path, policy) => {
    const sent = sentBy({ baseUrl: '/base/' })[form]!;
    const expected = policy === EVERYWHERE ? [EVERYWHERE] : [policy, EVERYWHERE].sort();
    expect([...new Set(sent(`/base/${path}`, POLICY))].sort()).toEqual(expected);
    expect(sent(`/base/${path}`, 'X-Content-Type-Options')).toEqual(['nosniff']);
  });

  it('offers PDF as a download where content is not trusted', () => {
    expect(sentBy({})[form]!('/y.pdf', 'Content-Disposition')).toEqual([]);
    expect(sentBy({ security: 'untrusted' })[form]!('/y.pdf', 'Content-Disposition')).toEqual(['attachment']);
  });

  it('keeps files that are named by their content, and asks again for others', () => {
    const sent = sentBy({})[form]!;
    const value = (path: string) => sent(path, 'Cache-Control').join();
    expect(value('/assets/a.css')).toMatch(/immutable/);
    expect(value('/_notes/site.json')).toBe('no-cache');
  });
});

it('there are at most 50 rules, however many documents are attached', () => {
  const many = Array.from({ length: 300 }, (_, i) => `${i % 2 ? 'one' : 'two'}/${i}.html`);
  const site = testSite({ hostFiles: ['headers'] });
  const text = String(makeHostFiles(site, [], many).find(({ path }) => path === '_headers')?.bytes);
  expect(text.split('\n\n').length).toBeLessThanOrEqual(50);
  expect(sentBy({}, many).headers!('/one/7.html', POLICY)).toContain(STRANGER);
});

it.each([2, 4, 9, 12])('Cloudflare reads the rules of all of %s languages, and of attached documents', (count) => {
  const folders = Array.from({ length: count - 1 }, (_, i) => `l${i}/`);
  const site = testSite({ hostFiles: ['headers'], offline: { isRemoved: false, bytes: 1 } });
  const text = String(makeHostFiles(site, [], ATTACHMENTS, folders).find(({ path }) => path === '_headers')?.bytes);
  const rules = text.split('\n\n');
  expect(rules.length).toBeLessThanOrEqual(100);
  expect(rules.at(-1)).toContain(EVERYWHERE);
  expect(text).toContain(`/demo\n  ${POLICY}: ${STRANGER}`);
  for (const folder of folders) expect(text).toMatch(new RegExp(`/${folder}assets/\\*\n  Cache-Control: .*immutable`));
});

it('gives nginx the type of Markdown in place of its own, not beside it', () => {
  const text = String(
    makeHostFiles(testSite({ hostFiles: ['nginx'] }), []).find(({ path }) => path === '_nginx.conf')?.bytes,
  );
  expect(text).toContain(
    '  types { }\n  default_type text/markdown;\n  charset utf-8;\n  charset_types text/markdown;\n',
  );
  expect(text).not.toContain('add_header Content-Type ');
});
