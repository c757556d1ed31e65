/** Tags that content has for the head, and whose values are only known when the page is rendered (B6.12). */
import { expect, it } from 'vitest';
import { buildSite, configText } from './sites.js';

it('stand in the head of the page, and in no list that shows its text', async () => {
  const built = await buildSite({
    'notes.config.ts': configText({ title: 'T', docs: false }),
    'blog/2026-01-01-a.md':
      '# A\n\n<Head>\n<title>{"Late" + " title"}</title>\n<meta name="late" content={"a" + "b"} />\n</Head>\n\ntext\n\n<!-- truncate -->\n\nmore\n',
  });
  const post = built.file('blog/2026/01/01/a/index.html');
  const head = post.slice(0, post.indexOf('</head>'));
  expect(head.match(/<title>.*?<\/title>/g)).toEqual(['<title>Late title</title>']);
  expect(head).toContain('<meta name="late" content="ab">');
  expect(post.slice(head.length)).not.toMatch(/<title>|<meta/);
  for (const list of ['blog/index.html', 'blog/rss.xml']) expect(built.file(list)).not.toContain('Late title');
});
