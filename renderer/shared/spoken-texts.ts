/**
 * The site's own texts by id, for code that needs one outside React: `translate()`, often while its module is loaded. One language is active
 * at a time, in the browser as in a thread. Bundles of pages have copies of this file, so the texts are stored on a shared global.
 */
const TEXTS = Symbol.for('notes.texts');

export function speak(texts: Readonly<Record<string, string>>): void {
  Reflect.set(globalThis, TEXTS, texts);
}

export const spokenText = (id: string): string | undefined => {
  const texts: Readonly<Record<string, string>> | undefined = Reflect.get(globalThis, TEXTS);
  return texts?.[id];
};
