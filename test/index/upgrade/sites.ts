/** Two small sites that share an index and have two pages of the same address. `446f154.json` is the index as the tool's commit of that name filled it, first from `a`, then from `b`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const PAGES = { a: ['p1', 'p2', 'p3'], b: ['p2', 'p3', 'p4'] };

export type SiteName = keyof typeof PAGES;

/** Marker of a site's records. */
export const markerOf = (name: SiteName) => `https://${name}.example.org/`;

export const pagesOf = (name: SiteName): readonly string[] => PAGES[name];

/** Writes a site to a folder. @param more further keys of its configuration */
export function writeSite(folder: string, name: SiteName, port: number, more: Record<string, unknown> = {}): void {
  const files = new Map(
    PAGES[name].map((page) => [
      `docs/${page}.md`,
      `---\ntitle: ${page}\n---\n\n站点 ${name} 的 ${page}。\n\n## 小节\n\n第二段。\n`,
    ]),
  );
  const config = {
    title: name,
    url: `https://${name}.example.org`,
    blog: false,
    index: { indexName: 'i', hosts: [`127.0.0.1:${port}`] },
    ...more,
  };
  files.set('notes.config.ts', `export default ${JSON.stringify(config)};\n`);
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}
