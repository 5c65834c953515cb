import { sql } from 'kysely';
import { invalid } from '#domain/error.ts';
import type { RegisterName } from '#domain/catalogue/register.ts';
import { toPaise } from '#domain/money/money.ts';
import {
  type AdminCollectionJson,
  CollectionFields,
  type CollectionRule,
} from '#contract/catalogue/admin-collection.ts';
import { REGISTERS } from '#shop/catalogue/makers-and-crafts/registers.ts';
import type { Tx } from '#shop/context.ts';

/** Makes changes of the collections wait for each other, because they share their addresses; readers do not wait. */
export async function lockCollections(tx: Tx): Promise<void> {
  await sql`lock table collections in share row exclusive mode`.execute(tx.db);
}

/** Returns the fields that the owner sets in a collection, from its JSON. */
export function toCollectionFields({ picture, picked, ...same }: AdminCollectionJson): CollectionFields {
  const product_ids = picked.map(({ id }) => id);
  return CollectionFields.parse({ ...same, picture_id: picture?.id ?? null, product_ids });
}

/** Returns the columns of a collection. */
export function toCollectionColumns({ name, slug, description, picture_id }: CollectionFields) {
  return { name, slug, description, picture_id };
}

/** Throws invalid for a slug that another collection has, and for a picture that does not exist. */
export async function refuseWrongFields(tx: Tx, fields: CollectionFields, id = ''): Promise<void> {
  const other = await tx.db
    .selectFrom('collections')
    .select('name')
    .where('slug', '=', fields.slug)
    .where('id', '<>', id)
    .executeTakeFirst();
  if (other)
    refuse('collection.slug_taken', 'slug', `${other.name} already has this address. Choose another one.`);
  if (fields.picture_id === null) return;
  const picture = await tx.db
    .selectFrom('pictures')
    .select('id')
    .where('id', '=', fields.picture_id)
    .executeTakeFirst();
  if (!picture) refuse('picture.not_found', 'picture_id', 'Upload this picture again.');
}

/** Writes the rule of a collection and its picked products in their order. Throws invalid for ids that do not exist. */
export async function writeMembers(
  tx: Tx,
  id: string,
  { rule, product_ids }: CollectionFields,
): Promise<void> {
  await tx.db.deleteFrom('collection_rules').where('collection_id', '=', id).execute();
  await tx.db.deleteFrom('collection_products').where('collection_id', '=', id).execute();
  if (rule) await writeRule(tx, id, rule);
  const wanted = [...new Set(product_ids)];
  const written = await sql`
    insert into collection_products (collection_id, product_id, position)
    select ${id}, p.id, w.place - 1 from unnest(${wanted}::text[]) with ordinality w (id, place) join products p on p.id = w.id`.execute(
    tx.db,
  );
  if (Number(written.numAffectedRows) < wanted.length)
    refuse('collection.unknown_product', 'product_ids', 'One of these products no longer exists.');
}

async function writeRule(tx: Tx, id: string, rule: CollectionRule): Promise<void> {
  const { tag, category_id, maker_id, craft_id, min_price, max_price, on_sale, is_new } = rule;
  const category = await tx.db
    .selectFrom('categories')
    .select('rule')
    .where('id', '=', category_id ?? '')
    .executeTakeFirst();
  if (category_id !== null && (!category || category.rule !== null)) {
    const sentence = 'Choose a category with its own products.';
    refuse('collection.category', 'rule.category_id', sentence);
  }
  await refuseUnknownEntry(tx, 'makers', maker_id);
  await refuseUnknownEntry(tx, 'crafts', craft_id);
  const least_paise = min_price === null ? null : toPaise(min_price);
  const most_paise = max_price === null ? null : toPaise(max_price);
  await tx.db
    .insertInto('collection_rules')
    .values({
      collection_id: id,
      tag,
      category_id,
      maker_id,
      craft_id,
      least_paise,
      most_paise,
      is_on_sale: on_sale,
      is_new,
    })
    .execute();
}

async function refuseUnknownEntry(tx: Tx, register: RegisterName, id: string | null): Promise<void> {
  if (id === null) return;
  const found = await tx.db.selectFrom(register).select('id').where('id', '=', id).executeTakeFirst();
  const { noun, column } = REGISTERS[register];
  if (!found) refuse(`collection.${noun}`, `rule.${column}`, `Choose a ${noun} from the shop.`);
}

function refuse(code: string, field: string, sentence: string): never {
  throw invalid(code, sentence, { [field]: sentence });
}
