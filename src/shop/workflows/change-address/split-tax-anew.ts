import { type TaxSplit, splitTax, taxSideOf } from '#domain/tax/gst.ts';
import type { StateKey } from '#domain/tax/state.ts';
import type { Tx } from '#shop/context.ts';
import { sumTax } from '#domain/invoice/invoice-lines.ts';

/**
 * Splits the amounts of an order into taxable value and GST for delivery to another State. Every amount, GST included, and every rate stays
 * as ordered (IGST Act s.10; the rates of IGST are those of CGST and SGST together).
 */
export async function splitTaxAnew(
  tx: Tx,
  orderId: string,
  { homeState, state }: { homeState: StateKey; state: StateKey },
): Promise<void> {
  const { intraState } = taxSideOf(homeState, state);
  const [lines, charges] = await Promise.all([
    tx.db
      .selectFrom('order_lines')
      .select(['id', 'net_paise', 'rate_bp'])
      .where('order_id', '=', orderId)
      .execute(),
    tx.db
      .selectFrom('order_charges')
      .select(['kind', 'amount_paise', 'rate_bp'])
      .where('order_id', '=', orderId)
      .execute(),
  ]);
  const splits: TaxSplit[] = [];
  for (const { id, net_paise, rate_bp } of lines) {
    const split = splitTax(net_paise, rate_bp, intraState);
    splits.push(split);
    await tx.db.updateTable('order_lines').set(toColumns(split)).where('id', '=', id).execute();
  }
  for (const { kind, amount_paise, rate_bp } of charges) {
    const split = splitTax(amount_paise, rate_bp, intraState);
    splits.push(split);
    const charge = tx.db.updateTable('order_charges').set(toColumns(split)).where('order_id', '=', orderId);
    await charge.where('kind', '=', kind).where('rate_bp', '=', rate_bp).execute();
  }
  await tx.db
    .updateTable('orders')
    .set({ ...toColumns(sumTax(splits)), place_of_supply: state })
    .where('id', '=', orderId)
    .execute();
}

function toColumns({ taxablePaise, cgstPaise, sgstPaise, igstPaise }: TaxSplit) {
  return {
    taxable_paise: taxablePaise,
    cgst_paise: cgstPaise,
    sgst_paise: sgstPaise,
    igst_paise: igstPaise,
  };
}
