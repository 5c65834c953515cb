import { notFound } from '#domain/error.ts';
import type { Tx } from '#shop/context.ts';

/** Locks an import and returns its row. Throws not_found. */
export async function lockImport(tx: Tx, id: string) {
  const row = await tx.db
    .selectFrom('imports')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound('Import');
  return row;
}
