import { z } from 'zod';
import { PictureInput, Rupees } from '#contract/catalogue/product-input.ts';
import {
  Grams,
  HsnCode,
  Millimetres,
  OptionalLine,
  OptionalLocation,
  Pieces,
  ProductLine,
  ProductName,
  ProductSlug,
  ProductText,
  SALE_ABOVE_PRICE,
  Sku,
} from '#domain/catalogue/product-fields.ts';
import { MOST_PICTURES } from '#domain/catalogue/picture.ts';
import { ProductStatus } from '#domain/catalogue/product-status.ts';
import { StateKey } from '#domain/tax/state.ts';
import type { Typed, VariantRow } from '#admin/products/variants/variant-rows.ts';

/** The form holds a number as it was typed, so that unreadable text is kept until it is corrected; the schema rejects it. */
function typed(schema: z.ZodType<number | null>): z.ZodType<Typed, Typed> {
  return schema as unknown as z.ZodType<Typed, Typed>;
}

const price = typed(Rupees.nullable());
const pieces = typed(Pieces);
const measures = {
  weight_grams: typed(Grams),
  length_mm: typed(Millimetres),
  width_mm: typed(Millimetres),
  height_mm: typed(Millimetres),
};
const sku = z.union([z.literal(''), Sku]);

const Variant: z.ZodType<VariantRow, VariantRow> = z
  .object({
    id: z.string().optional(),
    color: OptionalLine,
    size: OptionalLine,
    sku,
    price,
    sale_price: price,
    stock_quantity: pieces,
    location: OptionalLocation,
    ...measures,
    available: z.boolean(),
  })
  .superRefine(refuseDearSale);

/** A picture of the product with the address at which the form shows it. */
export const PictureRow = PictureInput.extend({
  color: OptionalLine,
  alt: ProductLine,
  url: z.string(),
  width: z.int(),
  height: z.int(),
});
export type PictureRow = z.infer<typeof PictureRow>;

/** The values of the form of a product; the names are those of the API. Only a name is needed for a draft. */
export const ProductFields = z
  .object({
    status: ProductStatus,
    publish_at: z.string().nullable(),
    name: ProductName,
    slug: z.union([z.literal(''), ProductSlug]),
    name_hi: OptionalLine,
    sku,
    short_description: ProductLine,
    description: ProductText,
    category_id: z.string().nullable(),
    subcategory_id: z.string().nullable(),
    price,
    sale_price: price,
    stock_quantity: pieces,
    location: OptionalLocation,
    variants: z.array(Variant).max(200, 'A product can have at most 200 variants'),
    pictures: z.array(PictureRow).max(MOST_PICTURES, `A product has at most ${MOST_PICTURES} pictures`),
    maker: OptionalLine,
    craft: OptionalLine,
    technique: OptionalLine,
    material: OptionalLine,
    place: OptionalLine,
    state: StateKey.nullable(),
    gi_name: OptionalLine,
    gi_authorised_user_no: OptionalLine,
    hsn: HsnCode.nullable(),
    handicraft: z.boolean(),
    country_of_origin: ProductLine.min(1, 'Enter the country'),
    net_quantity: ProductLine.min(1, 'Enter the quantity, like 1 N'),
    ...measures,
    care: ProductText,
    tags: z.array(ProductLine.min(1)).max(60, 'Use at most 60 words'),
    featured: z.boolean(),
  })
  .superRefine(refuseDearSale);
export type ProductFields = z.infer<typeof ProductFields>;

function refuseDearSale(
  { price: full, sale_price: sale }: { price: Typed; sale_price: Typed },
  issues: z.RefinementCtx,
) {
  if (typeof full === 'number' && typeof sale === 'number' && sale > full)
    issues.addIssue({ code: 'custom', path: ['sale_price'], message: SALE_ABOVE_PRICE });
}

/** The names of the fields in the summary of mistakes, in conflicts and in the history. */
export const LABELS: Record<keyof ProductFields, string> = {
  status: 'Status',
  publish_at: 'Goes live',
  name: 'Name',
  slug: 'Web address',
  name_hi: 'Name in Hindi',
  sku: 'SKU',
  short_description: 'In one line',
  description: 'Description',
  category_id: 'Category',
  subcategory_id: 'Subcategory',
  price: 'Price',
  sale_price: 'Sale price',
  stock_quantity: 'Stock',
  location: 'Shelf',
  variants: 'Variants',
  pictures: 'Pictures',
  maker: 'Maker',
  craft: 'Craft',
  technique: 'Technique',
  material: 'Material',
  place: 'Place',
  state: 'State',
  gi_name: 'GI name',
  gi_authorised_user_no: 'Authorised user',
  hsn: 'HSN code',
  handicraft: 'Handicraft',
  country_of_origin: 'Country of origin',
  net_quantity: 'Net quantity',
  weight_grams: 'Weight',
  length_mm: 'Length',
  width_mm: 'Width',
  height_mm: 'Height',
  care: 'Care',
  tags: 'Search words',
  featured: 'Featured',
};
