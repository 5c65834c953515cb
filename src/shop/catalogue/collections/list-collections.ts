import { sql } from 'kysely';
import type { Collection } from '#domain/catalogue/collection.ts';
import type { Ctx } from '#shop/context.ts';
import { pictureOf } from '#shop/catalogue/pictures/picture-rows.ts';
import { type Tagging, addCacheTags } from '#shop/remember.ts';

type CollectionReader = Pick<Ctx, 'db'> & Tagging;

const MOST_SLUG = 61;

/** Returns all collections by their names; the caller adds the cache tags of those that it shows. */
export function listCollections(ctx: CollectionReader): Promise<Collection[]> {
  return ctx.memory.remember('collections', ['collections', 'pictures'], () => readCollections(ctx));
}

/** Returns the collection with a slug; undefined if no collection has it. */
export async function findCollection(ctx: CollectionReader, slug: string): Promise<Collection | undefined> {
  const wanted = slug.trim().toLowerCase();
  addCacheTags(ctx, [`collection:${wanted.slice(0, MOST_SLUG)}`]);
  return (await listCollections(ctx)).find((collection) => collection.slug === wanted);
}

/** Returns the collection that once had a slug; undefined if no collection had it. */
export async function findFormerCollection(
  ctx: CollectionReader,
  slug: string,
): Promise<Collection | undefined> {
  const wanted = slug.trim().toLowerCase();
  return (await listCollections(ctx)).find(({ formerSlugs }) => formerSlugs.includes(wanted));
}

async function readCollections(ctx: Pick<Ctx, 'db'>): Promise<Collection[]> {
  const { rows } = await sql<Collection>`
    select c.id, c.slug, c.name, c.description, ${pictureOf(sql`c.picture_id`, sql`c.name`)} as picture,
           not exists (select from collection_rules r where r.collection_id = c.id) as "isByHand",
           coalesce((select json_agg(f.slug) from collection_slugs f where f.collection_id = c.id), '[]') as "formerSlugs"
      from collections c order by c.name, c.id`.execute(ctx.db);
  return rows;
}
