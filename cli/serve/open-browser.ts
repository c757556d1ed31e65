/** Opens an address in the browser of the user: the one that `BROWSER` names, or the one of the system. */
import type { Language } from '../report/message-language.js';

/** A program that still runs after this time has a window. */
const STARTED_MS = 1500;

/** @returns false where nothing could be opened */
export async function openBrowser(url: string): Promise<boolean> {
  const { spawn } = await import('node:child_process');
  const [program = '', ...words] = (process.env.BROWSER ?? '').split(' ').filter(Boolean);
  if (program === 'none') return false;
  const named = words.includes('%s') ? words.map((word) => (word === '%s' ? url : word)) : [...words, url];
  const [command, given] = program === '' ? [ofSystem(), [url]] : [program, named];
  return new Promise((resolve) => {
    const child = spawn(command, given, { stdio: 'ignore', detached: true });
    child.on('error', () => resolve(false));
    // The one of Windows says 1 when it has opened a window.
    child.on('exit', (code) => resolve(code === 0 || process.platform === 'win32'));
    child.on('spawn', () => setTimeout(() => resolve(true), STARTED_MS).unref());
    child.unref();
  });
}

const ofSystem = () =>
  process.platform === 'darwin' ? 'open' : process.platform === 'win32' ? 'explorer' : 'xdg-open';

/** Returns the message for a browser that could not be opened. */
export const cannotOpen = (language: Language): string =>
  language === 'zh'
    ? '没有浏览器可以打开，请自己打开上面的地址，或设置 BROWSER'
    : 'No browser could be opened; open the address yourself, or set BROWSER';
