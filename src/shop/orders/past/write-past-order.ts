import type { FileOrder } from '#domain/import-export/orders/read-order.ts';
import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import { type Tx, makeId } from '#shop/context.ts';

/**
 * Stores an order that an earlier shop took, or replaces its stored version. It takes no number, stock or invoice of this shop, and nobody
 * gets a message. The audit names the order, not the buyer.
 */
export async function writePastOrder(tx: Tx, order: FileOrder, importId: string): Promise<void> {
  const { source, number, status, payment, name, email, phone, address, notes, lines } = order;
  const facts = {
    placed_at: new Date(order.placedAt),
    status,
    payment,
    name,
    email,
    phone,
    address,
    notes,
    total_paise: order.totalPaise,
    shipping_paise: order.shippingPaise,
    cod_paise: order.codPaise,
    discount_paise: order.discountPaise,
    tax_paise: order.taxPaise,
    refunded_paise: order.refundedPaise,
    imported_at: tx.clock.now(),
  };
  const { id } = await tx.db
    .insertInto('past_orders')
    .values({ id: makeId(tx, 'pas'), source, number, ...facts })
    .onConflict((conflict) => conflict.columns(['source', 'number']).doUpdateSet(facts))
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx.db.deleteFrom('past_order_lines').where('past_order_id', '=', id).execute();
  const rows = lines.map(({ pricePaise: price_paise, ...line }, index) => {
    return { past_order_id: id, position: index + 1, ...line, price_paise };
  });
  if (rows.length > 0) await tx.db.insertInto('past_order_lines').values(rows).execute();
  const after = { import: importId, source, number };
  await writeAuditEvent(tx, { action: 'past_order.moved_in', subject: id, after });
}
