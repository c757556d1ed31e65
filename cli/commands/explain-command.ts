/** `notes explain [code]`: what a problem means, how to mend it, an example; without a code all of them. */
import { nearestName, problemTable } from '../../renderer/site/problems/problem.js';
import { type Explanation, explained, explanation } from '../explain/explain.js';
import { usageError } from '../help/help-language.js';
import { EXIT } from '../options/exit.js';
import { paper, printTable } from '../report/print-table.js';
import type { Column } from '../report/table.js';
import { type Loudness, terminal } from '../report/terminal.js';

export interface ExplainOptions extends Loudness {
  json?: boolean;
}

export async function explainCommand(code: string | undefined, options: ExplainOptions): Promise<number> {
  const screen = terminal(options);
  const { language } = screen;
  if (code === undefined) {
    const all = Object.keys(problemTable).flatMap((name) => explanation(name, language) ?? []);
    if (options.json) await screen.data(JSON.stringify(all, null, 2));
    else await printTable(screen, columns(language === 'zh'), all);
    return EXIT.ok;
  }
  const found = explanation(code.trim(), language);
  if (!found) {
    const near = nearestName(code, Object.keys(problemTable));
    const hint = near ? `. Did you mean "${near}"?` : '';
    screen.say(usageError(`error: there is no problem "${code}"${hint}`, language));
    return EXIT.usage;
  }
  await screen.data(options.json ? JSON.stringify(found, null, 2) : explained(found, { language, ...paper(screen) }));
  return EXIT.ok;
}

const columns = (zh: boolean): Column<Explanation>[] => [
  { title: zh ? '代码' : 'code', text: ({ code }) => code },
  { title: zh ? '级别' : 'level', text: ({ level }) => level, optional: true },
  { title: zh ? '意思' : 'meaning', text: ({ meaning }) => meaning, least: 24, optional: true },
];
