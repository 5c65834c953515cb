import type { Reader } from '#shop/context.ts';
import { seal, unseal } from '#shop/seal.ts';

type Facts = { code?: string; path?: string; [fact: string]: unknown };
/** Facts as stored: a path with a token is stored encrypted, as `sealedPath`. */
type HiddenFacts = Facts & { sealedPath?: string };

/** A token in a path authorises its bearer; the other parts of a path, such as an order number or a product, authorise nobody. */
const token = /[\w-]{40,}/;

/** Returns the facts of a message as they may be stored in the database: codes, and links with a token, are encrypted with the peppers. */
export function hideFacts(tx: Pick<Reader, 'peppers' | 'random'>, facts: Facts): HiddenFacts {
  const { code, path, ...others } = facts;
  return {
    ...others,
    ...(code !== undefined && { code: seal(tx, code) }),
    ...(path !== undefined && (token.test(path) ? { sealedPath: seal(tx, path) } : { path })),
  };
}

/** Decrypts the hidden facts. Throws if the shop does not have the pepper they were encrypted with. */
export function showFacts(ctx: Pick<Reader, 'peppers'>, stored: object): Facts {
  const { code, path, sealedPath, ...others } = stored as HiddenFacts;
  const shown = sealedPath === undefined ? path : unseal(ctx, sealedPath);
  return {
    ...others,
    ...(code !== undefined && { code: unseal(ctx, code) }),
    ...(shown !== undefined && { path: shown }),
  };
}
