/** Live code of a moved site that names what its `ReactLiveScope` exports. */
import { expect, it } from 'vitest';
import { builtFolder } from './built-folder.js';
import { DESKTOP, visit } from './harness.js';

const stage = builtFolder({
  'docusaurus.config.js': `module.exports = {
  title: 'L', url: 'https://example.com', baseUrl: '/',
  themes: ['@docusaurus/theme-live-codeblock'],
  presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],
};
`,
  'src/theme/ReactLiveScope/index.js': `import React from 'react';
import { Card } from '@site/src/Card';
const Plain = (props) => <button {...props} />;
export default { React, ...React, Card, Plain, 'no-name': 1 };
`,
  'src/Card.tsx': `import { useState, type ReactNode } from 'react';
import styles from './card.module.css';
export function Card({ children }: { children: ReactNode }) {
  const [count, setCount] = useState(1);
  return <p className={styles.card} onClick={() => setCount(count + 1)}>{children} {count}</p>;
}
`,
  'src/card.module.css': '.card::after { content: "</style>"; }\n.card { color: rgb(1, 2, 3); }\n',
  'docs/index.md':
    '# L\n\n```jsx live\nfunction Demo() {\n  const [name] = useState("card");\n  return <Card><Plain>{name}</Plain></Card>;\n}\n```\n',
});

it('has components with hooks and styles of their own', async () => {
  await visit(stage.browser, `${stage.server.origin}/`, { viewport: DESKTOP }, async ({ page, faults }) => {
    const card = page.frameLocator('[data-live] iframe').locator('p');
    await expect.poll(() => card.textContent()).toBe('card 1');
    await card.click();
    await expect.poll(() => card.textContent()).toBe('card 2');
    await expect.poll(() => card.evaluate((one) => getComputedStyle(one).color)).toBe('rgb(1, 2, 3)');
    await expect.poll(() => card.locator('button').textContent()).toBe('card');
    expect(faults).toEqual([]);
  });
});
