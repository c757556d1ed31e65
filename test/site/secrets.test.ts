/** Secret values, the spellings in which they are found, and texts that resemble keys. */
import { describe, expect, it } from 'vitest';
import { findLiterals, maskLiterals } from '../../renderer/site/secrets/secret-literals.js';
import { createMask } from '../../renderer/site/secrets/secret-mask.js';
import { secretsIn } from '../../renderer/site/secrets/secret-names.js';
import { createScanner } from '../../renderer/site/secrets/secret-scanner.js';
import { formsOf } from '../../renderer/site/secrets/secret-spellings.js';
import { LITERALS } from './secret-literals.js';

describe('variables', () => {
  it.each([
    ['MY_TOKEN', 'abcdefghijkl', ['abcdefghijkl']],
    ['my_token', ' abcdefghijkl\n', ['abcdefghijkl']],
    ['AWS_ACCESS_KEY_ID', 'abcdefghijkl', ['abcdefghijkl']],
    ['AWS_REGION', 'eu-central-1-x', []],
    ['GH_PAT', 'abcdefghijkl', ['abcdefghijkl']],
    ['MY_PASS', 'hunter42', ['hunter42']],
    ['MY_PASS', 'hunters-', []],
    ['MY_PASS', 'h42', []],
    ['TOKEN', 'abcdefghijkl', ['abcdefghijkl']],
    ['SSH_ASKPASS', '/usr/bin/ssh-askpass', []],
    ['MONKEY', 'abcdefghijkl', []],
    ['npm_config__authToken', 'abcdefghijkl', ['abcdefghijkl']],
    ['PWD', '/home/me/site', []],
    ['DB_PWD', 'abcdefghijkl', ['abcdefghijkl']],
    ['OTHER', 'abcdefghijkl', []],
    ['NAMED', 'abcdefghijkl', ['abcdefghijkl']],
    ['ANY', 'postgres://me:s3cretpass@db/x', ['postgres://me:s3cretpass@db/x', 's3cretpass']],
    ['ANY', 'postgres://me@db/abcdef', []],
    ['ANY', 'https://e.example/a:b@c', []],
  ])('%s=%j → %j', (name, value, expected) => {
    expect(secretsIn({ [name]: value }, ['NAMED']).map((secret) => secret.value)).toEqual(expected);
  });
});

const VALUE = `p"a's<s>/w+rd?=1~ü`;
const env = { MY_TOKEN: VALUE, MY_PASS: 'hunter42', OTHER_KEY: 'another-value-0' };
const base64 = (text: string) => Buffer.from(text).toString('base64');

describe('spellings', () => {
  const scan = createScanner(secretsIn(env));
  const mask = createMask(secretsIn(env));
  it.each([
    [VALUE, 'MY_TOKEN'],
    [JSON.stringify({ a: VALUE }), 'MY_TOKEN'],
    [JSON.stringify(VALUE).replace(/</g, '\\u003c'), 'MY_TOKEN'],
    [`p&quot;a&#x27;s&lt;s&gt;/w+rd?=1~ü`, 'MY_TOKEN'],
    [`p"a's&lt;s&gt;/w+rd?=1~ü`, 'MY_TOKEN'],
    [encodeURIComponent(VALUE), 'MY_TOKEN'],
    [encodeURIComponent(VALUE).replace(/%../g, (code) => code.toLowerCase()), 'MY_TOKEN'],
    [base64(VALUE), 'MY_TOKEN'],
    [base64(`u:${VALUE}`), 'MY_TOKEN'],
    [base64(`me:${VALUE}\n`), 'MY_TOKEN'],
    [Buffer.from(`user:${VALUE}`).toString('base64url'), 'MY_TOKEN'],
    [Buffer.from(VALUE).toString('hex'), 'MY_TOKEN'],
    [Buffer.from(VALUE).toString('hex').toUpperCase(), 'MY_TOKEN'],
    ['x hunter42.', 'MY_PASS'],
    ['another-value-0', 'OTHER_KEY'],
  ])('%s is found and masked', (text, name) => {
    for (const padding of [0, 1, 5, 300]) {
      const around = ' '.repeat(padding);
      expect([...scan(Buffer.from(around + text + around))]).toEqual([name]);
    }
    expect([...scan(Buffer.from(mask(text)))]).toEqual([]);
    for (const form of Object.values(env).flatMap(formsOf)) expect(mask(text)).not.toContain(form);
  });

  it.each(['', 'hunter421', 'xhunter42', 'another-value-1', VALUE.slice(1), base64('hunter')])('%j is none', (text) => {
    expect([...scan(Buffer.from(text))]).toEqual([]);
    expect(mask(text)).toBe(text);
  });

  it('finds what a plain search finds, in random texts', () => {
    let seed = 7;
    const random = (most: number) => {
      seed = (seed * 1103515245 + 12345) & 0x7fffffff;
      return seed % most;
    };
    const word = (length: number) => Array.from({ length }, () => 'ab1'[random(3)]).join('');
    for (let round = 0; round < 300; round++) {
      const secrets = secretsIn({ A_KEY: word(12), B_KEY: word(13 + random(4)) });
      const text = `${word(random(60))}${random(2) ? secrets[0]?.value : ''}${word(random(400))}`;
      const expected = secrets.filter(({ value }) => formsOf(value).some((form) => text.includes(form)));
      expect([...createScanner(secrets)(Buffer.from(text))].sort()).toEqual(expected.map(({ name }) => name));
    }
  });
});

