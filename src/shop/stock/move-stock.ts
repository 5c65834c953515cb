import { sql } from 'kysely';
import type { ChangedStock } from '#contract/stock/stock-change.ts';
import { conflict } from '#domain/error.ts';
import { type Tx, makeId } from '#shop/context.ts';
import { announceStock } from './requests/announce-stock.ts';
import type { LockedItem } from './lock-items.ts';
import { changeStock } from './return-stock.ts';
import { staffOf } from '#shop/access/actor-ids.ts';

export type HandMove = {
  item: LockedItem;
  kind: 'stocked' | 'corrected' | 'written_off';
  /** Pieces that come in, or as a negative number those that go out; never zero. */
  quantity: number;
  reason: string;
  receiptId?: string;
  requestKey?: string | undefined;
};

/**
 * Writes moves that staff makes by hand into the ledger and changes the stock of their locked items. Customers who wait for the new pieces
 * are notified after the commit. Returns the ids of the moves. Throws conflict `stock.too_few`, and `stock.one_off` for a second piece of a
 * one-of-a-kind product.
 */
export async function moveStock(tx: Tx, moves: readonly HandMove[]): Promise<string[]> {
  for (const { item, quantity } of moves) if (item.in_stock + quantity < 0) throw tooFew(item);
  await refuseSecondPiece(tx, moves);
  const rows = moves.map(({ item, kind, quantity, reason, receiptId, requestKey }) => ({
    id: makeId(tx, 'mov'),
    product_id: item.product_id,
    variant_id: item.variant_id,
    kind,
    quantity,
    reason,
    staff_id: staffOf(tx),
    receipt_id: receiptId ?? null,
    request_key: requestKey ?? null,
    at: tx.clock.now(),
  }));
  await tx.db.insertInto('stock_moves').values(rows).execute();
  await changeStock(
    tx,
    moves.map(({ item: { product_id, variant_id, name }, quantity }) => ({
      productId: product_id,
      variantId: variant_id ?? undefined,
      name,
      quantity,
    })),
  );
  const came = moves.filter(({ quantity }) => quantity > 0).map(({ item }) => item.product_id);
  if (came.length > 0) await announceStock(tx, came);
  return rows.map(({ id }) => id);
}

/** Returns the stock of an item before and after a move. */
export function toChanged(item: LockedItem, change: number): ChangedStock {
  const { in_stock: before, ...names } = item;
  return { ...names, before, change, in_stock: before + change };
}

async function refuseSecondPiece(tx: Tx, moves: readonly HandMove[]): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select p.name from stock_notes n join products p on p.id = n.product_id,
           unnest(${moves.map(({ item }) => item.product_id)}::text[], ${moves.map(({ quantity }) => quantity)}::int[]) as m (product_id, quantity)
     where n.one_off and m.product_id = n.product_id
     group by p.id having sum(m.quantity) > 0 and p.stock_quantity + sum(m.quantity) > 1`.execute(tx.db);
  const [product] = rows;
  if (product)
    throw conflict(
      'stock.one_off',
      `${product.name} is one of a kind and cannot have a second piece. Change that first if there are more now.`,
    );
}

function tooFew({ in_stock: available, name }: LockedItem) {
  const sentence =
    available === 1 ? `There is only 1 piece of ${name}` : `There are only ${available} pieces of ${name}`;
  return conflict('stock.too_few', sentence, { available });
}
