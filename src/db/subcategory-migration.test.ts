import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { makeCategory, makeProduct } from '#test/make.ts';
import { openShop } from '#test/open-shop.ts';

test('the migration clears a product’s subcategory of another category, and a constraint then forbids such pairs', async () => {
  const shop = await openShop();
  onTestFinished(shop.close);
  const { db } = shop;
  const other = await makeCategory(shop, 'toys');
  const row = { id: 'sub_tops', category_id: other, slug: 'tops', name: 'Tops', position: 1 };
  await db.insertInto('subcategories').values(row).execute();
  const { id } = await makeProduct(shop);
  const put = () => db.updateTable('products').set({ subcategory_id: row.id }).where('id', '=', id).execute();
  await expect(put()).rejects.toMatchObject({ constraint: 'products_subcategory_of_category' });

  await sql
    .raw(`
    alter table products drop constraint products_subcategory_of_category, drop constraint products_subcategory_has_category,
      add constraint products_subcategory_id_fkey foreign key (subcategory_id) references subcategories;
    alter table subcategories drop constraint subcategories_of_category;`)
    .execute(db);
  await put();
  const migration = new URL('migrations/095_subcategory_of_category.sql', import.meta.url);
  await sql.raw(await readFile(migration, 'utf8')).execute(db);
  const mended = await db
    .selectFrom('products')
    .select(['category_id', 'subcategory_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(mended.category_id).not.toBe(other);
  expect(mended.subcategory_id).toBeNull();
  await expect(put()).rejects.toMatchObject({ constraint: 'products_subcategory_of_category' });
});
