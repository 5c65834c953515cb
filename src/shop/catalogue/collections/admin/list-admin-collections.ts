import { sql } from 'kysely';
import { notFound } from '#domain/error.ts';
import { toRupees } from '#domain/money/money.ts';
import { MOST_EXPORTED, toOffset } from '#domain/paging.ts';
import type {
  AdminCollectionJson,
  CollectionListing,
  CollectionRow,
  CollectionRule,
  CollectionsAnswer,
} from '#contract/catalogue/admin-collection.ts';
import { toUploadedPictureJson } from '#contract/catalogue/picture.ts';
import { countRows } from '#platform/postgres/count-rows.ts';
import { escapeLike } from '#platform/postgres/escape-like.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import type { Reader } from '#shop/context.ts';
import { meetsRule } from '#shop/catalogue/collections/meets-rule.ts';

/** Returns one page of the collections, also to staff who choose one for an offer or a page. Throws unauthenticated, forbidden. */
export async function listAdminCollections(
  reader: Reader,
  listing: CollectionListing,
): Promise<CollectionsAnswer> {
  requireAbility(reader, 'edit_products', 'edit_promotions', 'edit_content');
  const found = narrow(reader, listing);
  const rows = await inOrder(found, listing.sort).limit(listing.limit).offset(toOffset(listing)).execute();
  return { collections: rows.map(toRow), total: await countRows(reader.db, found) };
}

/** Returns at most `MOST_EXPORTED` collections of the list for a file, ignoring the requested page. Throws unauthenticated, forbidden. */
export async function exportCollections(
  reader: Reader,
  listing: CollectionListing,
): Promise<CollectionRow[]> {
  requireAbility(reader, 'edit_products');
  return (await inOrder(narrow(reader, listing), listing.sort).limit(MOST_EXPORTED).execute()).map(toRow);
}

/** Returns one collection with its rule and its picked products. Throws unauthenticated, forbidden, not_found. */
export async function getAdminCollection(reader: Reader, id: string): Promise<AdminCollectionJson> {
  requireAbility(reader, 'edit_products');
  const { db } = reader;
  const row = await select(reader).where('c.id', '=', id).executeTakeFirst();
  if (!row) throw notFound('Collection');
  const [rule, picked, picture, former] = await Promise.all([
    db.selectFrom('collection_rules').selectAll().where('collection_id', '=', id).executeTakeFirst(),
    db
      .selectFrom('collection_products as m')
      .innerJoin('products as p', 'p.id', 'm.product_id')
      .select(['p.id', 'p.name', 'p.status'])
      .where('m.collection_id', '=', id)
      .orderBy('m.position')
      .execute(),
    db
      .selectFrom('pictures')
      .select(['id', 'key', 'width', 'height'])
      .where('id', '=', row.picture_id ?? '')
      .executeTakeFirst(),
    db
      .selectFrom('collection_slugs')
      .select('slug')
      .where('collection_id', '=', id)
      .orderBy('slug')
      .execute(),
  ]);
  return {
    ...toRow(row),
    description: row.description,
    picture: picture ? toUploadedPictureJson(picture) : null,
    rule: rule ? toRule(rule) : null,
    picked,
    former_slugs: former.map(({ slug }) => slug),
  };
}

function select({ db, clock }: Reader) {
  const products = sql<number>`(case when r.collection_id is null
    then (select count(*) from collection_products m join products p on p.id = m.product_id
           where m.collection_id = c.id and p.status = 'live')
    else (select count(*) from products p where p.status = 'live' and ${meetsRule(clock.now())}) end)::int`;
  return db
    .selectFrom('collections as c')
    .leftJoin('collection_rules as r', 'r.collection_id', 'c.id')
    .selectAll('c')
    .select((eb) => [products.as('products'), eb('r.collection_id', 'is', null).as('is_by_hand')]);
}

type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

function narrow(reader: Reader, { q, kind }: CollectionListing) {
  let found = select(reader);
  if (kind) found = found.where('r.collection_id', kind === 'by_hand' ? 'is' : 'is not', null);
  if (!q) return found;
  const like = `%${escapeLike(q)}%`;
  return found.where((eb) => eb.or([eb('c.name', 'ilike', like), eb('c.slug', 'ilike', like)]));
}

function inOrder(found: ReturnType<typeof narrow>, sort: CollectionListing['sort']) {
  return (sort === 'name' ? found.orderBy('c.name') : found.orderBy('c.created_at', 'desc')).orderBy('c.id');
}

function toRow({ id, name, slug, products, is_by_hand, version }: Row): CollectionRow {
  return { id, name, slug, kind: is_by_hand ? 'by_hand' : 'by_rule', products, version };
}

type RuleRow = {
  tag: string | null;
  category_id: string | null;
  maker_id: string | null;
  craft_id: string | null;
  least_paise: number | null;
  most_paise: number | null;
  is_on_sale: boolean;
  is_new: boolean;
};

function toRule({ least_paise, most_paise, is_on_sale, is_new, ...row }: RuleRow): CollectionRule {
  const { tag, category_id, maker_id, craft_id } = row;
  return {
    tag,
    category_id,
    maker_id,
    craft_id,
    min_price: least_paise === null ? null : toRupees(least_paise),
    max_price: most_paise === null ? null : toRupees(most_paise),
    on_sale: is_on_sale,
    is_new,
  };
}
