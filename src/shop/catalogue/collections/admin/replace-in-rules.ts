import { sql } from 'kysely';
import { conflict } from '#domain/error.ts';
import type { Tx } from '#shop/context.ts';

type Named = {
  column: 'category_id' | 'maker_id' | 'craft_id';
  id: string;
  /** The id that takes its place; null for no replacement. */
  target: string | null;
};

/**
 * Replaces a category, maker or craft that is about to be removed by another one in the rules of collections that name it. Throws conflict
 * `collection.names_it` if a rule names it and there is no replacement.
 */
export async function replaceInRules(tx: Tx, { column, id, target }: Named): Promise<void> {
  const rules = await tx.db
    .selectFrom('collection_rules as r')
    .innerJoin('collections as c', 'c.id', 'r.collection_id')
    .select(['c.id', 'c.name'])
    .where(`r.${column}`, '=', id)
    .execute();
  const [first] = rules;
  if (!first) return;
  if (target === null) {
    const sentence = `The collection ${first.name} shows these products by its rule. Choose a replacement, or change that collection first.`;
    throw conflict('collection.names_it', sentence);
  }
  await tx.db
    .updateTable('collection_rules')
    .set({ [column]: target })
    .where(column, '=', id)
    .execute();
  const ids = rules.map((rule) => rule.id);
  await sql`update collections set version = version + 1, updated_at = ${tx.clock.now()} where id = any (${ids}::text[])`.execute(
    tx.db,
  );
}
