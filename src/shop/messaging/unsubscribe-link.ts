import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Reader } from '#shop/context.ts';

/** Returns the token of a link that ends one subscription, for newsletters that the shop sends by another service. It cannot confirm one. */
export function toUnsubscribeToken({ peppers }: Pick<Reader, 'peppers'>, id: string): string {
  return `${id}-${sign(peppers[0], id)}`;
}

/** Returns the id of the subscription whose link has this token; undefined if the shop did not issue the token. */
export function readUnsubscribeToken(
  { peppers }: Pick<Reader, 'peppers'>,
  token: string,
): string | undefined {
  const [, id = '', signature = ''] = /^(sub_[0-9a-z]{22})-([0-9a-f]{32})$/.exec(token) ?? [];
  const isOurs = peppers.some((pepper) => {
    const expected = Buffer.from(sign(pepper, id));
    return signature !== '' && timingSafeEqual(expected, Buffer.from(signature));
  });
  return isOurs ? id : undefined;
}

function sign(pepper: string, id: string): string {
  return createHmac('sha256', pepper).update(`end of newsletter ${id}`).digest('hex').slice(0, 32);
}
