import type { Reader } from '#shop/context.ts';

/** Returns when the owner last wrote each document, by its slug. */
export async function listContentChanges({ db }: Pick<Reader, 'db'>): Promise<Map<string, Date>> {
  const rows = await db.selectFrom('content').select(['slug', 'updated_at as changedAt']).execute();
  return new Map(rows.map(({ slug, changedAt }) => [slug, changedAt]));
}
