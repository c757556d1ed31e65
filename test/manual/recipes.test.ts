/** The recipes of the manual: workflows, hosts, comments and analytics, as far as they run without their hosts. `test/serve/static-host.test.ts` tries nginx. */
import { execFileSync } from 'node:child_process';
import { chmodSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { removeFolders, temporaryFolder, writeFiles } from '../engine/folders.js';
import { buildSite } from '../outputs/sites.js';
import { root } from '../structure/imports.js';
import { fencesOf, HALVES, titled } from './fences.js';

afterAll(removeFolders);

/** Scripts that `init` writes into `package.json`. */
const SCRIPTS = ['start', 'build', 'check'];

interface Step {
  run?: string;
  uses?: string;
  id?: string;
  with?: Record<string, unknown>;
  env?: Record<string, string>;
}

interface Workflow {
  permissions: Record<string, string>;
  jobs: Record<string, { steps: Step[]; needs?: string }>;
}

/** Runs lines of a shell with an `npm` that only says what it was asked for and for which address. */
function runShell(lines: readonly string[], env: Record<string, string>): string[] {
  const folder = temporaryFolder();
  writeFiles(folder, { npm: '#!/bin/sh\necho "npm $* [$SITE_URL]"\n' });
  chmodSync(join(folder, 'npm'), 0o755);
  const text = execFileSync('sh', ['-ec', lines.join('\n')], {
    encoding: 'utf8',
    env: { PATH: `${folder}:${process.env.PATH}`, ...env },
  });
  return text.trim().split('\n');
}

describe.each(HALVES)('workflows (%s)', (half) => {
  const stepsOf = ({ jobs }: Workflow) => Object.values(jobs).flatMap(({ steps }) => steps);
  const pages = parse(titled('deploy-git', '.github/workflows/pages.yml', 0, half)) as Workflow;

  it.each([
    ['pages.yml of the manual', pages],
    [
      'site.yml of the template',
      parse(
        readFileSync(join(root, 'templates/common/_github/workflows/site.yml'), 'utf8')
          .replace('{{cleanInstall}}', 'npm ci')
          .replace('{{check}}', 'npm run check')
          .replace('{{build}}', 'npm run build'),
      ) as Workflow,
    ],
  ])('%s checks and builds by scripts that a site has', (_, workflow) => {
    const steps = stepsOf(workflow);
    for (const step of steps)
      expect(Object.keys(step).filter((key) => key === 'run' || key === 'uses')).toHaveLength(1);
    const scripts = steps.flatMap(({ run }) => /npm run (\w+)/.exec(run ?? '')?.[1] ?? []);
    expect(scripts).toEqual(['check', 'build']);
    expect(scripts.filter((name) => !SCRIPTS.includes(name))).toEqual([]);
    expect(steps.find(({ uses }) => uses?.startsWith('actions/upload-'))?.with?.path).toBe('dist');
  });

  it('publishes to GitHub Pages at the address that GitHub says', () => {
    const steps = stepsOf(pages);
    expect(pages.permissions).toEqual({ contents: 'read', pages: 'write', 'id-token': 'write' });
    expect(pages.jobs.deploy?.needs).toBe('build');
    const named = JSON.stringify(pages).match(/(?<=steps\.)\w+(?=\.outputs)/g) ?? [];
    expect([...new Set(named)].filter((id) => !steps.some((step) => step.id === id))).toEqual([]);
    const build = steps.find(({ run }) => run?.startsWith('npm run build'))!;
    expect(Object.keys(build.env!)).toEqual(['SITE_URL', 'BASE_PATH']);
    const say = (BASE_PATH: string) => runShell([build.run!], { SITE_URL: 'https://user.github.io', BASE_PATH });
    expect(say('/repo')).toEqual(['npm run build -- --strict --base /repo/ [https://user.github.io]']);
    expect(say('')).toEqual(['npm run build -- --strict --base / [https://user.github.io]']);
  });

  it('publishes to GitLab Pages at the address that GitLab says', () => {
    const { pages: job } = parse(titled('deploy-git', '.gitlab-ci.yml', 0, half)) as {
      pages: { script: string[]; artifacts: { paths: string[] } };
    };
    expect(job.artifacts.paths).toEqual(['public']);
    expect(runShell(job.script, { CI_PAGES_URL: 'https://group.gitlab.io/project' })).toEqual([
      'npm ci []',
      'npm run check []',
      'npm run build -- --strict --base /project -o public [https://group.gitlab.io]',
    ]);
    expect(runShell(job.script, { CI_PAGES_URL: 'https://project-1a2b.gitlab.io' }).at(-1)).toBe(
      'npm run build -- --strict --base / -o public [https://project-1a2b.gitlab.io]',
    );
  });
});

describe.each(HALVES)('hosts (%s)', (half) => {
  it('names the output folder of a site and its scripts', () => {
    const wrangler = JSON.parse(titled('deploy-platforms', 'wrangler.jsonc', 0, half)) as {
      assets: Record<string, string>;
    };
    expect(wrangler.assets).toEqual({
      directory: './dist',
      not_found_handling: '404-page',
      html_handling: 'drop-trailing-slash',
    });
    const netlify = titled('deploy-platforms', 'netlify.toml', 0, half);
    expect(netlify).toMatch(/^command = "npm run build -- --strict"$/m);
    expect(netlify).toMatch(/^publish = "dist"$/m);
  });

  it('writes vercel.json with the configuration for Vercel', async () => {
    const config = titled('deploy-platforms', 'notes.config.ts', 1, half);
    const built = await buildSite({
      'notes.config.ts': config,
      'docs/a.md': '# 甲\n',
      'blog/2026-01-02-b.md': '# 乙\n',
    });
    expect(built.code, built.stderr).toBe(0);
    expect(built.json('vercel.json')).toMatchObject({ cleanUrls: true, trailingSlash: false });
    expect(built.paths).toContain('404.html');
  });

  it('takes the address of Netlify where no other is given', () => {
    expect(titled('deploy-platforms', 'notes.config.ts', 0, half)).toContain('process.env.SITE_URL ?? process.env.URL');
  });

  it('builds in a container from files that a site has', () => {
    const docker = titled('deploy-server', 'Dockerfile', 0, half);
    const copied = [...docker.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, names]) => names!.split(' '));
    // Files of `init`, npm's lock file, and the file that the page tells the reader to save.
    expect(copied).toEqual(['package.json', 'package-lock.json', 'vendor', '.', 'nginx.conf']);
    expect(docker).toContain('COPY --from=build /site/dist /srv/notes');
    expect(titled('deploy-server', '/etc/nginx/conf.d/notes.conf', 0, half)).toContain('root /srv/notes;');
    const ignored = titled('deploy-server', '.dockerignore', 0, half).trim().split('\n');
    expect(ignored.filter((name) => copied.includes(name))).toEqual([]);
  });
});

