import { type Ctx, type Tx, makeId } from '#shop/context.ts';
import type { PictureFacts } from '#shop/ports.ts';

/** Stores the bytes of a picture as they are. The shop can use it only after its row was inserted, by `addPicture` or `recordPictures`. */
export async function storePicture(
  { mediaStore }: Pick<Ctx, 'mediaStore'>,
  key: string,
  bytes: Uint8Array,
): Promise<void> {
  if (!(await mediaStore.has(key, 'original'))) await mediaStore.put(key, 'original', bytes);
}

/** Inserts the rows of stored pictures and returns their ids by key. */
export async function recordPictures(tx: Tx, stored: readonly PictureFacts[]): Promise<Map<string, string>> {
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
