import { type RawBuilder, sql } from 'kysely';
import { notFound } from '#domain/error.ts';
import type { Picture } from '#domain/catalogue/picture.ts';
import type { RegisterName } from '#domain/catalogue/register.ts';
import { MOST_EXPORTED, toOffset } from '#domain/paging.ts';
import { toUploadedPictureJson } from '#contract/catalogue/picture.ts';
import type { CraftJson, EntryJson, EntryListing } from '#contract/catalogue/register.ts';
import { countRows } from '#platform/postgres/count-rows.ts';
import { escapeLike } from '#platform/postgres/escape-like.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import type { Reader } from '#shop/context.ts';
import { REGISTERS } from './registers.ts';

/** Returns one page of a register. Throws unauthenticated, forbidden. */
export async function listEntries(
  reader: Reader,
  register: RegisterName,
  listing: EntryListing,
): Promise<{ entries: EntryJson[]; total: number }> {
  requireAbility(reader, 'edit_products');
  const condition = narrow(listing);
  const part = sql`order by ${order[listing.sort]} limit ${listing.limit} offset ${toOffset(listing)}`;
  const [entries, total] = await Promise.all([
    select(reader, register, sql`${condition} ${part}`),
    countRows(reader.db, sql`(select from ${sql.table(register)} r where ${condition})`),
  ]);
  return { entries, total };
}

/** Returns at most `MOST_EXPORTED` entries of a register for a file, ignoring the requested page. Throws unauthenticated, forbidden. */
export async function exportEntries(
  reader: Reader,
  register: RegisterName,
  listing: EntryListing,
): Promise<EntryJson[]> {
  requireAbility(reader, 'edit_products');
  const part = sql`order by ${order[listing.sort]} limit ${sql.lit(MOST_EXPORTED)}`;
  return select(reader, register, sql`${narrow(listing)} ${part}`);
}

/** Returns one entry of a register. Throws unauthenticated, forbidden, not_found. */
export async function getEntry(reader: Reader, register: RegisterName, id: string): Promise<EntryJson> {
  requireAbility(reader, 'edit_products');
  const [found] = await select(reader, register, sql`r.id = ${id}`);
  if (!found) throw notFound(register === 'makers' ? 'Maker' : 'Craft');
  return found;
}

function narrow({ q }: EntryListing): RawBuilder<boolean> {
  if (!q) return sql`true`;
  const part = `%${escapeLike(q.toLowerCase())}%`;
  return sql`(lower(r.name) like ${part} or lower(r.place) like ${part} or r.slug like ${part})`;
}

const order: Record<EntryListing['sort'], RawBuilder<unknown>> = {
  name: sql`lower(r.name), r.id`,
  products: sql`products desc, lower(r.name), r.id`,
  newest: sql`r.created_at desc, r.id desc`,
};

type PictureRow = Pick<Picture, 'key' | 'width' | 'height'> & { id: string };
type Row = Omit<CraftJson, 'picture'> & { picture: PictureRow | null };

async function select(
  { db }: Reader,
  register: RegisterName,
  condition: RawBuilder<unknown>,
): Promise<EntryJson[]> {
  const { column, formerSlugs } = REGISTERS[register];
  const own = register === 'crafts' ? sql`r.gi_name, r.gi_authorised_user_no, r.craftmark_no,` : sql``;
  const { rows } = await sql<Row>`
    select r.id, r.name, r.slug, r.place, r.state_key as state, r.story, r.picture_id, r.picture_alt, r.version, ${own}
           (select count(*)::int from products p where p.${sql.ref(column)} = r.id) as products,
           (select count(*)::int from products p where p.${sql.ref(column)} = r.id and p.status = 'live') as live_products,
           (select json_build_object('id', k.id, 'key', k.key, 'width', k.width, 'height', k.height)
              from pictures k where k.id = r.picture_id) as picture,
           array(select f.slug from ${sql.table(formerSlugs)} f where f.leads_to = r.id order by f.slug) as former_slugs
      from ${sql.table(register)} r where ${condition}`.execute(db);
  return rows.map(({ picture, ...entry }) => ({
    ...entry,
    picture: picture && toUploadedPictureJson(picture),
  }));
}