describe.each(HALVES)('comments and analytics under the policy (%s)', (half) => {
  const policyOf = (html: string) => {
    const [, text = ''] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
    return Object.fromEntries(
      text
        .replaceAll('&#39;', "'")
        .split('; ')
        .map((part) => {
          const [name = '', ...sources] = part.split(' ');
          return [name, sources];
        }),
    );
  };
  const configs = fencesOf('comments', half).filter(({ title }) => title === 'notes.config.ts');

  it.each(configs.map(({ code }) => [/https:\/\/[^/']+/.exec(code)![0], code] as const))(
    '%s may be loaded and asked',
    async (origin, config) => {
      const built = await buildSite({
        'notes.config.ts': config,
        'docs/a.md': '# 甲\n',
        'blog/2026-01-02-b.md': '# 乙\n',
      });
      expect(built.code, built.stderr).toBe(0);
      const html = built.file('docs/a/index.html');
      expect(html).toContain(`src="${origin}/`);
      const policy = policyOf(html);
      for (const kind of ['script-src', 'connect-src']) expect(policy[kind]).toContain(origin);
      expect(policy['img-src']).toContain('https:');
      expect(policy['frame-src']).toContain('https:');
    },
  );

  it('shows three services', () => expect(configs).toHaveLength(3));

  it('puts giscus below posts, and opens no origin for it', async () => {
    const files = Object.fromEntries(
      ['components/Comments.tsx', 'theme/layout/article/Meta.tsx'].map((path) => [
        path,
        titled('comments', path, 0, half),
      ]),
    );
    const built = await buildSite({
      ...files,
      'blog/2026-01-02-b.md': '# 乙\n\n正文\n\n<!-- truncate -->\n',
      'docs/a.md': '# 甲\n',
      // The real component makes its frame in the browser.
      'node_modules/@giscus/react/package.json': '{ "name": "@giscus/react", "version": "0.0.0", "main": "index.js" }',
      'node_modules/@giscus/react/index.js':
        'import { createElement } from "react";\nexport default ({ repo, lang }) => createElement("b", { className: "giscus" }, repo + " " + lang);\n',
    });
    expect(built.code, built.stderr).toBe(0);
    const post = built.file('blog/2026/01/02/b/index.html');
    expect(post).toContain(`<b class="giscus">owner/repo ${half === 'zh' ? 'zh-CN' : 'en'}</b>`);
    expect(policyOf(post)['script-src']!.filter((source) => source.startsWith('http'))).toEqual([]);
    expect(built.file('docs/a/index.html')).not.toContain('class="giscus"');
  });
});
