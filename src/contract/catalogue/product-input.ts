import { z } from 'zod';
import { IdText } from '#domain/cart/cart-entry.ts';
import { MOST_PICTURES } from '#domain/catalogue/picture.ts';
import {
  AttributeName,
  Grams,
  HsnCode,
  Millimetres,
  NO_CHOICE,
  OptionalLine,
  OptionalLocation,
  Pieces,
  ProductLine,
  ProductName,
  ProductSlug,
  ProductText,
  SALE_ABOVE_PRICE,
  SAME_CHOICE,
  Sku,
} from '#domain/catalogue/product-fields.ts';
import { ChosenStatus } from '#domain/catalogue/product-status.ts';
import { Uqc } from '#domain/tax/gst.ts';
import { StateKey } from '#domain/tax/state.ts';

const PRICE_WORDS = 'Enter rupees, like 1250';

/** A price in rupees with at most two decimals, GST included. */
export const Rupees = z
  .number(PRICE_WORDS)
  .min(0.01, 'A price must be above ₹0')
  .max(100_000_000, 'This price is too high')
  .multipleOf(0.01, PRICE_WORDS);

const prices = {
  price: Rupees.nullable().describe('The MRP in rupees, GST included'),
  sale_price: Rupees.nullable(),
};
const measures = {
  weight_grams: Grams,
  length_mm: Millimetres,
  width_mm: Millimetres,
  height_mm: Millimetres,
};

/** One colour and size of a product; if `id` names an existing variant, that variant is changed. */
export const VariantInput = z
  .object({
    id: IdText.optional(),
    sku: Sku.optional().describe('Made from the product’s SKU, colour and size if left out'),
    color: OptionalLine.default(null),
    size: OptionalLine.default(null),
    price: prices.price.default(null).describe('Left out or null in a draft without a price'),
    sale_price: prices.sale_price.default(null),
    stock_quantity: Pieces.optional(),
    location: OptionalLocation.optional().describe(
      'Its own shelf; null for the product’s shelf. Unchanged if left out',
    ),
    available: z.boolean().default(true),
    weight_grams: Grams.default(null),
    length_mm: Millimetres.default(null),
    width_mm: Millimetres.default(null),
    height_mm: Millimetres.default(null),
  })
  .refine(isSaleBelowPrice, { path: ['sale_price'], message: SALE_ABOVE_PRICE })
  .refine(({ color, size }) => color !== null || size !== null, NO_CHOICE);
export type VariantInput = z.infer<typeof VariantInput>;

export const PictureInput = z.object({
  id: IdText.describe('From POST /admin/pictures'),
  color: OptionalLine.default(null).describe('The colour that it shows; null if it shows every variant'),
  alt: ProductLine.default('').describe('Alternative text; the product’s name if left empty'),
});

export const AttributeInput = z.object({ name: AttributeName, value: ProductLine.min(1, 'Enter a value') });

const variants = z
  .array(VariantInput)
  .max(200, 'A product can have at most 200 variants')
  .superRefine((all, issues) => {
    const seen = new Set<string>();
    for (const [index, { color, size }] of all.entries()) {
      const choice = JSON.stringify([color, size]);
      if (seen.has(choice)) issues.addIssue({ code: 'custom', path: [index], message: SAME_CHOICE });
      seen.add(choice);
    }
  });

/** The fields of a product that staff can set. A list replaces the stored list: entries missing from it are removed. */
const fields = {
  name: ProductName,
  name_hi: OptionalLine,
  slug: ProductSlug.describe('The last part of its address; made from the name if left out'),
  sku: Sku.describe('Made from the name if left out'),
  category_id: IdText.nullable(),
  subcategory_id: IdText.nullable(),
  short_description: ProductLine,
  description: ProductText,
  care: ProductText,
  craft: OptionalLine.describe('The name of a craft; a new one is added to the register'),
  technique: OptionalLine,
  material: OptionalLine,
  place: OptionalLine,
  state: StateKey.nullable(),
  maker: z
    .object({
      name: ProductLine.min(1),
      story: ProductText.default('').describe('Stored if the maker has no story yet'),
    })
    .nullable()
    .describe('The name of a maker; a new one is added to the register'),
  gi_name: OptionalLine,
  gi_authorised_user_no: OptionalLine,
  hsn: HsnCode.nullable(),
  tax_rate: z
    .number()
    .min(0)
    .max(100)
    .nullable()
    .describe('Its own rate in percent, instead of that of its HSN code'),
  handicraft: z.boolean(),
  uqc: Uqc.exclude(['OTH']),
  country_of_origin: ProductLine.min(1),
  net_quantity: ProductLine.min(1),
  ...measures,
  ...prices,
  stock_quantity: Pieces.describe('Of a product without variants'),
  location: OptionalLocation.describe(
    'The shelf of the product and of those variants without their own shelf',
  ),
  tags: z.array(ProductLine.min(1)).max(60),
  featured: z.boolean(),
  attributes: z.array(AttributeInput).max(200),
  variants,
  pictures: z.array(PictureInput).max(MOST_PICTURES),
};

const publication = {
  status: ChosenStatus.describe('The new status; `scheduled` needs `publish_at`'),
  publish_at: z.iso.datetime({ offset: true }).nullable().describe('When a scheduled product goes live'),
};

/** POST /admin/products: a draft needs only a name. */
export const CreateProduct = z
  .object({ ...fields, ...publication })
  .partial()
  .required({ name: true })
  .refine(isSaleBelowPrice, { path: ['sale_price'], message: SALE_ABOVE_PRICE });
export type CreateProduct = z.infer<typeof CreateProduct>;

/** PATCH /admin/products/{id}: changes only the fields in the request. */
export const ChangeProduct = z
  .object({ ...fields, ...publication, version: z.int().min(1) })
  .partial()
  .extend({
    reason: z.string().trim().max(200).optional().describe('Why the stock changes; stored with its moves'),
  })
  .refine(isSaleBelowPrice, { path: ['sale_price'], message: SALE_ABOVE_PRICE });
export type ChangeProduct = z.infer<typeof ChangeProduct>;

function isSaleBelowPrice({
  price,
  sale_price,
}: {
  price?: number | null | undefined;
  sale_price?: number | null | undefined;
}): boolean {
  return typeof sale_price !== 'number' || typeof price !== 'number' || sale_price <= price;
}
