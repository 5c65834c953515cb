import { sql } from 'kysely';

/** The whole percent off a product `p`, rounded like `discountPercentage`; null without a sale price. */
export const percentOff = sql<
  number | null
>`round((p.price_paise - p.sale_price_paise) * 100.0 / p.price_paise)`;
