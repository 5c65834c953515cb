import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { splitKeys } from '#platform/postgres/secret-key-file.ts';

/** Parses several secrets, separated by commas; refuses an empty one among them. */
export function secretList(name: string) {
  const sentence = `${name} has an empty part: remove the comma before or after it`;
  return z
    .string()
    .transform(splitKeys)
    .refine((keys) => keys.every((key) => key !== ''), sentence);
}

const fewestCharacters = 32;
// 32 random hexadecimal digits have fewer than eight different ones once in ten million times.
const fewestDifferent = 8;

/**
 * Returns the mistakes in SECRET_KEY, as sentences. Only the first key encrypts or hashes new values, so the strength of older ones is not
 * checked.
 */
export function findKeyMistakes(keys: string[] | undefined, databaseUrl: string | undefined): string[] {
  if (!keys)
    return databaseUrl === undefined
      ? []
      : [
          'SECRET_KEY is missing: DATABASE_URL needs it. Set it to what "openssl rand -hex 32" prints; what a shop that ran before ' +
            'adds to it is in the README, under "The secret key"',
        ];
  const [first = ''] = keys;
  const isStrong = first.length >= fewestCharacters && new Set(first).size >= fewestDifferent;
  return isStrong
    ? []
    : [
        `SECRET_KEY is too easy to guess: its first key needs ${fewestCharacters} random characters or more, for instance what ` +
          '"openssl rand -hex 32" prints',
      ];
}

/** Returns the secret of each key for a purpose, in the order of the keys: the first is used for new values, all are tried for old ones. */
export type SecretsFor = (purpose: string) => [string, ...string[]];

/** Derives secrets from `keys`, of which there is at least one. */
export function deriveSecrets([first, ...others]: string[]): SecretsFor {
  if (!first) throw new Error('SECRET_KEY is missing: DATABASE_URL needs it');
  return (purpose) => {
    const derive = (key: string) => createHmac('sha256', key).update(purpose).digest('hex');
    return [derive(first), ...others.map(derive)];
  };
}
