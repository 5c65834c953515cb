import { sql } from 'kysely';
import { toSubcategorySlug } from '#domain/catalogue/category.ts';
import { invalid } from '#domain/error.ts';
import { type AdminCategoryJson, CategoryFields } from '#contract/catalogue/admin-category.ts';
import { type Tx, makeId } from '#shop/context.ts';

/** Makes changes of the categories wait for each other, because they share their order and their addresses; readers do not wait. */
export async function lockCategories(tx: Tx): Promise<void> {
  await sql`lock table categories in share row exclusive mode`.execute(tx.db);
}

/** Returns the fields that the owner sets in a category, from its JSON. */
export function toCategoryFields(json: AdminCategoryJson): CategoryFields {
  return CategoryFields.parse(json);
}

/** Returns the columns of a category. */
export function toCategoryColumns(fields: CategoryFields) {
  const { name, slug, description, size_guide, rule, picture_id, landscape_picture_id } = fields;
  return {
    name,
    slug,
    description,
    size_guide,
    rule,
    picture_id,
    landscape_picture_id,
    filters: JSON.stringify(fields.filters),
    is_hidden_when_empty: fields.hidden_when_empty,
  };
}

/** Throws invalid for a slug that another category has. */
export async function refuseTakenSlug(tx: Tx, slug: string, id = ''): Promise<void> {
  const other = await tx.db
    .selectFrom('categories')
    .select('name')
    .where(sql`lower(slug)`, '=', slug.toLowerCase())
    .where('id', '<>', id)
    .executeTakeFirst();
  if (!other) return;
  const sentence = `${other.name} already has this address. Choose another one.`;
  throw invalid('category.slug_taken', sentence, { slug: sentence });
}

/** Throws invalid for pictures that do not exist. */
export async function refuseMissingPictures(tx: Tx, fields: CategoryFields): Promise<void> {
  const named: [string, string | null | undefined][] = [
    ['picture_id', fields.picture_id],
    ['landscape_picture_id', fields.landscape_picture_id],
    ...fields.children.map((child, at): [string, string | null | undefined] => [
      `children.${at}.landscape_picture_id`,
      child.landscape_picture_id,
    ]),
  ];
  for (const [name, id] of named) {
    if (id === null || id === undefined) continue;
    const found = await tx.db.selectFrom('pictures').select('id').where('id', '=', id).executeTakeFirst();
    if (!found)
      throw invalid('picture.not_found', 'Upload this picture again.', {
        [name]: 'Upload this picture again.',
      });
  }
}

/**
 * Writes the subcategories of a category in their order. A renamed one keeps its address; products of an omitted one stay in the category.
 * Throws invalid for two with the same name, and for an id of another category.
 */
export async function writeChildren(
  tx: Tx,
  categoryId: string,
  children: CategoryFields['children'],
): Promise<void> {
  refuseTwins(children);
  const known = await tx.db
    .selectFrom('subcategories')
    .selectAll()
    .where('category_id', '=', categoryId)
    .execute();
  const kept = new Set(children.map(({ id }) => id));
  const removed = known.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
  if (removed.length > 0) {
    await tx.db
      .updateTable('products')
      .set({ subcategory_id: null })
      .where('subcategory_id', 'in', removed)
      .execute();
    await tx.db.deleteFrom('subcategories').where('id', 'in', removed).execute();
  }
  const slugs = new Set(known.filter(({ id }) => kept.has(id)).map(({ slug }) => slug));
  for (const [place, { id, ...fields }] of children.entries()) {
    const { name } = fields;
    const columns = { ...fields, position: place + 1 };
    if (id === undefined) {
      const slug = toFreeSlug(name, slugs);
      slugs.add(slug);
      const row = { id: makeId(tx, 'sbc'), category_id: categoryId, slug, ...columns };
      await tx.db.insertInto('subcategories').values(row).execute();
      continue;
    }
    const changed = await tx.db
      .updateTable('subcategories')
      .set(columns)
      .where('id', '=', id)
      .where('category_id', '=', categoryId)
      .executeTakeFirst();
    if (changed.numUpdatedRows === 0n)
      throw invalid('category.child_unknown', `${name} no longer exists. Please load the category again.`);
  }
}

function refuseTwins(children: CategoryFields['children']): void {
  const seen = new Set<string>();
  for (const [place, { name }] of children.entries()) {
    const folded = name.toLowerCase();
    if (seen.has(folded)) {
      const sentence = `Two subcategories are called ${name}. Rename one.`;
      throw invalid('category.child_twice', sentence, { [`children.${place}.name`]: sentence });
    }
    seen.add(folded);
  }
}

function toFreeSlug(name: string, taken: ReadonlySet<string>): string {
  const slug = toSubcategorySlug(name.replaceAll(/[^\p{L}\p{M}\p{N}\s-]+/gu, ' ').trim() || 'more');
  let free = slug;
  for (let number = 2; taken.has(free); number += 1) free = `${slug}-${number}`;
  return free;
}
