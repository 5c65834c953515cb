import { sql } from 'kysely';
import { findSubcategory } from '#domain/catalogue/category.ts';
import { type OwnLink, SHOP_PAGES, listOwnLinks } from '#domain/content/own-links.ts';
import type { RegisterName } from '#domain/catalogue/register.ts';
import { decodeOrKeep } from '#domain/decode-or-keep.ts';
import { invalid } from '#domain/error.ts';
import type { Tx } from '#shop/context.ts';

/** Refuses a text with a link to a page that the shop does not have. Throws invalid `content.dead_link` with a sentence for each field. */
export async function refuseDeadLinks(tx: Tx, document: object): Promise<void> {
  const dead: OwnLink[] = [];
  for (const link of listOwnLinks(document)) {
    if (!SHOP_PAGES.includes(link.path) && !(await leadsSomewhere(tx, link.path))) dead.push(link);
  }
  if (dead.length === 0) return;
  const fields = Object.fromEntries(dead.map((link) => [link.field, toSentence(link)]));
  throw invalid('content.dead_link', toSentence(dead[0]!), fields);
}

function toSentence({ field, path }: OwnLink): string {
  if (field.endsWith('categorySlug')) return 'The shop has no such category. Choose another one.';
  return `The shop has no page ${path}. Correct the link or remove it.`;
}

async function leadsSomewhere(tx: Tx, path: string): Promise<boolean> {
  const [, kind, name = '', child, ...others] = path.split('/').map(decodeOrKeep);
  if (others.length > 0) return false;
  if (kind === 'category') return hasCategory(tx, name, child);
  if (kind === 'collections') return child === undefined && hasCollection(tx, name);
  if (kind === 'product' || kind === 'products') return child === undefined && hasProduct(tx, name);
  if (kind === 'makers' || kind === 'crafts') return child === undefined && hasEntry(tx, kind, name);
  return false;
}

async function hasEntry({ db }: Tx, register: RegisterName, slug: string): Promise<boolean> {
  const former = register === 'makers' ? 'maker_slugs' : 'craft_slugs';
  const { rows } = await sql`
    select from ${sql.table(register)} where slug = ${slug} union all select from ${sql.table(former)} where slug = ${slug}`.execute(
    db,
  );
  return rows.length > 0;
}

async function hasCategory({ db }: Tx, slug: string, child: string | undefined): Promise<boolean> {
  const category = await db
    .selectFrom('categories')
    .select('id')
    .where(
      sql<boolean>`lower(slug) = ${slug.toLowerCase()} or exists (
        select from category_slugs f where f.category_id = categories.id and f.slug = ${slug.toLowerCase()})`,
    )
    .executeTakeFirst();
  if (!category || child === undefined) return category !== undefined;
  const children = await db
    .selectFrom('subcategories')
    .select(['name', 'slug'])
    .where('category_id', '=', category.id)
    .execute();
  return findSubcategory(children, child) !== undefined;
}

async function hasCollection({ db }: Tx, name: string): Promise<boolean> {
  const slug = name.toLowerCase();
  const found = await db
    .selectFrom('collections as c')
    .leftJoin('collection_slugs as f', 'f.collection_id', 'c.id')
    .select('c.id')
    .where((eb) => eb.or([eb('c.slug', '=', slug), eb('f.slug', '=', slug)]))
    .executeTakeFirst();
  return found !== undefined;
}

/** Returns whether an address belongs to a product on sale: a current or former slug, or an id. */
async function hasProduct({ db }: Tx, address: string): Promise<boolean> {
  const found = await db
    .selectFrom('products as p')
    .innerJoin('product_slugs as s', 's.product_id', 'p.id')
    .select('p.id')
    .where((eb) => eb.or([eb('p.id', '=', address), eb('s.slug', '=', address)]))
    .where('p.status', '=', 'live')
    .executeTakeFirst();
  return found !== undefined;
}
