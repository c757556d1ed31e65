import { describe, expect, it } from 'vitest';
import { scan } from '../../renderer/output/search/text-runs.js';
import { eachRun, fold, operatorsOf } from '../../renderer/shared/tokens.js';

type Run = [kind: number, start: number, end: number];

/** Runs as the browser finds them in the folded text. */
function folded(text: string): Run[] {
  const runs: Run[] = [];
  eachRun(fold(text), (...run) => runs.push(run));
  return runs;
}

function scanned(text: string): Run[] {
  const runs: Run[] = [];
  scan(text, (...run) => runs.push(run));
  return runs;
}

describe('runs of a text, found without folding it', () => {
  it.each([
    '',
    '事件循环',
    'useEffect 的第 2 个参数，Ｒｅａｃｔ　１９：`a?.b ?? c`',
    'ΑΣ ΣΑ İstanbul Straße K Å ﬁ',
    '𠮷野家 𠮷 \ud842 \udfb7 a\ud842b 中\ud842\udfb7文',
    'が㍿ｱｲｳ ㄅㄆ 한국어 々〇〡',
    'snake_case $scope --x++ => ===',
  ])('%j', (text) => {
    expect(scanned(text)).toEqual(folded(text));
    expect(scan(text, () => {})).toEqual(operatorsOf(text));
  });

  it('are the same whatever unit stands between two letters', () => {
    const wrong: string[] = [];
    for (let code = 0; code < 0x10000; code++) {
      const text = `a${String.fromCharCode(code)}中`;
      if (JSON.stringify(scanned(text)) !== JSON.stringify(folded(text))) wrong.push(code.toString(16));
    }
    expect(wrong).toEqual([]);
  });

  it('have pairs that folding leaves as they are', () => {
    const changed: string[] = [];
    for (let code = 0x2e80; code < 0x10000; code++) {
      const unit = String.fromCharCode(code);
      if (scanned(unit)[0]?.[0] === 2 && fold(unit) !== unit) changed.push(code.toString(16));
    }
    expect(changed).toEqual([]);
  });
});
