import { hash, verify } from '@node-rs/argon2';
import type { Reader } from '#shop/context.ts';

// OWASP's least parameters for argon2id (19 MiB, two passes, one lane): about 20 ms, and a login waits for it.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The argon2id hash of a password or a code, with the shop's pepper mixed in. */
export function hashSecret({ pepper }: Pick<Reader, 'pepper'>, secret: string): Promise<string> {
  return hash(secret, { ...cost, secret: Buffer.from(pepper) });
}

/** Whether a secret belongs to a hash. */
export function isSecret(
  { pepper }: Pick<Reader, 'pepper'>,
  secretHash: string,
  secret: string,
): Promise<boolean> {
  return verify(secretHash, secret, { secret: Buffer.from(pepper) });
}
