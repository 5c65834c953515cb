import { sql } from 'kysely';
import { type RegisterName, toRegisterPath } from '#domain/catalogue/register.ts';
import type { Reader } from '#shop/context.ts';
import type { SitemapEntry } from '#shop/catalogue/products/list-for-sitemap.ts';

type Row = { register: RegisterName; slug: string; changedAt: Date };

/** Returns the pages of makers and crafts that have a product in the shop, for the sitemap. */
export async function listRegisterPages({ db }: Pick<Reader, 'db'>): Promise<SitemapEntry[]> {
  const { rows } = await sql<Row>`
    select 'makers' as register, m.slug, greatest(m.updated_at, max(p.updated_at)) as "changedAt"
      from makers m join products p on p.maker_id = m.id and p.status = 'live' group by m.id
    union all
    select 'crafts', f.slug, greatest(f.updated_at, max(p.updated_at))
      from crafts f join products p on p.craft_id = f.id and p.status = 'live' group by f.id
     order by 1, 2`.execute(db);
  return rows.map(({ register, slug, changedAt }) => ({ path: toRegisterPath(register, slug), changedAt }));
}
