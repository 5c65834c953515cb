import { sql } from 'kysely';

/** Whole percent off a product `p`, rounded as `discountPercentage` does; null without a sale. */
export const percentOff = sql<
  number | null
>`round((p.price_paise - p.sale_price_paise) * 100.0 / p.price_paise)`;
