import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { splitKeys } from '#platform/postgres/secret-key-file.ts';

/** A setting of several secrets, separated by commas, without an empty one among them. */
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

/** What is wrong with SECRET_KEY, in sentences. Only the first key makes anything new; an older one is taken as it is. */
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

/** One secret for a purpose of each key, in the order of the keys: the first is used for what is new, all are tried for what is old. */
export type SecretsFor = (purpose: string) => [string, ...string[]];

/** Derives from `keys`, of which there is at least one. */
export function deriveSecrets([first, ...others]: string[]): SecretsFor {
  if (!first) throw new Error('SECRET_KEY is missing: DATABASE_URL needs it');
  return (purpose) => {
    const derive = (key: string) => createHmac('sha256', key).update(purpose).digest('hex');
    return [derive(first), ...others.map(derive)];
  };
}
