/** Judges a reader's style sheet by how the page of the exercise looks with it: in the frame itself, for a worker has no page. */
import { sheetScript } from '../../../renderer/shared/css-stage.js';
import { prepareJudge } from './frame-expectations.js';
import { inspect } from './inspect.js';
import { judgeTools, sameValue } from './judge.js';
import type { FromFrame, ToFrame } from './protocol.js';

/** Style sheets cannot go on for ever, so nothing stops this; rejects with what the code throws. */
export async function judgePage(
  { before, code, after }: Pick<Extract<ToFrame, { type: 'judge' }>, 'before' | 'code' | 'after'>,
  send: (message: FromFrame) => void,
): Promise<void> {
  const judged = prepareJudge(after);
  send({ type: 'asked', lines: judged.lines });
  const tools = judgeTools(send, (value) => inspect(value, 1), sameValue);
  const body = `"use strict"; return (async () => { ${before}\n${sheetScript(code)}\n${judged.code}\n})();`;
  await new Function(...Object.keys(tools), body)(...Object.values(tools));
}
