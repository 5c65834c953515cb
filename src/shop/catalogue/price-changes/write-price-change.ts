import { sql } from 'kysely';
import { invalid, invalidFields } from '#domain/error.ts';
import { toPaise } from '#domain/money/money.ts';
import {
  CheckedPriceChangeFields,
  PriceChangeFields,
  type PriceChangeJson,
} from '#contract/pricing/price-change.ts';
import type { Tx } from '#shop/context.ts';
import { isTarget } from './target-products.ts';

/** Returns the fields of a price change, trimmed. Throws invalid with a sentence for each wrong field. */
export function readPriceChangeFields(input: PriceChangeFields): PriceChangeFields {
  const parsed = CheckedPriceChangeFields.safeParse(input);
  if (!parsed.success) throw invalidFields(parsed.error.issues);
  return parsed.data;
}

/** Returns the fields that the owner sets in a price change, from its JSON. */
export function toPriceChangeFields({
  target_products,
  target_categories,
  target_collections,
  ...same
}: PriceChangeJson): PriceChangeFields {
  return PriceChangeFields.parse({
    ...same,
    product_ids: target_products.map(({ id }) => id),
    category_ids: target_categories.map(({ id }) => id),
    collection_ids: target_collections.map(({ id }) => id),
  });
}

/** Makes changes of the price changes wait for each other, so that no two of them overlap; readers do not wait. */
export async function lockPriceChanges(tx: Tx): Promise<void> {
  await sql`lock table price_changes in share row exclusive mode`.execute(tx.db);
}

/** Returns the columns of a price change: paise and basis points. */
export function toPriceChangeColumns({ name, kind, off, whole_shop, begins_at, ends_at }: PriceChangeFields) {
  return {
    name,
    percent_bp: kind === 'percent' ? Math.round(off * 100) : null,
    amount_paise: kind === 'amount' ? toPaise(off) : null,
    is_whole_shop: whole_shop,
    begins_at: new Date(begins_at),
    ends_at: ends_at === null ? null : new Date(ends_at),
  };
}

/** Writes the targets of a price change. Throws invalid for an id that does not exist. */
export async function writeTargets(
  tx: Tx,
  id: string,
  { product_ids, category_ids, collection_ids }: PriceChangeFields,
): Promise<void> {
  await tx.db.deleteFrom('price_change_targets').where('price_change_id', '=', id).execute();
  const { rows } = await sql<{ found: number }>`
    with written as (
      insert into price_change_targets (price_change_id, product_id, category_id, collection_id)
      select ${id}, p.id, null, null from products p where p.id = any (${[...product_ids]}::text[])
      union all select ${id}, null, k.id, null from categories k where k.id = any (${[...category_ids]}::text[])
      union all select ${id}, null, null, o.id from collections o where o.id = any (${[...collection_ids]}::text[])
      returning 1)
    select count(*)::int as found from written`.execute(tx.db);
  const wanted = new Set([...product_ids, ...category_ids, ...collection_ids]);
  if (rows[0]!.found === wanted.size) return;
  throw invalid(
    'price_change.unknown',
    'One of the chosen products, categories or collections no longer exists.',
  );
}

/**
 * Refuses a price change that shares a product with another one at the same time: only one can set a product's price. Throws invalid
 * `price_change.overlap` with a sentence that names both.
 */
export async function refuseOverlap(tx: Tx, id: string): Promise<void> {
  const { rows } = await sql<{ other: string; product: string }>`
    with mine as (
      select p.id, p.name from price_changes c, products p where c.id = ${id} and ${isTarget(tx)})
    select c.name as other, p.name as product
      from price_changes own, price_changes c, products p
     where own.id = ${id} and c.id <> own.id and c.state <> 'ended'
       and tstzrange(c.begins_at, c.ends_at) && tstzrange(own.begins_at, own.ends_at)
       and p.id in (select id from mine) and ${isTarget(tx)}
     order by c.begins_at, p.name limit 1`.execute(tx.db);
  const [found] = rows;
  if (!found) return;
  const message = `${found.other} changes the price of ${found.product} at the same time. Choose another time or leave that product out.`;
  throw invalid('price_change.overlap', message, { begins_at: message });
}

/** Enqueues the jobs that switch a price change at its beginning and its end; the job runs every minute as well. */
export async function enqueueSwitches(tx: Tx, { begins_at, ends_at }: PriceChangeFields): Promise<void> {
  for (const at of [begins_at, ends_at])
    if (at) await tx.enqueue('switch-price-changes', {}, { startAfter: new Date(at) });
}
