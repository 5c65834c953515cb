import { hash, verify } from '@node-rs/argon2';
import type { Reader } from '#shop/context.ts';

// These are OWASP's minimum parameters for argon2id (19 MiB, two passes, one lane): a hash takes about 20 ms, and a login waits for it.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

type Peppers = Pick<Reader, 'peppers'>;

/** Returns the argon2id hash of a password or a code, with the shop's newest pepper mixed in. */
export function hashSecret({ peppers }: Peppers, secret: string): Promise<string> {
  return hash(secret, { ...cost, secret: Buffer.from(peppers[0]) });
}

/** Returns whether a hash was made from a secret with any of the shop's peppers. */
export async function isSecret({ peppers }: Peppers, secretHash: string, secret: string): Promise<boolean> {
  for (const pepper of peppers) if (await isMadeWith(pepper, secretHash, secret)) return true;
  return false;
}

/**
 * Returns a new hash of a secret whose hash was made with an older pepper; undefined if it was made with the newest. A key can therefore be
 * removed from SECRET_KEY once everybody has logged in.
 */
export async function renewHash(
  { peppers }: Peppers,
  secretHash: string,
  secret: string,
): Promise<string | undefined> {
  if (peppers.length === 1 || (await isMadeWith(peppers[0], secretHash, secret))) return undefined;
  return hashSecret({ peppers }, secret);
}

function isMadeWith(pepper: string, secretHash: string, secret: string): Promise<boolean> {
  return verify(secretHash, secret, { secret: Buffer.from(pepper) });
}
