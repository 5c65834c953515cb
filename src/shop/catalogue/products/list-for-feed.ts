import { sql } from 'kysely';
import type { Measures, Product, Variant } from '#domain/catalogue/product.ts';
import type { Picture } from '#domain/catalogue/picture.ts';
import type { Reader } from '#shop/context.ts';
import { allVariants, productTables } from './product-rows.ts';

/** The fields of a product that the feed contains. */
export type FeedProduct = Pick<
  Product,
  | 'id'
  | 'slug'
  | 'sku'
  | 'name'
  | 'shortDescription'
  | 'description'
  | 'pricePaise'
  | 'salePricePaise'
  | 'stockQuantity'
  | 'material'
  | keyof Measures
> & {
  makerName: string | null;
  categorySlug: string;
  categoryName: string;
  subcategoryName: string | null;
  pictures: Pick<Picture, 'key' | 'width' | 'color'>[];
  variants: Variant[];
};

const perRead = 500;

/** Yields all products for the feed in batches, by id: a hundred thousand products would not fit into memory at once. */
export async function* listForFeed({ db }: Pick<Reader, 'db'>): AsyncGenerator<FeedProduct[]> {
  for (let after = ''; ;) {
    const { rows } = await sql<FeedProduct>`
      select p.id, p.slug, p.sku, p.name, p.short_description as "shortDescription", p.description, p.price_paise as "pricePaise",
             p.sale_price_paise as "salePricePaise", p.stock_quantity as "stockQuantity", p.material,
             p.weight_grams as "weightGrams", p.length_mm as "lengthMm", p.width_mm as "widthMm", p.height_mm as "heightMm", (select m.name from makers m where m.id = p.maker_id) as "makerName", c.slug as "categorySlug", c.name as "categoryName",
             s.name as "subcategoryName",
             coalesce((
               select json_agg(json_build_object('key', k.key, 'width', k.width, 'color', pp.color) order by pp.position)
                 from product_pictures pp join pictures k on k.id = pp.picture_id
                where pp.product_id = p.id), '[]') as pictures,
             ${allVariants} as variants
        from ${productTables}
       where p.status = 'live' and p.id > ${after}
       order by p.id limit ${sql.lit(perRead)}`.execute(db);
    if (rows.length > 0) yield rows;
    if (rows.length < perRead) return;
    after = rows.at(-1)!.id;
  }
}
