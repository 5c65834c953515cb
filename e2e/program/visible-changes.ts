import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/schema.ts';
import { toPath } from '#contract/client.ts';
import { callApi } from '../support/api-buyer.ts';

/** A change of content that everybody sees: `write` makes it show `words(n)` under `path`. */
export type VisibleChange = {
  what: string;
  path: string;
  write: (n: number) => Promise<unknown>;
  words: (n: number) => string;
};

/** Lists one change of every kind. */
export async function listVisibleChanges(db: Kysely<DB>, url: string): Promise<VisibleChange[]> {
  const { products } = await callApi('GET /products', { url, query: { limit: 100 } });
  const plain = products.find(({ has_variants, sale_price }) => !has_variants && sale_price === null)!;
  const varied = products.find(({ variants }) => variants.length > 2)!;
  const [first] = varied.variants;
  const about = await callApi('GET /content/about', { url });
  const page = `/product/${plain.slug}`;
  return [
    {
      what: 'a price',
      path: page,
      write: (n) =>
        sql`update products set price_paise = ${(7_000 + n) * 100} where id = ${plain.id}`.execute(db),
      words: (n) => `₹${(7_000 + n).toLocaleString('en-IN')}`,
    },
    {
      what: 'a price in a list',
      path: `/category/${plain.category}?sort=newest`,
      write: (n) =>
        sql`update products set price_paise = ${(8_000 + n) * 100} where id = ${plain.id}`.execute(db),
      words: (n) => `₹${(8_000 + n).toLocaleString('en-IN')}`,
    },
    {
      what: 'stock that runs out and is replenished',
      path: page,
      write: (n) =>
        sql`update products set stock_quantity = ${n % 2 ? 0 : 3} where id = ${plain.id}`.execute(db),
      words: (n) => (n % 2 ? 'Out of Stock' : 'Only 3 left'),
    },
    {
      what: 'the last pieces of one variant among many',
      path: toPath('GET /products/{id}', { params: { id: varied.id } }),
      write: (n) =>
        sql`update variants set stock_quantity = ${n % 2 ? 1 : 4} where id = ${first!.id}`.execute(db),
      words: (n) => `"stock_quantity":${n % 2 ? 1 : 4},`,
    },
    {
      what: 'the text of a page',
      path: '/about',
      write: (n) =>
        sql`insert into content (slug, document) values ('about', ${JSON.stringify({ ...about, title: `Loom ${n}` })})
              on conflict (slug) do update set document = excluded.document`.execute(db),
      words: (n) => `Loom ${n}`,
    },
    {
      what: 'a setting',
      path: '/shipping',
      write: (n) =>
        sql`insert into settings (section, document) values ('shipping', ${JSON.stringify({ freeShippingThresholdPaise: (2_000 + n) * 100 })})
              on conflict (section) do update set document = excluded.document`.execute(db),
      words: (n) => `₹${(2_000 + n).toLocaleString('en-IN')}`,
    },
    {
      what: 'a promotion',
      path: '/',
      write: (n) =>
        sql`insert into promotions (id, code, description, type, percent_bp, shown_in_strip, created_at)
            values ('prm_test', 'LOOM', ${`Loom ${n}`}, 'percentage', 1000, true, now())
              on conflict (id) do update set description = excluded.description`.execute(db),
      words: (n) => `LOOM ${n}`,
    },
    {
      what: 'the last use of a promotion, and a released one',
      path: '/',
      write: (n) =>
        sql`insert into promotions (id, code, description, type, percent_bp, shown_in_strip, usage_limit, used_count, created_at)
            values ('prm_odd', 'ODDLOOM', 'Once', 'percentage', 1000, true, 1, ${1 - (n % 2)}, now()),
                   ('prm_even', 'EVENLOOM', 'Once', 'percentage', 1000, true, 1, ${n % 2}, now())
              on conflict (id) do update set used_count = excluded.used_count`.execute(db),
      words: (n) => (n % 2 ? 'ODDLOOM' : 'EVENLOOM'),
    },
    {
      what: 'a category',
      path: '/categories',
      write: (n) =>
        sql`update categories set description = ${`Woven ${n}`} where slug = ${plain.category}`.execute(db),
      words: (n) => `Woven ${n}`,
    },
    {
      what: 'a review',
      path: page,
      write: (n) =>
        sql`insert into reviews (id, product_id, author, rating, title, created_at)
            values (${`rev_${n}_${Date.now()}`}, ${plain.id}, 'Asha', 5, ${`Lovely ${n}`}, now())`.execute(
          db,
        ),
      words: (n) => `Lovely ${n}`,
    },
    {
      what: 'a picture',
      path: page,
      write: (n) =>
        sql`update product_pictures set alt = ${`Seen from side ${n}`} where product_id = ${plain.id}`.execute(
          db,
        ),
      words: (n) => `Seen from side ${n}`,
    },
  ];
}
