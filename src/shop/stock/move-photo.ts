import { notFound } from '#domain/error.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import { type Ctx, inTransaction } from '#shop/context.ts';
import { keepPhoto, toPhotoFile } from '#shop/photo-file.ts';

/**
 * Stores a photo that shows why pieces were written off; a new photo replaces it. Throws forbidden, not_found, and what `preparePhoto`
 * throws.
 */
export async function addMovePhoto(ctx: Ctx, moveId: string, bytes: Uint8Array): Promise<void> {
  requireAbility(ctx, 'edit_stock');
  const { photo_key: before } = await readMove(ctx, moveId);
  const key = await keepPhoto(ctx, moveId, bytes);
  await inTransaction(ctx, async (tx) => {
    await tx.db.updateTable('stock_moves').set({ photo_key: key }).where('id', '=', moveId).execute();
    await writeAuditEvent(tx, {
      action: 'stock.photo_added',
      subject: moveId,
      ...(before && { before: { photo: before } }),
      after: { photo: key },
    });
  });
  if (before && before !== key) await ctx.mediaStore.remove(...toPhotoFile(moveId, before));
}

/** Returns the photo of a move as WebP. Throws forbidden, not_found. */
export async function readMovePhoto(ctx: Ctx, moveId: string): Promise<Uint8Array> {
  requireAbility(ctx, 'edit_stock');
  const { photo_key: key } = await readMove(ctx, moveId);
  const bytes = key && (await ctx.mediaStore.read(...toPhotoFile(moveId, key)));
  if (!bytes) throw notFound('Photo');
  return bytes;
}

async function readMove({ db }: Ctx, moveId: string): Promise<{ photo_key: string | null }> {
  const move = await db
    .selectFrom('stock_moves')
    .select('photo_key')
    .where('id', '=', moveId)
    .where('kind', '=', 'written_off')
    .executeTakeFirst();
  if (!move) throw notFound('Stock move');
  return move;
}
