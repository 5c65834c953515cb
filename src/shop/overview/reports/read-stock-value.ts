import { sql } from 'kysely';
import type { ReportTable } from '#contract/money/admin-money.ts';
import { toRupees } from '#domain/money/money.ts';
import { toIndianDay } from '#domain/indian-time.ts';
import { chooseRateBp, splitTax } from '#domain/tax/gst.ts';
import { readTaxRates } from '#shop/catalogue/tax-rates/read-tax-rates.ts';
import { readSettings } from '#shop/content/read-settings.ts';
import type { Ctx } from '#shop/context.ts';

/** Pieces of a product or variant. A draft may lack HSN code and price. */
type Row = {
  name: string;
  sku: string;
  hsn: string | null;
  rate_bp: number | null;
  pieces: number;
  price: string | null;
};

/** Returns the value of the pieces that are in stock now at today's prices without GST. The shop does not store costs. */
export async function readStockValue(ctx: Ctx): Promise<ReportTable> {
  const today = toIndianDay(ctx.clock.now());
  const [rows, ratesOf, { payment, seller }] = await Promise.all([
    readPieces(ctx),
    readTaxRates(ctx),
    readSettings(ctx),
  ]);
  const valued = rows.map(({ name, sku, hsn, rate_bp, pieces, price }) => {
    const pricePaise = Number(price);
    const choice = rate_bp === null ? { rates: hsn === null ? [] : ratesOf(hsn) } : { rateBp: rate_bp };
    const rateBp = chooseRateBp(choice, { on: today, netPaise: pricePaise, quantity: 1 });
    // Prices of a seller who charges no GST contain none.
    const chargedBp = seller.kind === 'regular' ? (rateBp ?? payment.defaultRateBp) : 0;
    const { taxablePaise } = splitTax(pricePaise * pieces, chargedBp, false);
    return [name, sku, pieces, toRupees(pricePaise), toRupees(taxablePaise)];
  });
  return {
    headings: ['Product', 'SKU', 'Pieces', 'Price ₹', 'Value without GST ₹'],
    rows: valued.toSorted((a, b) => Number(b[4]) - Number(a[4])),
    note: 'Pieces in stock now, at today’s price without GST. The shop does not record your cost price, so this is not what they cost you.',
  };
}

async function readPieces({ db }: Ctx): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select p.name, p.sku, p.hsn, p.rate_bp, p.stock_quantity as pieces, coalesce(p.sale_price_paise, p.price_paise) as price
      from products p where not p.has_variants and p.stock_quantity > 0 and p.status <> 'archived'
    union all
    select concat_ws(', ', p.name, v.color, v.size), v.sku, p.hsn, p.rate_bp, v.stock_quantity, coalesce(v.sale_price_paise, v.price_paise)
      from variants v join products p on p.id = v.product_id where v.stock_quantity > 0 and p.status <> 'archived'`.execute(
    db,
  );
  return rows;
}
