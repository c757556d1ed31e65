/** Variables of the environment whose values must not be published (D37). */

export type Environment = Readonly<Record<string, string | undefined>>;

export interface Secret {
  name: string;
  value: string;
  /** The value is so short that it counts only as a word of its own. */
  isWord: boolean;
}

/** `PWD` alone is the folder that the shell is in. */
const SECRET_NAME =
  /(?:(?:^|_)(?:API_?KEY|KEY|TOKEN|SECRET|PASSWORD|PASSWD|PASS|PASSPHRASE|PAT|CREDENTIALS?|AUTH|AUTHTOKEN|ACCESS_KEY_ID)|_PWD)$/i;

/** Names of keys that may do more than search, `ALGOLIA_WRITE_KEY` of this tool among them. */
const STRONG_NAME = /(?:^|_)(?:WRITE|ADMIN|MASTER|PRIVATE|INDEXING)_?(?:API_?)?KEY$/i;

/** `scheme://user:password@host`, whatever the name of the variable. */
const URL_WITH_PASSWORD = /^[a-z][a-z\d+.-]*:\/\/[^\s/:@]*:([^\s/@]+)@/i;

/** Values of this length are secret as a whole. */
const LONG = 12;
/** Shorter ones, down to this length, when they have letters and digits: `password` may be said anywhere. */
const SHORT = 8;

/** Secret values by their name, by `names`, or by their form. */
export function secretsIn(environment: Environment, names: readonly string[] = []): Secret[] {
  return Object.entries(environment).flatMap(([name, given = '']) => {
    const value = given.trim();
    const password = URL_WITH_PASSWORD.exec(value)?.[1];
    const isSecret = password !== undefined || SECRET_NAME.test(name) || names.includes(name);
    return isSecret ? [value, password].flatMap((text) => secretOf(name, text)) : [];
  });
}

function secretOf(name: string, value = ''): Secret[] {
  if (value.length >= LONG) return [{ name, value, isWord: false }];
  const isMixed = value.length >= SHORT && /[a-z]/i.test(value) && /\d/.test(value);
  return isMixed ? [{ name, value, isWord: true }] : [];
}

/** The names of variables with a value that may do more than search. */
export function strongNames(environment: Environment, value: string): string[] {
  return Object.keys(environment).filter(
    (name) => STRONG_NAME.test(name) && environment[name]?.trim() === value.trim(),
  );
}
