/** The document served for every page until a build succeeds: it shows the errors, then the page as soon as there is one. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toolRoot } from '../../renderer/output/tool.js';
import type { Language } from '../report/message-language.js';
import type { Exchange } from './send-output.js';

const WORDS = {
  en: 'No build has succeeded so far. The page is shown as soon as one does.',
  zh: '还没有一次构建成功。构建成功后，页面会自己出现。',
} as const;

/** Answers with it. @returns false for a request that is no visit of a browser */
export function sayNoPages({ request, response }: Exchange, language: Language): boolean {
  if (!request.headers.accept?.includes('text/html')) return false;
  const script = readFileSync(join(toolRoot, 'lib/panel/await-pages.js'), 'utf8');
  const words = WORDS[language];
  const body = `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${words}</title><body><p>${words}</p><script type="module">${script}</script></body></html>`;
  response.writeHead(503, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
  });
  response.end(request.method === 'HEAD' ? undefined : body);
  return true;
}
