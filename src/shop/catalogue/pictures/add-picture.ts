import { type Ctx, type Tx, inTransaction, makeId } from '#shop/context.ts';
import { requireAbility } from '#shop/access/require-ability.ts';

export type StoredPicture = { key: string; width: number; height: number; placeholder: string };

/**
 * Adds a picture and returns its id; the same bytes again have the same id. A job renders its usual sizes ahead of demand. Throws
 * forbidden, and 415, 413 or 422 for a file that is not a picture, too large or damaged.
 */
export async function addPicture(ctx: Ctx, bytes: Uint8Array): Promise<string> {
  requireAbility(ctx, 'edit_products');
  const stored = await storePicture(ctx, bytes);
  return inTransaction(ctx, async (tx) => {
    const ids = await recordPictures(tx, [stored]);
    const pictureId = ids.get(stored.key)!;
    await tx.enqueue('render-pictures', { pictureId });
    return pictureId;
  });
}

/** Measures a picture and stores its bytes. The shop can use it only after `recordPictures` has inserted its row. */
export async function storePicture(
  ctx: Pick<Ctx, 'pictures' | 'mediaStore'>,
  bytes: Uint8Array,
): Promise<StoredPicture> {
  const facts = await ctx.pictures.describe(bytes);
  if (!(await ctx.mediaStore.has(facts.key, 'original')))
    await ctx.mediaStore.put(facts.key, 'original', bytes);
  return facts;
}

/** Inserts the rows of stored pictures and returns their ids by key. */
export async function recordPictures(tx: Tx, stored: readonly StoredPicture[]): Promise<Map<string, string>> {
  if (stored.length === 0) return new Map();
  const rows = stored.map(({ key, width, height, placeholder }) => ({
    id: makeId(tx, 'pic'),
    key,
    width,
    height,
    placeholder,
    created_at: tx.clock.now(),
  }));
  const keys = stored.map(({ key }) => key);
  await tx.db
    .insertInto('pictures')
    .values([...new Map(rows.map((row) => [row.key, row])).values()])
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const known = await tx.db.selectFrom('pictures').select(['key', 'id']).where('key', 'in', keys).execute();
  return new Map(known.map(({ key, id }) => [key, id]));
}
