import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inOwnManager } from '../../cli/report/package-commands.js';
import { removeFolders } from '../engine/folders.js';
import { compileTool, notes } from '../engine/tool.js';
import { configText, makeSite } from '../outputs/sites.js';

beforeAll(compileTool);
afterAll(removeFolders);

describe('commands in messages are those of the package manager that runs the tool', () => {
  it.each([
    ['npm/10.9.2 node/v22', 'Run `npm i -D css-tree`.', 'Run `npm i -D css-tree`.'],
    ['', 'Run `npm i -D css-tree`.', 'Run `npm i -D css-tree`.'],
    ['pnpm/11.1.0 npm/? node/v24', 'Run `npm i -D css-tree sh-syntax`.', 'Run `pnpm add -D css-tree sh-syntax`.'],
    ['yarn/4.5.0 npm/? node/v24', '需要 typescript：npm i -D typescript', '需要 typescript：yarn add --dev typescript'],
    ['bun/1.2.0', 'npm install --save-dev @types/node', 'bun add --dev @types/node'],
    ['pnpm/11.1.0', '运行 `npm install mermaid`。', '运行 `pnpm add mermaid`。'],
    ['pnpm/11.1.0', 'what npm installs is not meant', 'what npm installs is not meant'],
  ])('%s: %s', (agent, text, told) => {
    expect(inOwnManager(text, agent)).toBe(told);
  });

  it('a build that pnpm started', async () => {
    const dir = makeSite({
      'docs/a.md': '# A\n',
      'own.scss': 'a { b { color: red } }\n',
      'notes.config.ts': configText({}, "customCss: './own.scss'"),
    });
    const run = await notes(['build', dir], { cwd: dir, env: { npm_config_user_agent: 'pnpm/11.1.0 npm/? node/v24' } });
    expect(run.code).toBe(1);
    expect(run.stderr).toContain('pnpm add --save-dev sass');
    expect(run.stderr).not.toContain('npm install');
  });
});
