import { createHmac, timingSafeEqual } from 'node:crypto';
import { toProductPath } from '#domain/catalogue/product.ts';
import { hourMs } from '#domain/durations.ts';
import type { Reader } from '#shop/context.ts';

/** A preview link works for this many days. */
const VALID_DAYS = 7;

type Keys = Pick<Reader, 'peppers' | 'clock'>;
type Previewed = { id: string; slug: string };

/** Returns the path of a product's page with a signature that shows it in every status, to anyone who has the link, for 7 days. */
export function toPreviewPath({ peppers, clock }: Keys, { id, slug }: Previewed): string {
  const until = Math.floor(clock.now().getTime() / hourMs) + VALID_DAYS * 24;
  return `${toProductPath(slug)}?preview=${until}-${sign(peppers[0], id, until)}`;
}

/** Returns whether a signature was made by the shop, is for this product and has not expired. */
export function isPreviewOf({ peppers, clock }: Keys, { id }: Pick<Previewed, 'id'>, token: string): boolean {
  const [, hour = '', signature = ''] = /^(\d{1,8})-([0-9a-f]{32})$/.exec(token) ?? [];
  const until = Number(hour);
  if (!signature || clock.now().getTime() >= until * hourMs) return false;
  return peppers.some((pepper) =>
    timingSafeEqual(Buffer.from(sign(pepper, id, until)), Buffer.from(signature)),
  );
}

function sign(pepper: string, id: string, until: number): string {
  return createHmac('sha256', pepper)
    .update(`preview of ${id} until hour ${until}`)
    .digest('hex')
    .slice(0, 32);
}
