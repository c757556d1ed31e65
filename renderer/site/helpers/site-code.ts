/** Names the code of a site that runs, so that the author can see what a command waits for. */

export interface SiteCode {
  /** As the author finds it: a file, or a hook and its plugin. */
  name: string;
  /** It may block the thread, where only another thread can speak. A configuration that has run before has ended: a thread would slow down every build. */
  blocks: boolean;
}

/** Called when code begins to run; what it returns is called when the code has ended. */
type Watch = (code: SiteCode) => () => void;

const watches = new Set<Watch>();
const running = new Set<SiteCode>();

/** Returns the name of the code that began last of all that has not ended. */
export const lastRunning = (): string | undefined => [...running].at(-1)?.name;

/** Has one watch told of all code of the site, instead of the one before. @returns ends that */
export function onSiteCode(watch: Watch): () => void {
  watches.clear();
  watches.add(watch);
  return () => void watches.delete(watch);
}

/** Runs code of a site under its name. */
export async function runNamed<T>(code: SiteCode, run: () => T | Promise<T>): Promise<T> {
  const ends = [...watches].map((watch) => watch(code));
  running.add(code);
  try {
    return await run();
  } finally {
    running.delete(code);
    for (const end of ends) end();
  }
}
