import type { Reader } from '#shop/context.ts';
import { seal, unseal } from './encrypt-facts.ts';

type Facts = { code?: string; path?: string; [fact: string]: unknown };
/** As it is stored: a path that opens something is kept sealed, under another name. */
type HiddenFacts = Facts & { sealedPath?: string };

/** A token stands for whoever holds it; what else is in a path (an order number, a product) opens nothing. */
const token = /[\w-]{40,}/;

/** The facts of a message as they may lie in the database: codes, and links that open something, only for who knows the peppers. */
export function hideFacts(tx: Pick<Reader, 'peppers' | 'random'>, facts: Facts): HiddenFacts {
  const { code, path, ...others } = facts;
  return {
    ...others,
    ...(code !== undefined && { code: seal(tx, code) }),
    ...(path !== undefined && (token.test(path) ? { sealedPath: seal(tx, path) } : { path })),
  };
}

/** What was hidden, readable again. Throws when it was hidden with another pepper. */
export function showFacts(ctx: Pick<Reader, 'peppers'>, stored: object): Facts {
  const { code, path, sealedPath, ...others } = stored as HiddenFacts;
  const shown = sealedPath === undefined ? path : unseal(ctx, sealedPath);
  return {
    ...others,
    ...(code !== undefined && { code: unseal(ctx, code) }),
    ...(shown !== undefined && { path: shown }),
  };
}
