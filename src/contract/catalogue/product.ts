import { z } from 'zod';
import { formatDimensions, formatWeight } from '#domain/catalogue/measure.ts';
import { toRupees } from '#domain/money/money.ts';
import { toPictureJson, PictureJson } from './picture.ts';
import { toMainUrl } from '#domain/catalogue/picture-url.ts';
import { discountPercentage } from '#domain/money/price.ts';
import {
  type Measures,
  hasGiBadge,
  listPicturesFor,
  measure,
  type Product,
  type Variant,
} from '#domain/catalogue/product.ts';
import { averageRating } from '#domain/catalogue/rating.ts';
import { getState } from '#domain/tax/state.ts';

const Dimensions = z
  .object({
    length_mm: z.int().nullable(),
    width_mm: z.int().nullable(),
    height_mm: z.int().nullable(),
    text: z.string(),
  })
  .nullable();
const Weight = z.object({ grams: z.int(), text: z.string() }).nullable();

export const VariantJson = z.object({
  id: z.string(),
  color: z.string().nullable(),
  size: z.string().nullable(),
  price: z.number(),
  sale_price: z.number().nullable(),
  sku: z.string(),
  stock_quantity: z.int(),
  available: z.boolean(),
  images: z.array(z.string()),
  dimensions: Dimensions.describe('Of this variant, else of the product'),
  weight: Weight.describe('Of this variant, else of the product'),
});
export type VariantJson = z.infer<typeof VariantJson>;

const text = z.string().nullable();

export const ProductJson = z.object({
  id: z.string(),
  slug: z.string().describe('The last part of its address in the shop'),
  name: z.string(),
  name_hi: text,
  description: z.string(),
  short_description: z.string(),
  price: z.number(),
  sale_price: z.number().nullable(),
  from_price: z.number(),
  discount_percentage: z.int(),
  images: z.array(z.string()),
  pictures: z.array(PictureJson),
  stock_quantity: z.int(),
  has_variants: z.boolean(),
  variants: z.array(VariantJson),
  available_colors: z.array(z.string()),
  available_sizes: z.array(z.string()),
  attributes: z.array(z.object({ name: z.string(), value: z.string() })),
  categories: z.array(z.string()),
  subcategories: z.array(z.string()),
  category: z.string(),
  subcategory: text,
  featured: z.boolean(),
  created_at: z.iso.datetime(),
  sku: z.string(),
  tags: z.array(z.string()),
  maker: z.object({ name: z.string(), slug: z.string(), story: z.string() }).nullable(),
  craft: text,
  craft_slug: text.describe('The last part of the address of its page'),
  technique: text,
  material: text,
  place: text,
  state: text,
  gi_name: text,
  hsn: z.string(),
  country_of_origin: z.string(),
  net_quantity: z.string(),
  dimensions: Dimensions,
  weight: Weight,
  care: z.string(),
  rating: z.object({ average: z.number(), count: z.int() }),
});
export type ProductJson = z.infer<typeof ProductJson>;

/** Returns a product in the specification's field names; prices in rupees, GST included. */
export function toProductJson(product: Product): ProductJson {
  return {
    ...toPriceJson(product),
    ...toOriginJson(product),
    id: product.id,
    slug: product.slug,
    name: product.name,
    name_hi: product.nameHi,
    description: product.description,
    short_description: product.shortDescription,
    images: product.pictures.map(toMainUrl),
    pictures: product.pictures.map(toPictureJson),
    stock_quantity: product.stockQuantity,
    has_variants: product.hasVariants,
    variants: product.variants.map((variant) => toVariantJson(variant, product)),
    available_colors: listDistinct(product.variants.map((variant) => variant.color)),
    available_sizes: listDistinct(product.variants.map((variant) => variant.size)),
    attributes: product.attributes,
    categories: [product.category.slug],
    subcategories: product.subcategory ? [product.subcategory.name] : [],
    category: product.category.slug,
    subcategory: product.subcategory?.name ?? null,
    featured: product.featured,
    created_at: product.createdAt.toISOString(),
    sku: product.sku,
    tags: product.tags,
    rating: {
      average: averageRating(product.ratingSum, product.ratingCount),
      count: product.ratingCount,
    },
  };
}

/** Returns a variant in the specification's field names, with the pictures of its colour; prices in rupees. */
export function toVariantJson(
  variant: Variant,
  product: Pick<Product, 'pictures' | 'variants' | keyof Measures>,
): VariantJson {
  const { id, color, size, sku, available } = variant;
  return {
    id,
    color,
    size,
    price: toRupees(variant.pricePaise),
    sale_price: variant.salePricePaise === null ? null : toRupees(variant.salePricePaise),
    sku,
    stock_quantity: variant.stockQuantity,
    available,
    images: listPicturesFor(product.pictures, color).map(toMainUrl),
    ...toMeasuresJson(measure(product, variant)),
  };
}

function toMeasuresJson(measures: Measures) {
  const { lengthMm, widthMm, heightMm, weightGrams } = measures;
  const dimensions = formatDimensions(measures);
  return {
    dimensions: dimensions
      ? { length_mm: lengthMm, width_mm: widthMm, height_mm: heightMm, text: dimensions }
      : null,
    weight: weightGrams === null ? null : { grams: weightGrams, text: formatWeight(weightGrams) },
  };
}

function toPriceJson(product: Product) {
  return {
    price: toRupees(product.pricePaise),
    sale_price: product.salePricePaise === null ? null : toRupees(product.salePricePaise),
    from_price: toRupees(product.fromPricePaise),
    discount_percentage: discountPercentage(product),
  };
}

function toOriginJson(product: Product) {
  return {
    maker: product.maker && {
      name: product.maker.name,
      slug: product.maker.slug,
      story: product.maker.story,
    },
    craft: product.craft?.name ?? null,
    craft_slug: product.craft?.slug ?? null,
    technique: product.technique,
    material: product.material,
    place: product.place,
    state: product.stateKey && getState(product.stateKey).name,
    gi_name: hasGiBadge(product) ? product.gi!.name : null,
    hsn: product.hsn,
    country_of_origin: product.countryOfOrigin,
    net_quantity: product.netQuantity,
    ...toMeasuresJson(product),
    care: product.care,
  };
}

function listDistinct(values: readonly (string | null)[]): string[] {
  return [...new Set(values.filter((value) => value !== null))];
}
