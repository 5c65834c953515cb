import type { NoteStock, StockNote } from '#contract/stock/stock-item.ts';
import { conflict, notFound } from '#domain/error.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { staleConflict } from '#shop/audit/stale-conflict.ts';
import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import { type Ctx, type Tx, inTransaction } from '#shop/context.ts';
import { lockProducts } from './take-stock.ts';

export type VersionedNote = StockNote & { version: number };

/**
 * Notes where a product lies, from how few pieces on it is low, and whether it is one of a kind; what is not named stays. Throws forbidden,
 * not_found, conflict `stock.stale` with the present note, and `stock.one_off` for a product with several pieces.
 */
export function noteStock(
  ctx: Ctx,
  productId: string,
  { version, ...changes }: NoteStock,
): Promise<VersionedNote> {
  requireAbility(ctx, 'edit_stock');
  return inTransaction(ctx, async (tx) => {
    await lockProducts(tx, [{ productId }]);
    const { version: present, pieces, ...before } = await readNote(tx, productId);
    if (version !== present) {
      const stale = {
        code: 'stock.stale',
        record: 'this product’s shelf and marks',
        subject: productId,
      } as const;
      throw await staleConflict(tx, {
        ...stale,
        version: `note ${present}`,
        present: { note: { ...before, version: present } },
      });
    }
    const after = { ...before, ...changes };
    if (after.one_off && pieces > 1)
      throw conflict(
        'stock.one_off',
        `There are ${pieces} pieces, so it is not one of a kind. Count it first.`,
      );
    await writeNote(tx, productId, { ...after, version: present + 1 });
    await writeAuditEvent(tx, {
      action: 'stock.noted',
      subject: productId,
      version: `note ${present + 1}`,
      before,
      after,
    });
    return { ...after, version: present + 1 };
  });
}

async function readNote({ db }: Tx, productId: string): Promise<VersionedNote & { pieces: number }> {
  const row = await db
    .selectFrom('products as p')
    .leftJoin('stock_notes as n', 'n.product_id', 'p.id')
    .select(['p.stock_quantity', 'n.location', 'n.low_mark', 'n.one_off', 'n.version'])
    .where('p.id', '=', productId)
    .executeTakeFirst();
  if (!row) throw notFound('Product');
  const { stock_quantity: pieces, location, low_mark, one_off, version } = row;
  return { pieces, location: location ?? '', low_mark, one_off: one_off ?? false, version: version ?? 0 };
}

async function writeNote(tx: Tx, product_id: string, note: VersionedNote): Promise<void> {
  const row = { ...note, updated_at: tx.clock.now() };
  await tx.db
    .insertInto('stock_notes')
    .values({ product_id, ...row })
    .onConflict((conflict) => conflict.column('product_id').doUpdateSet(row))
    .execute();
}
