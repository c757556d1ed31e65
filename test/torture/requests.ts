/** Requests of odd methods, addresses, headers and bodies at `serve`: it answers the next one, leaks nothing and shows no stack. */
import { type ChildProcess, spawn } from 'node:child_process';
import { connect } from 'node:net';
import { join } from 'node:path';
import { randomFrom, writeFiles } from '../engine/folders.js';
import type { Tried } from './run.js';
import { makeSite, oneOf, type Random } from './site.js';

const REQUESTS = 400;
const AT_ONCE = 20;
/** Milliseconds after which a connection that says nothing is left. */
const PATIENCE = 500;
const SECRET = 'kept-out-of-every-answer';

const METHODS = 'HEAD POST PUT OPTIONS DELETE CONNECT TRACE get PRI QUERY'.split(' ');
const ADDRESSES = [
  '/ // //[ /% /%zz /%00 /%c0%ae%c0%ae/ http://[ //a:99999/ * javascript:1 file:///etc/passwd /__proto__ /constructor /.notes/ /notes.config.ts',
  '/../notes.config.ts /%2e%2e/notes.config.ts /..%2fnotes.config.ts /..%5cnotes.config.ts /docs\\..\\..\\notes.config.ts /docs/..;/notes.config.ts',
  '/secret.txt /../secret.txt /docs/%2e%2e/%2e%2e/secret.txt /docs /docs/ /docs/index /blog //docs /docs?a=b#c /docs/index%0d%0aX-Odd:1 /%e0%a4%a /_notes/ /assets/',
]
  .join(' ')
  .split(' ')
  .concat(`/${'a'.repeat(9000)}`, `/${'%41'.repeat(3000)}`, `/docs?${'q='.repeat(4000)}`, '/a b', '/\u0000');
const HEADERS = [
  'Host: evil.example',
  'Host: [',
  'Host:',
  'Range: bytes=0-',
  'Range: bytes=-1',
  'Range: bytes=5-1',
  `Range: bytes=${'0-1,'.repeat(900)}`,
  'Range: bytes=99999999999999999999-',
  'If-None-Match: *',
  'If-Modified-Since: x',
  'Origin: http://evil.example',
  'Content-Length: -1',
  'Content-Length: 99999999',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: chunked\r\nContent-Length: 3',
  'Expect: 100-continue',
  'Upgrade: websocket\r\nConnection: Upgrade',
  'Upgrade: h2c\r\nConnection: Upgrade',
  `Accept-Encoding: ${'gzip,'.repeat(2000)}`,
  `Cookie: ${'a'.repeat(20_000)}`,
  'X: \u0001',
  'No header',
  'Accept: text/event-stream',
];
const BODIES = [
  'x',
  '5\r\nhello\r\n0\r\n\r\n',
  'ffffffffffff\r\n',
  '-1\r\n',
  'GET / HTTP/1.1\r\nHost: x\r\n\r\n',
  '\0'.repeat(1000),
];

export async function requestCase(seed: number): Promise<Tried> {
  const random = randomFrom(seed);
  const dir = makeSite();
  writeFiles(dir, { 'secret.txt': SECRET, '../secret.txt': SECRET });
  const failures: string[] = [];
  const args = [join(process.cwd(), 'lib/cli/main.js'), 'serve', dir, '--port', '0'];
  const server = spawn(process.execPath, args, { cwd: dir, env: { PATH: process.env.PATH, HOME: process.env.HOME } });
  const said = { text: '' };
  for (const stream of [server.stdout, server.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said.text += text;
    });
  try {
    const port = await portOf(server, said);
    for (let tried = 0; tried < REQUESTS; tried += AT_ONCE) {
      const asked = Array.from({ length: AT_ONCE }, () => requestText(port, random));
      const answers = await Promise.all(asked.map((text) => exchange(port, text)));
      for (const [index, answer] of answers.entries())
        if (answer.includes(SECRET) || /export default|^x-odd:|^\s+at .*:\d+:\d+/im.test(answer))
          failures.push(`${JSON.stringify(asked[index]!.slice(0, 200))}: ${answer.slice(0, 200)}`);
      const alive = await exchange(
        port,
        `GET /docs HTTP/1.1\r\nHost: localhost:${port}\r\nConnection: close\r\n\r\n`,
        20_000,
      );
      if (alive.startsWith('HTTP/1.1 200')) continue;
      failures.push(`no page after ${JSON.stringify(asked.map((text) => text.slice(0, 120)))}: ${alive.slice(0, 200)}`);
      break;
    }
    if (/^\s+at .*:\d+:\d+|tool-fault/m.test(said.text)) failures.push(`a stack: ${said.text.slice(-400)}`);
  } finally {
    server.kill('SIGKILL');
  }
  return { tried: REQUESTS, failures };
}

function portOf(server: ChildProcess, said: { text: string }): Promise<number> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const port = /http:\/\/localhost:(\d+)/.exec(said.text)?.[1];
      if (port !== undefined) resolve(Number(port));
    };
    server.stdout?.on('data', look);
    server.stderr?.on('data', look);
    look();
    server.on('exit', (code) => reject(new Error(`serve ended with ${code}: ${said.text.slice(-300)}`)));
  });
}

/** Mostly right, so that it comes further than the parser of Node. */
function requestText(port: number, random: Random): string {
  const method = random() < 0.85 ? 'GET' : oneOf(METHODS, random);
  const version = random() < 0.95 ? 'HTTP/1.1' : oneOf(['HTTP/1.0', 'HTTP/2.0', '', 'HTTP/9'], random);
  const lines = [`${method} ${oneOf(ADDRESSES, random)} ${version}`];
  if (random() < 0.9) lines.push(`Host: localhost:${port}`);
  for (let count = Math.floor(random() * 3); count > 0; count--) lines.push(oneOf(HEADERS, random));
  const text = `${lines.join('\r\n')}\r\n${random() < 0.95 ? '\r\n' : ''}${random() < 0.2 ? oneOf(BODIES, random) : ''}`;
  if (random() > 0.05) return text;
  const at = Math.floor(random() * text.length);
  return (
    text.slice(0, at) + String.fromCharCode(Math.floor(random() * 256)) + text.slice(at + Math.floor(random() * 3))
  );
}

function exchange(port: number, text: string, patience = PATIENCE): Promise<string> {
  return new Promise((resolve) => {
    let got = '';
    const socket = connect(port, '127.0.0.1');
    const timer = setTimeout(() => socket.destroy(), patience);
    socket.setEncoding('latin1').on('data', (part: string) => {
      got += part;
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(got);
    });
    socket.write(text, 'latin1');
  });
}
