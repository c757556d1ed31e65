/**
 * Odd words on the command line: unknown commands, flags and values, duplicates and contradictions, and titles that no author would choose.
 * Every command ends in one of three ways: done, refused with a problem and a fix, or interrupted with nothing half-written. Never a stack, never
 * silence.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeFolders } from '../engine/folders.js';
import { compileTool } from '../engine/tool.js';
import type { SiteSource } from '../outputs/sites.js';
import { done, expectOdd, failed, type Odd, usage } from './odd-runs.js';

beforeAll(compileTool);
afterAll(removeFolders);

const LONG = 'x'.repeat(300);
const PAGE: SiteSource = { 'docs/a.md': '# A\n' };
/** A page, and other files. */
const holds = (files: SiteSource): Partial<Odd> => ({ files: { ...PAGE, ...files } });
const OUT = ['out/'];

const ODD: Record<string, Odd> = {
  // Unknown words.
  'no command': usage('', /Usage/),
  'a command that is misspelt': usage('biuld', /Did you mean "notes build"/),
  'a command in capitals': usage('BUILD', /unknown command|Did you mean/),
  'an empty command': usage([''], /unknown command/),
  'an option that is misspelt': usage('build --stirct', /Did you mean "--strict"/),
  'an option of another command': usage('init --strict', /unknown option '--strict'/),
  'a result of what does not end': usage('serve --json', /unknown option '--json'/),
  'a trace of what has none': usage('check --trace', /unknown option '--trace'/),
  'an option without its value': usage('build -o', /argument missing/),
  'a value for an option that takes none': usage('build --strict=yes', /error/),
  'more folders than one': usage('build . docs blog', /too many arguments/),
  'help for a command': done('help build', /Usage: notes build/),
  'help for all': done('help', /Usage: notes \[/),
  'help for what is misspelt': usage('help biuld', /unknown command 'biuld'[\s\S]*Did you mean "notes build"/),
  'a format that is misspelt': usage('build --format sarfi', /Did you mean "sarif"/),
  'a format in capitals': usage('build --format JSON', /Did you mean "json"/),
  'a format of check': usage('check --format githbu', /Did you mean "github"/),
  'an empty format': usage(['build', '--format', ''], /Allowed choices/),
  'a parser that is misspelt': usage('build --parser nativ', /Did you mean "native"/),
  'threads below none': usage('build --threads -1', /error/),
  'half a thread': usage('build --threads 1.5', /whole number/),
  'threads in hexadecimal': usage('build --threads 0x2', /whole number/),
  'threads without end': usage('build --threads Infinity', /whole number/),
  'threads of nothing': usage(['build', '--threads', ''], /whole number/),
  'a seed with an exponent': usage('check --mutate 3 --seed 1e3', /whole number/),
  'faults without number': usage('check --mutate none', /whole number/),
  'a check that is misspelt': usage('check --only cod', /Did you mean "code"/),
  'checks of commas': usage('check --only ,', /names no check/),
  'no check': usage(['check', '--only', ''], /names no check/),
  'a skipped check that is none': usage('check --skip oprhans', /Did you mean "orphans"/),
  'a date that is none': usage('check --clock 2026-02-31', /is not a date/),
  'a month that is none': usage('check --clock 2026-13-01', /is not a date/),
  'a date in words': usage('check --clock tomorrow', /is not a date/),
  'an empty date': usage(['check', '--clock', ''], /is not a date/),
  // Flags.
  'a flag twice': done('build --strict --strict', /dist/),
  'two numbers of threads': done('build --threads 1 --threads 2', /dist/),
  'two outputs': done('build -o first -o second', /second/, { makes: ['second/'] }),
  'quiet and verbose': done('build --quiet --verbose', /configuration/),
  'two formats': done('build --json --format sarif', /"ok": true/),
  'a check that is asked for and left out': done('check --only prose --skip prose', /Not checked/),
  'all checks left out': done('check --skip build,code,types,markup,prose,facts,orphans', /Not checked/),
  'a yes without a question': done('check --yes --only prose', /no findings/),
  'a repair of another word': usage('check --fix=all', /takes "suggested"/),
  'both repairs': done('check --fix=suggested --fix --only prose', /0 repairs/),
  'a time below none': usage('build --page-timeout -5', /whole number/),
  'no time': usage('build --page-timeout 0', /whole number/),
  'more threads than numbers': usage('build --threads 99999999999999999999', /whole number/),
  'a language that is none': usage('build --locale xx', /locale-unknown/),
  'a language that climbs': usage('build --locale ../en', /locale-unknown/),
  'an empty language': usage(['build', '--locale', ''], /locale-unknown/),
  'a base with a question': usage('build --base /x?y', /config-base-invalid/),
  'a base with a space': usage(['build', '--base', '/a b/'], /config-base-invalid/),
  'a store that is a file': usage('build --cache-url file:///tmp/nowhere', /cache-url-invalid/),
  'a store that is a word': usage('build --cache-url store', /cache-url-invalid/),
  'a manifest that is a folder': failed('build --manifest docs', /disk-refused.*\n.*EISDIR/),
  'a manifest in the output': usage('build --manifest dist/m.json', /manifest-inside/),
  'a manifest below a file': failed('build --manifest docs/a.md/m.json', /disk-refused.*\n.*ENOTDIR/),
  'flags behind two dashes': usage('build -- --strict', /config-not-found/),
  'an output of nothing': usage('build --out-dir=', /output-inside-source/),
  'a flag with its value': done('build -oout', /out\//, { makes: OUT }),
  'a letter that is none': usage('build -Z', /unknown option '-Z'/),
  'a dash': usage('build -', /config-not-found/),
  'help beside a fault': done('build --help --nope', /Usage/),
  'faults without chance': usage('check --mutate 0', /whole number/),
  'half a seed': usage('check --mutate 3 --seed 1.5', /whole number/),
  'a date with slashes': usage('check --clock 2026/01/01', /is not a date/),
  // Serving.
  'a host that is none': usage('serve -p 0 --host 999.1.1.1', /serve-cannot-listen/),
  'a host of somebody else': usage('serve -p 0 --host 192.0.2.1', /serve-cannot-listen/),
  'an empty PORT': usage('serve', /PORT.*whole number/, { env: { PORT: '' } }),
  'a PORT with a space': usage('serve', /whole number/, { env: { PORT: ' 80 ' } }),
  'a port beyond the last': usage('serve -p 65536', /whole number/),
  'a port in words': usage('serve -p http', /whole number/),
  // New files.
  'a title that climbs': usage(['new', 'doc', '../../etc/x'], /new-path/),
  'an absolute title': usage(['new', 'doc', '/etc/x'], /new-path/),
  'a title that climbs inside': usage(['new', 'page', 'a/../../x'], /new-path/),
  'an encoded climb': usage(['new', 'doc', '%2e%2e/x'], /new-path/),
  'no title': usage(['new', 'doc', ''], /new-path/),
  'a title of spaces': usage(['new', 'post', '   '], /new-path/),
  'a title of signs': usage(['new', 'doc', '???'], /new-path/),
  'a folder without title': usage(['new', 'doc', 'css/'], /new-path/),
  'a slug that climbs': usage('new doc x --slug ../../../x', /new-path/),
  'an absolute slug': usage('new post x --slug /tmp/x', /new-path/),
  'an empty slug': usage(['new', 'doc', 'x', '--slug', ''], /new-path/),
  'a slug with backslashes': usage(['new', 'doc', 'x', '--slug', '..\\x'], /new-path/),
  'a kind that is misspelt': usage('new dco x', /Did you mean "doc"/),
  'a kind of the language itself': usage('new constructor x', /none of doc, post, page/),
  'a doc that is there': failed('new doc a', /exists already/),
  'a doc in a file': failed(['new', 'doc', 'a.md/x'], /disk-refused/),
  'a name too long for a file': failed(`new doc x --slug ${LONG}`, /disk-refused/),
  'a title over two lines': done(['new', 'doc', 'a\nb'], /a-b\.md/, { makes: ['docs/a-b.md'] }),
  // New sites.
  'a site in a file': failed('init docs/a.md', /disk-refused/),
  'a site below a file': failed('init docs/a.md/x', /disk-refused/),
  'a site in a full folder': usage('init docs', /init-not-empty/),
  'a title with quotes and lines': done(['init', 'made', '--no-install', '--title', "it's\n`$x`\\"], /Next/, {
    makes: ['made/'],
  }),
  'a configuration to import that is not there': usage(
    'import',
    /import-nothing\n {2}No Docusaurus configuration was found in "\."\. /,
  ),
  'an import from a file': usage('import docs/a.md', /import-nothing/),
  'an index without keys': usage('index', /index-app-id-missing/),
  // Other commands.
  'a preview of nothing': usage('preview -p 0', /output-not-built/),
  'a shell that is none': usage('completion tcsh', /bash, zsh, fish/),
  'a shell in capitals': usage('completion BASH', /Did you mean "bash"/),
  'a list that is none': usage('list pagez', /there is no list/),
  'an inspection of the system': usage('inspect ../../etc/passwd', /inspect-unknown/),
  'an explanation of the language itself': usage('explain __proto__', /there is no problem/),
  'a weight of nothing': usage('analyze', /output-not-built/),
  'a move onto itself': failed('mv docs/a.md docs/a.md', /move-exists/),
  'a move out of the site': failed('mv docs/a.md ../x.md', /move-outside/),
  'a move of nothing': failed('mv docs/zz.md docs/y.md', /move-missing/),
  'a heading of two lines': failed(
    ['rename', 'docs/a.md#b', 'a\nb'],
    /rename-text/,
    holds({ 'docs/a.md': '# A\n\n## B\n' }),
  ),
  'a heading of no page': usage(['rename', 'docs/a.md', 'New'], /is not a file and a heading/),
  'a site on a site': usage('init .', /init-not-empty/),
  'a site of another kind': usage('init x --content wiki --no-install', /Allowed choices/),
  'a site with a long name': failed(['init', 'x'.repeat(300), '--no-install'], /disk-refused/),
  'a doc of another set': usage('new doc x --in zzz', /holds a doc/),
};

describe.concurrent('odd arguments', () => {
  it('are at least 109', () => expect(Object.keys(ODD).length).toBeGreaterThanOrEqual(109));

  it.each(Object.entries(ODD))('%s', async (_name, odd) => void (await expectOdd(odd, true)));
}, 120_000);
