/** One text of each kind of key, made here: no service has given them out, and no scanner of repositories finds them in this file. */

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Characters of an alphabet in an order that looks random. */
const key = (length: number, alphabet = LETTERS, seed = 11) =>
  Array.from({ length }, (_, n) => alphabet[(n * n * 7 + n * seed + 3) % alphabet.length]).join('');

const HEX = '0123456789abcdef';
const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const head = (kind: string) => ['-----BEGIN', kind, 'KEY-----'].join(' ');

export const LITERALS: readonly (readonly [kind: string, literal: string])[] = [
  ['private key', `${head('PRIVATE')}\n${key(64)}\n${key(64)}\n`],
  ['private key', `${head('RSA PRIVATE')}\n${key(64)}\n${key(64)}\n`],
  ['private key', `${head('OPENSSH PRIVATE')}\n${key(70)}\n${key(70)}\n`],
  ['AWS', `AKIA${key(16, CAPITALS)}`],
  ['AWS', `ASIA${key(16, CAPITALS)}`],
  ['GitHub', `ghp_${key(36)}`],
  ['GitHub', `gho_${key(36)}`],
  ['GitHub', `github_pat_${key(22)}_${key(59)}`],
  ['GitLab', `glpat-${key(20)}`],
  ['Slack', `xoxb-${key(12, '0123456789')}-${key(12, '0123456789')}-${key(24)}`],
  ['Slack', `hooks.slack.com/services/T${key(9, CAPITALS)}/B${key(9, CAPITALS)}/${key(24)}`],
  ['Stripe', `sk_live_${key(24)}`],
  ['Stripe', `rk_live_${key(24)}`],
  ['Stripe', `sk_test_${key(24)}`],
  ['Google', `AIza${key(35)}`],
  ['Google', `GOCSPX-${key(28)}`],
  ['OpenAI', `sk-proj-${key(48)}`],
  ['OpenAI', `sk-${key(48)}`],
  ['Anthropic', `sk-ant-api03-${key(80)}`],
  ['npm', `npm_${key(36)}`],
  ['PyPI', `pypi-AgEIcHlwaS5vcmc${key(60)}`],
  ['Docker', `dckr_pat_${key(27)}`],
  ['DigitalOcean', `dop_v1_${key(64, HEX)}`],
  ['Shopify', `shpat_${key(32, HEX)}`],
  ['SendGrid', `SG.${key(22)}.${key(43)}`],
  ['Twilio', `SK${key(32, HEX)}`],
  ['Telegram', `${key(9, '123456789')}:AA${key(33)}`],
  ['Vault', `hvs.${key(28)}`],
  ['Alibaba Cloud', `LTAI${key(20)}`],
  ['Tencent Cloud', `AKID${key(32)}`],
  ['age', `AGE-SECRET-KEY-1${key(58, CAPITALS)}`],
];
