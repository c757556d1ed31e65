/** Messages about a configuration with a syntax error. */
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { loadModule } from '../../renderer/output/modules/run-config.js';
import { removeFolders, temporaryFolder, writeFiles } from '../engine/folders.js';

afterAll(removeFolders);

it.each([
  ['words without quotation marks get them', 'title: My Site,\n  url: 1', "'My Site'"],
  ['words behind a line without its comma are none of these', "url: 'a'\n  title: My Site", undefined],
])('%s', async (_, fields, nearest) => {
  const dir = temporaryFolder();
  writeFiles(dir, { 'notes.config.ts': `export default {\n  ${fields},\n};\n` });
  const { problems } = await loadModule(join(dir, 'notes.config.ts'), { dir, cacheDir: join(dir, '.notes') });
  expect(problems).toMatchObject([{ code: 'config-syntax', line: expect.any(Number) }]);
  expect(problems[0]?.nearest).toBe(nearest);
});
