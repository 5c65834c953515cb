import { sql } from 'kysely';
import type { ChangedStock } from '#contract/stock/stock-change.ts';
import { invalid } from '#domain/error.ts';
import type { Tx } from '#shop/context.ts';
import type { LockedItem } from './lock-items.ts';
import { piecesAfter } from './move-rows.ts';

type Asked = { item: LockedItem; kind: string; requestKey: string | undefined };
type Row = {
  id: string;
  product_id: string;
  variant_id: string | null;
  kind: string;
  change: number;
  after: number;
};

/**
 * Returns what the move that was written with a key made of a locked item, when the request is sent a second time; undefined for the first.
 * Throws invalid `request.other` where the key belongs to something else.
 */
export async function findKeyedMove(
  { db }: Tx,
  { item, kind, requestKey }: Asked,
): Promise<(ChangedStock & { move_id: string }) | undefined> {
  if (!requestKey) return undefined;
  const { rows } = await sql<Row>`
    select m.id, m.product_id, m.variant_id, m.kind, m.quantity as change, ${piecesAfter} as after
      from stock_moves m where m.request_key = ${requestKey}`.execute(db);
  const [move] = rows;
  if (!move) return undefined;
  if (move.kind !== kind || move.product_id !== item.product_id || move.variant_id !== item.variant_id)
    throw invalid('request.other', 'This Idempotency-Key was used for another request');
  const { id, change, after } = move;
  return { ...item, move_id: id, before: after - change, change, in_stock: after };
}
