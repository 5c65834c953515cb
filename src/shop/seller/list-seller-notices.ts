import { listMissingSellerFacts } from '#domain/seller/seller.ts';
import { listUnratedProducts } from '#shop/catalogue/products/list-unrated-products.ts';
import { readSettings } from '#shop/content/read-settings.ts';
import type { Ctx } from '#shop/context.ts';

type NoticeReader = Pick<Ctx, 'db' | 'memory' | 'log' | 'clock'>;

/** At most this many products are named; the others are counted. */
const mostNamed = 10;

/** Returns one sentence for each fact that the seller must still give before the shop can sell, and one for products without a GST rate. */
export async function listSellerNotices(ctx: NoticeReader): Promise<string[]> {
  const { seller } = await readSettings(ctx);
  return [...listMissingSellerFacts(seller), ...(await listUnratedNotices(ctx))];
}

/** Returns a sentence that names the products without a GST rate, where the seller charges GST. */
async function listUnratedNotices(ctx: NoticeReader): Promise<string[]> {
  const { seller, payment } = await readSettings(ctx);
  if (seller.kind !== 'regular') return [];
  const unrated = await listUnratedProducts(ctx);
  if (unrated.length === 0) return [];
  const named = unrated.slice(0, mostNamed).map(({ name, hsn }) => `${name} (HSN ${hsn})`);
  const more = unrated.length > mostNamed ? ` and ${unrated.length - mostNamed} more` : '';
  const effect = payment.useDefaultRate
    ? `are sold at the default rate of ${payment.defaultRateBp / 100}%`
    : 'cannot be ordered';
  return [
    `These products have no GST rate and ${effect}: ${named.join(', ')}${more}. (npm run admin -- set-tax-rate HSN PERCENT)`,
  ];
}

/** Returns a sentence that names the products which cannot be ordered because they lack a GST rate; empty if the default rate is used. */
export async function findMissingRates(ctx: NoticeReader): Promise<string[]> {
  const { payment } = await readSettings(ctx);
  return payment.useDefaultRate ? [] : listUnratedNotices(ctx);
}

/** Returns whether the shop has a product on sale. */
export async function hasProducts({ db }: Pick<Ctx, 'db'>): Promise<boolean> {
  const product = await db
    .selectFrom('products')
    .select('id')
    .where('status', '=', 'live')
    .limit(1)
    .executeTakeFirst();
  return product !== undefined;
}
