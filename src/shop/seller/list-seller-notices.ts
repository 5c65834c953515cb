import { listMissingSellerFacts } from '#domain/seller/seller.ts';
import { listUnratedProducts } from '#shop/catalogue/products/list-unrated-products.ts';
import { readSettings } from '#shop/content/read-settings.ts';
import type { Ctx } from '#shop/context.ts';

/** At most this many products are named; the others are counted. */
const mostNamed = 10;

/** Returns one sentence for each fact that the seller must still give before the shop can sell, and one for products without a GST rate. */
export async function listSellerNotices(
  ctx: Pick<Ctx, 'db' | 'memory' | 'log' | 'clock'>,
): Promise<string[]> {
  const { seller, payment } = await readSettings(ctx);
  const missing = listMissingSellerFacts(seller);
  if (seller.kind !== 'regular') return missing;
  const unrated = await listUnratedProducts(ctx);
  if (unrated.length === 0) return missing;
  const named = unrated.slice(0, mostNamed).map(({ name, hsn }) => `${name} (HSN ${hsn})`);
  const more = unrated.length > mostNamed ? ` and ${unrated.length - mostNamed} more` : '';
  const effect = payment.useDefaultRate
    ? `are sold at the default rate of ${payment.defaultRateBp / 100}%`
    : 'cannot be ordered';
  return [
    ...missing,
    `These products have no GST rate and ${effect}: ${named.join(', ')}${more}. (npm run admin -- set-tax-rate HSN PERCENT)`,
  ];
}
