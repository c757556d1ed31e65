/** Opens a place of a file in the editor of the user. */
import type { Language } from '../report/message-language.js';

/** Status and text of an answer. */
export type Answer = [status: number, text: string];

const REFUSED: Record<Language, string> = {
  en: 'The editor could not be opened; set LAUNCH_EDITOR or EDITOR.',
  zh: '无法打开编辑器，请设置 LAUNCH_EDITOR 或 EDITOR。',
};

/** @param place file, absolute, line and column */
export async function openInEditor(
  place: [file: string, line: number, column: number],
  language: Language,
): Promise<Answer> {
  const { default: launchEditor } = await import('launch-editor');
  return new Promise((resolve) => {
    launchEditor(place.join(':'), () => resolve([500, REFUSED[language]]));
    // An editor that starts says nothing.
    setTimeout(() => resolve([200, '']), 500).unref();
  });
}