describe('keys of known services', () => {
  it.each(LITERALS)('%s', (kind, literal) => {
    for (const text of [literal, `"${literal}"`, `Text\n\n    key=${literal}\nmore`, `中文${literal}。`]) {
      const found = findLiterals(text);
      expect(found.map((entry) => entry.kind)).toEqual([kind]);
      expect(text.slice(found[0]!.index)).toMatch(/^(?:-----BEGIN|[\w.]{2})/);
      expect(maskLiterals(text)).not.toContain(literal.slice(-24));
      expect(maskLiterals(text)).toHaveLength(text.length);
    }
    for (const text of [
      `<!-- allow-secret -->\n${literal}`,
      `<!-- allow-secret --> ${literal}`,
      `{/* allow-secret */}\n\n\`\`\`sh\nx=1\n\n${literal}\n\`\`\`\n`,
    ])
      expect(findLiterals(text)).toEqual([]);
    expect(findLiterals(`<!-- allow-secret -->\n\n${literal}`)).toHaveLength(1);
    expect(findLiterals(`\`\`\`sh allow-secret\n\`\`\`\n\n${literal}`)).toHaveLength(1);
  });

  it.each([
    'AKIAIOSFODNN7EXAMPLE',
    `${'gh'}p_${'x'.repeat(36)}`,
    `${'gh'}p_short`,
    '-----BEGIN PRIVATE KEY-----\n…\n-----END PRIVATE KEY-----',
    `-----BEGIN PUBLIC KEY-----\n${'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8A'.repeat(2)}`,
    'sk-loading-spinner-with-many-parts-in-its-class-name',
    'task-management-for-everyone-2024-edition',
    'npm_config_user_agent_that_is_rather_long_indeed',
    `data:image/png;base64,${'iVBORw0KGgoAAAANSUhEUgAAAAUA'.repeat(20)}`,
    'sha512-z4PhNX7vuL3xVChQ1m2AB9Yg5AULVxXcg/SpIdNs6c5H0NE8XYXysP+DGNKHfuwvY7kxvUdBeoGlODJ6+SfaPg==',
    '446f154a1b2c3d4e5f60718293a4b5c6d7e8f901',
    '-'.repeat(2000),
  ])('%s is none', (text) => expect(findLiterals(text)).toEqual([]));

  it('hides a key that a message cuts off, and nothing that comes after it', () => {
    const key = 'MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEAAoIBAQC7VJTUt9Us8cKj';
    const begin = ['-----BEGIN', 'PRIVATE', 'KEY-----'].join(' ');
    const after = '  → Remove it\n\nwarning moved-theme-file  src/theme/BlogPostItem/Header/index.tsx\n';
    for (const frame of [
      `  > 276 │ ${begin}\n        │ ^\n    277 │ ${key}\n`,
      `${begin}\n${key}\nZm9v\n`,
      `  "${begin}" +\n  "${key}" +\n`,
    ])
      expect(maskLiterals(frame + after)).toBe(frame.replace(key, '*'.repeat(key.length)) + after);
  });

  it.each(['sk-', 'AKIA', 'xoxb-1', 'SG.', '-----BEGIN PRIVATE KEY-----\n', 'aA1', 'ghp_', '1:AA'])(
    'reads 100 KB of %j in linear time',
    (token) => {
      const text = token.repeat(Math.ceil(100_000 / token.length));
      const start = performance.now();
      findLiterals(text);
      maskLiterals(text);
      expect(performance.now() - start).toBeLessThan(2000);
    },
  );
});
