import { sql } from 'kysely';
import { toProductPath } from '#domain/catalogue/product.ts';
import type { Picture } from '#domain/catalogue/picture.ts';
import type { Reader } from '#shop/context.ts';

/** The most products in one part of the sitemap. The protocol allows 50,000 addresses and 50 MB: https://www.sitemaps.org/protocol.html */
export const PRODUCTS_PER_SITEMAP = 10_000;

export type SitemapEntry = {
  path: string;
  changedAt?: Date | undefined;
  pictures?: readonly Pick<Picture, 'key' | 'width'>[];
};

type Db = Pick<Reader, 'db'>;
type EntryRow = {
  id: string;
  slug: string;
  updatedAt: Date;
  pictures: NonNullable<SitemapEntry['pictures']>;
};

const perRead = 2000;
const mostPictures = 10;

/** Returns one entry for each part of the products' sitemap: the moment of its latest change. */
export async function listSitemapParts({ db }: Db): Promise<Date[]> {
  const { rows } = await sql<{ changedAt: Date }>`
    select max(updated_at) as "changedAt"
      from (select updated_at, (row_number() over (order by id) - 1) / ${sql.lit(PRODUCTS_PER_SITEMAP)} as part
              from products where status = 'live') numbered
     group by part order by part`.execute(db);
  return rows.map(({ changedAt }) => changedAt);
}

/** Yields the products of one part, counted from 1, in batches; yields nothing for a part that does not exist. */
export async function* listForSitemap({ db }: Db, part: number): AsyncGenerator<SitemapEntry[]> {
  const { rows: first } = await sql<{ id: string }>`
    select id from products where status = 'live' order by id
     limit 1 offset ${(part - 1) * PRODUCTS_PER_SITEMAP}`.execute(db);
  let from = first[0]?.id;
  for (let left = PRODUCTS_PER_SITEMAP; from !== undefined && left > 0; left -= perRead) {
    // Reads one more than it yields: the next batch begins with that one.
    const { rows } = await readEntries(db, from, Math.min(perRead, left) + 1);
    yield rows.slice(0, perRead).map(toEntry);
    from = rows[perRead]?.id;
  }
}

function readEntries(db: Db['db'], from: string, limit: number) {
  return sql<EntryRow>`
    select p.id, p.slug, p.updated_at as "updatedAt", coalesce((
             select json_agg(json_build_object('key', k.key, 'width', k.width) order by pp.position)
               from product_pictures pp join pictures k on k.id = pp.picture_id
              where pp.product_id = p.id and pp.position < ${sql.lit(mostPictures)}), '[]') as pictures
      from products p where p.status = 'live' and p.id >= ${from} order by p.id limit ${limit}`.execute(db);
}

function toEntry({ slug, updatedAt, pictures }: EntryRow): SitemapEntry {
  return { path: toProductPath(slug), changedAt: updatedAt, pictures };
}

/** Returns when the products of each category and subcategory last changed, by its id. */
export async function readLatestChanges({ db }: Db): Promise<Map<string, Date>> {
  const { rows } = await sql<{ id: string; changedAt: Date }>`
    select coalesce(category_id, subcategory_id) as id, max(updated_at) as "changedAt"
      from products where status = 'live'
     group by grouping sets ((category_id), (subcategory_id)) having coalesce(category_id, subcategory_id) is not null`.execute(
    db,
  );
  return new Map(rows.map(({ id, changedAt }) => [id, changedAt]));
}
