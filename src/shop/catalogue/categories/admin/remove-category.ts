import { sql } from 'kysely';
import { conflict, invalid } from '#domain/error.ts';
import type { RemoveCategory } from '#contract/catalogue/admin-category.ts';
import { replaceInRules } from '#shop/catalogue/collections/admin/replace-in-rules.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import { findLinkingPage } from '#shop/content/pages/find-linking-page.ts';
import { writeSearchColumns } from '#shop/catalogue/products/write-search-columns.ts';
import { type Ctx, type Tx, inTransaction } from '#shop/context.ts';
import { getAdminCategory } from './list-admin-categories.ts';
import { lockCategories } from './write-category.ts';

/**
 * Removes a category with its subcategories. Its products and its addresses go to another category in the same transaction. Throws
 * unauthenticated, forbidden, not_found, conflict `category.has_products`, `collection.names_it` or `category.in_use` where products, a
 * collection's rule or a link of a page are left without a category, invalid for a target that cannot hold them.
 */
export async function removeCategory(ctx: Ctx, id: string, { products_to }: RemoveCategory): Promise<void> {
  requireAbility(ctx, 'edit_products');
  await inTransaction(ctx, async (tx) => {
    await lockCategories(tx);
    const { products, ...before } = await getAdminCategory(tx, id);
    if (products > 0 && products_to === undefined) {
      const sentence = `${products} products are in ${before.name}. Choose a category to move them to.`;
      throw conflict('category.has_products', sentence, { products });
    }
    if (products_to !== undefined) await moveTo(tx, id, products_to);
    else await refuseLinked(tx, [before.slug, ...before.former_slugs]);
    await replaceInRules(tx, { column: 'category_id', id, target: products_to ?? null });
    await tx.db.deleteFrom('subcategories').where('category_id', '=', id).execute();
    await tx.db.deleteFrom('categories').where('id', '=', id).execute();
    if (products_to !== undefined) await leadTo(tx, products_to, [before.slug, ...before.former_slugs]);
    await writeAuditEvent(tx, {
      action: 'category.removed',
      subject: id,
      before: { ...before, products, products_to },
    });
  });
}

/** Refuses the removal while a text of the shop links to a category whose addresses would be dead. */
async function refuseLinked(tx: Tx, slugs: readonly string[]): Promise<void> {
  const page = await findLinkingPage(
    tx,
    slugs.map((slug) => `/category/${slug}`),
  );
  if (!page) return;
  const sentence = `${page.name} links to this category. Choose the category that replaces it, or change that link first.`;
  throw conflict('category.in_use', sentence, { used_by: { kind: 'page', id: page.slug } });
}

/** Moves the products of a category to another one, under whose name searches then find them. */
async function moveTo(tx: Tx, id: string, target: string): Promise<void> {
  const found = await tx.db
    .selectFrom('categories')
    .select('id')
    .where('id', '=', target)
    .where('id', '<>', id)
    .where('rule', 'is', null)
    .executeTakeFirst();
  const sentence = 'Choose another category, one with its own products.';
  if (!found) throw invalid('category.target', sentence, { products_to: sentence });
  const { rows } = await sql<{ id: string }>`
    select id from products where category_id = ${id} order by id for no key update`.execute(tx.db);
  await tx.db
    .updateTable('products')
    .set({ category_id: target, subcategory_id: null })
    .where('category_id', '=', id)
    .execute();
  await writeSearchColumns(
    tx,
    rows.map((row) => row.id),
  );
}

/** Redirects the addresses of a removed category to another one. */
async function leadTo(tx: Tx, categoryId: string, slugs: readonly string[]): Promise<void> {
  const rows = slugs.map((slug) => ({ slug: slug.toLowerCase(), category_id: categoryId }));
  await tx.db.insertInto('category_slugs').values(rows).execute();
}
