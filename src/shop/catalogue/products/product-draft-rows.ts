import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { ProductAttributes, ProductPictures, Products, StockMoves, Variants } from '#db/schema.ts';
import { effectivePricePaise } from '#domain/money/price.ts';
import { type ProductDraft, type VariantDraft, findLeadingVariant } from '#domain/catalogue/product-draft.ts';
import { toSearchFold, toSearchText } from '#domain/search/search-text.ts';
import { type Tx, makeId } from '#shop/context.ts';

/** A checked draft with its ids. */
export type NewProduct = Omit<ProductDraft, 'variants'> & {
  id: string;
  createdAt: Date;
  makerId: string | null;
  craftId: string | null;
  variants: (VariantDraft & { id: string })[];
};

type ProductRow = Omit<Insertable<Products>, 'slug'> & { slug: RawBuilder<string> };

/** Returns the row of a new product; `names` has the names of categories and subcategories by id. */
export function toProductRow(tx: Tx, product: NewProduct, names: Map<string, string>): ProductRow {
  const priced = findLeadingVariant(product.variants) ?? product;
  return {
    ...describe(product),
    ...toSearchColumns({
      ...product,
      makerName: product.maker?.name ?? null,
      groups: [product.categoryId, product.subcategoryId ?? ''].flatMap((id) => names.get(id) ?? []),
    }),
    id: product.id,
    slug: sql`free_slug(${product.name}, ${product.sku})`,
    category_id: product.categoryId,
    subcategory_id: product.subcategoryId,
    hsn: product.hsn,
    rate_bp: product.rateBp,
    handicraft: product.handicraft,
    uqc: product.uqc,
    price_paise: priced.pricePaise,
    sale_price_paise: priced.salePricePaise,
    from_price_paise: effectivePricePaise(priced),
    stock_quantity: product.variants.length > 0 ? 0 : product.stockQuantity,
    featured: product.featured,
    created_at: product.createdAt,
    updated_at: tx.clock.now(),
  };
}

function describe(product: NewProduct) {
  return {
    sku: product.sku,
    name: product.name,
    name_hi: product.nameHi,
    short_description: product.shortDescription,
    description: product.description,
    care: product.care,
    craft_id: product.craftId,
    technique: product.technique,
    material: product.material,
    place: product.place,
    state_key: product.stateKey,
    gi_name: product.giName,
    gi_authorised_user_no: product.giAuthorisedUserNo,
    maker_id: product.makerId,
    country_of_origin: product.countryOfOrigin,
    net_quantity: product.netQuantity,
    length_mm: product.lengthMm,
    width_mm: product.widthMm,
    height_mm: product.heightMm,
    weight_grams: product.weightGrams,
    tags: product.tags,
  };
}

/** The words by which searches find a product, with the names of its category and subcategory. */
export type SearchedProduct = Pick<
  ProductDraft,
  'name' | 'nameHi' | 'description' | 'tags' | 'craft' | 'technique' | 'material' | 'place'
> & { makerName: string | null; groups: string[] };

/** Returns the texts that searches look into. */
export function toSearchColumns(product: SearchedProduct): { search_text: string; search_fold: string } {
  const { name, nameHi, tags, craft, technique, material, place, makerName, groups } = product;
  return {
    search_text: toSearchText(product),
    search_fold: toSearchFold([
      name,
      nameHi,
      ...tags,
      craft,
      technique,
      material,
      place,
      makerName,
      ...groups,
    ]),
  };
}

/** Returns the rows of the variants of a new product, in their order. */
export function toVariantRows({ id, variants }: NewProduct): Insertable<Variants>[] {
  return variants.map((variant, index) => ({
    id: variant.id,
    product_id: id,
    sku: variant.sku,
    color: variant.color,
    size: variant.size,
    price_paise: variant.pricePaise,
    sale_price_paise: variant.salePricePaise,
    stock_quantity: variant.stockQuantity,
    available: variant.available,
    length_mm: variant.lengthMm,
    width_mm: variant.widthMm,
    height_mm: variant.heightMm,
    weight_grams: variant.weightGrams,
    position: index + 1,
  }));
}

/** Returns the rows of the attributes of a new product, in their order; an attribute that is named twice counts once. */
export function toAttributeRows({ id, attributes }: NewProduct): Insertable<ProductAttributes>[] {
  const distinct = new Map(
    attributes.map((attribute) => [`${attribute.name}\n${attribute.value}`, attribute]),
  );
  return [...distinct.values()].map(({ name, value }, index) => ({
    product_id: id,
    name,
    value,
    position: index + 1,
  }));
}

/** Returns the rows of the pictures of a new product, in their order. */
export function toPictureRows({ id, pictures }: NewProduct): Insertable<ProductPictures>[] {
  return pictures.map(({ pictureId, color, alt }, index) => ({
    product_id: id,
    picture_id: pictureId,
    color,
    alt,
    position: index + 1,
  }));
}

/** Returns the ledger rows for the first stock of a product, or of each of its variants. */
export function toMoveRows(
  tx: Tx,
  { id, variants, stockQuantity, createdAt }: NewProduct,
): Insertable<StockMoves>[] {
  const stocked =
    variants.length > 0
      ? variants.map((variant) => ({ variant_id: variant.id, quantity: variant.stockQuantity }))
      : [{ variant_id: null, quantity: stockQuantity }];
  return stocked
    .filter(({ quantity }) => quantity > 0)
    .map((move) => ({
      ...move,
      id: makeId(tx, 'mov'),
      product_id: id,
      order_id: null,
      kind: 'stocked',
      at: createdAt,
    }));
}
