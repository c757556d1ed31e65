/** Says what code of the site has been running for a while: a hook that never ends must not look like a tool that hangs. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { toolRoot } from '../../renderer/output/tool.js';
import { onSiteCode, type SiteCode } from '../../renderer/site/helpers/site-code.js';
import type { LongCode } from './long-code-thread.js';
import type { Language } from './message-language.js';

/** Seconds that code may run without a word. */
const PATIENCE = 10;

const WORDS = {
  en: (name: string) => `Still running after ${PATIENCE} seconds: ${name}. Ctrl+C ends it.\n`,
  zh: (name: string) => `已运行 ${PATIENCE} 秒，还没有结束：${name}。按 Ctrl+C 可以中止。\n`,
};

/** Begins to watch. @returns ends that */
export function tellLongCode(language: Language): () => void {
  let thread: Worker | undefined;
  let last = 0;
  const inThread = (text: string) => {
    thread ??= startThread();
    const id = ++last;
    const send = (message: LongCode) => thread?.postMessage(message);
    send({ id, text, seconds: PATIENCE });
    return () => send({ id });
  };
  const here = (text: string) => {
    const timer = setTimeout(() => process.stderr.write(text), PATIENCE * 1000);
    timer.unref();
    return () => clearTimeout(timer);
  };
  const done = onSiteCode(({ name, blocks }: SiteCode) => (blocks ? inThread : here)(WORDS[language](name)));
  return () => {
    done();
    void thread?.terminate();
  };
}

function startThread(): Worker {
  const thread = new Worker(pathToFileURL(join(toolRoot, 'lib/cli/report/long-code-thread.js')));
  thread.unref();
  return thread;
}
