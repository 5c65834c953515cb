import { type Ctx, type Tx, inTransaction, makeId } from '#shop/context.ts';
import { requireAbility } from '#shop/access/require-ability.ts';

export type StoredPicture = { key: string; width: number; height: number; placeholder: string };

/**
 * Puts a picture into the shop and answers its id; the same bytes again have the same id. A job makes its usual sizes ahead of
 * demand. Throws forbidden, 415, 413 or 422 for what is not a picture, too large or damaged.
 */
export async function addPicture(ctx: Ctx, bytes: Uint8Array): Promise<string> {
  requireAbility(ctx, 'edit_goods');
  const stored = await storePicture(ctx, bytes);
  return inTransaction(ctx, async (tx) => {
    const ids = await recordPictures(tx, [stored]);
    const pictureId = ids.get(stored.key)!;
    await tx.enqueue('render-pictures', { pictureId });
    return pictureId;
  });
}

/** Measures a picture and keeps its bytes. It belongs to the shop only once `recordPictures` has written it down. */
export async function storePicture(
  ctx: Pick<Ctx, 'pictures' | 'mediaStore'>,
  bytes: Uint8Array,
): Promise<StoredPicture> {
  const facts = await ctx.pictures.describe(bytes);
  if (!(await ctx.mediaStore.has(facts.key, 'original')))
    await ctx.mediaStore.put(facts.key, 'original', bytes);
  return facts;
}

/** Writes stored pictures down; answers their ids by key. */
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
