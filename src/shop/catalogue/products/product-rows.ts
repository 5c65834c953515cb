import { type RawBuilder, sql } from 'kysely';
import type { Picture } from '#domain/catalogue/picture.ts';
import type { Product, ProductAttribute, Variant } from '#domain/catalogue/product.ts';
import type { StateKey } from '#domain/tax/state.ts';
import { allPictures } from '#shop/catalogue/pictures/picture-rows.ts';

const shared = sql`
  p.id, p.slug, p.name, p.price_paise as "pricePaise", p.sale_price_paise as "salePricePaise", p.from_price_paise as "fromPricePaise",
  p.stock_quantity as "stockQuantity", p.has_variants as "hasVariants", p.place, p.featured,
  p.rating_count as "ratingCount", p.rating_sum as "ratingSum", c.slug as "categorySlug", c.name as "categoryName"`;

type SharedRow = Pick<
  Product,
  | 'id'
  | 'slug'
  | 'name'
  | 'pricePaise'
  | 'salePricePaise'
  | 'fromPricePaise'
  | 'stockQuantity'
  | 'hasVariants'
  | 'place'
  | 'featured'
  | 'ratingCount'
  | 'ratingSum'
> & { categorySlug: string; categoryName: string };

/** The tables of products: `p` with their category `c`, and their subcategory `s` if they have one. */
export const productTables: RawBuilder<unknown> = sql`products p
  join categories c on c.id = p.category_id
  left join subcategories s on s.id = p.subcategory_id`;

/** All variants of a product `p` in their order. */
export const allVariants: RawBuilder<Variant[]> = sql`coalesce((
  select json_agg(json_build_object('id', v.id, 'sku', v.sku, 'color', v.color, 'size', v.size, 'pricePaise', v.price_paise,
           'salePricePaise', v.sale_price_paise, 'stockQuantity', v.stock_quantity, 'available', v.available, 'lengthMm', v.length_mm,
           'widthMm', v.width_mm, 'heightMm', v.height_mm, 'weightGrams', v.weight_grams) order by v.position)
    from variants v where v.product_id = p.id and v.removed_at is null), '[]')`;

export type ProductRow = SharedRow &
  Omit<Product, keyof SharedRow | 'category' | 'subcategory' | 'gi' | 'stateKey'> & {
    stateKey: StateKey | null;
    giName: string | null;
    giUserNo: string | null;
    categoryId: string;
    subcategoryId: string | null;
    subcategorySlug: string | null;
    subcategoryName: string | null;
    variants: Variant[];
    pictures: Picture[];
    attributes: ProductAttribute[];
  };

/** The columns of everything that a product's page shows. */
export const productColumns: RawBuilder<ProductRow> = sql`${shared},
  p.sku, p.name_hi as "nameHi", p.short_description as "shortDescription", p.description, p.care, p.tags, p.created_at as "createdAt",
  p.technique, p.material, p.state_key as "stateKey", p.gi_name as "giName",
  p.gi_authorised_user_no as "giUserNo", p.hsn, p.country_of_origin as "countryOfOrigin", p.net_quantity as "netQuantity",
  p.length_mm as "lengthMm", p.width_mm as "widthMm", p.height_mm as "heightMm", p.weight_grams as "weightGrams",
  c.id as "categoryId", s.id as "subcategoryId", s.slug as "subcategorySlug", s.name as "subcategoryName",
  (select json_build_object('id', f.id, 'slug', f.slug, 'name', f.name, 'craftmarkNo', f.craftmark_no) from crafts f where f.id = p.craft_id) as craft,
  (select json_build_object('id', m.id, 'slug', m.slug, 'name', m.name, 'story', m.story) from makers m where m.id = p.maker_id) as maker,
  ${allPictures} as pictures,
  ${allVariants} as variants,
  coalesce((
    select json_agg(json_build_object('name', a.name, 'value', a.value) order by a.position, a.value)
      from product_attributes a where a.product_id = p.id), '[]') as attributes`;

/** Returns a product with its prices in paise, from its row. */
export function toProduct(row: ProductRow): Product {
  const {
    categorySlug,
    categoryName,
    categoryId,
    subcategoryId,
    subcategorySlug,
    subcategoryName,
    ...others
  } = row;
  const { giName, giUserNo, ...product } = others;
  return {
    ...product,
    category: { id: categoryId, slug: categorySlug, name: categoryName },
    subcategory: subcategoryId ? { id: subcategoryId, slug: subcategorySlug!, name: subcategoryName! } : null,
    gi: giName !== null && giUserNo !== null ? { name: giName, authorisedUserNo: giUserNo } : null,
  };
}
