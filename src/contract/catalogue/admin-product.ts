import { z } from 'zod';
import { MOST_PERCENT } from '#domain/catalogue/change-price.ts';
import { bulkRows } from '#contract/bulk.ts';
import { pagingFields } from '#domain/paging.ts';
import { ProductStatus, ProductWarning } from '#domain/catalogue/product-status.ts';
import { StateKey } from '#domain/tax/state.ts';
import { Uqc } from '#domain/tax/gst.ts';
import { someOf } from '#contract/some-of.ts';
import { Rupees } from './product-input.ts';

const text = z.string().nullable();
const number = z.number().nullable();
const moment = z.iso.datetime();
const measures = { weight_grams: number, length_mm: number, width_mm: number, height_mm: number };

const CategoryRef = z.object({ id: z.string(), slug: z.string(), name: z.string() });

export const AdminVariantJson = z.object({
  id: z.string(),
  sku: z.string(),
  color: text,
  size: text,
  price: number,
  sale_price: number,
  stock_quantity: z.int(),
  location: text.describe('Its own shelf; null if the product’s shelf applies'),
  available: z.boolean(),
  ...measures,
});
export type AdminVariantJson = z.infer<typeof AdminVariantJson>;

export const AdminPictureJson = z.object({
  id: z.string(),
  color: text,
  alt: z.string(),
  url: z.string(),
  width: z.int(),
  height: z.int(),
});
export type AdminPictureJson = z.infer<typeof AdminPictureJson>;

const shared = {
  id: z.string(),
  /** Increases with every change by staff and every sale; a change based on an older version is refused if it would undo another one. */
  version: z.int(),
  status: ProductStatus,
  publish_at: moment.nullable(),
  slug: z.string(),
  sku: z.string(),
  name: z.string(),
  category: CategoryRef.nullable(),
  craft: text,
  price: number.describe('In rupees; for a product with variants, the price of the leading variant'),
  sale_price: number,
  stock_quantity: z.int().describe('For a product with variants, the sum of those on offer'),
  warnings: z.array(ProductWarning),
  created_at: moment,
  updated_at: moment,
};

/** A product in the admin's product list. */
export const ListedProductJson = z.object({
  ...shared,
  maker: text.describe('The name of the maker'),
  variant_count: z.int(),
  picture: text.describe('The address of its first picture'),
});
export type ListedProductJson = z.infer<typeof ListedProductJson>;

/** A product as staff edits it; the field names are those of the change request. */
export const AdminProductJson = z.object({
  ...shared,
  name_hi: text,
  category_id: text,
  subcategory_id: text,
  subcategory: CategoryRef.nullable(),
  short_description: z.string(),
  description: z.string(),
  care: z.string(),
  technique: text,
  material: text,
  place: text,
  state: StateKey.nullable(),
  craft_id: text.describe('Its entry in the register of crafts'),
  maker: z.object({ name: z.string(), story: z.string() }).nullable(),
  maker_id: text.describe('Its entry in the register of makers'),
  gi_name: text,
  gi_authorised_user_no: text,
  hsn: text,
  tax_rate: number,
  tax_rate_today: number.describe(
    'The GST rate in percent for a sale of one piece today; null if there is none',
  ),
  handicraft: z.boolean(),
  uqc: Uqc,
  country_of_origin: z.string(),
  net_quantity: z.string(),
  ...measures,
  location: text.describe('The shelf of the product and of those variants without their own shelf'),
  tags: z.array(z.string()),
  featured: z.boolean(),
  attributes: z.array(z.object({ name: z.string(), value: z.string() })),
  variants: z.array(AdminVariantJson),
  pictures: z.array(AdminPictureJson),
  former_slugs: z.array(z.string()).describe('Old addresses, which redirect to the current one'),
  price_change: z
    .object({ id: z.string(), name: z.string(), ends_at: moment.nullable() })
    .nullable()
    .describe('The running price change that sets its sale price, or that of a variant'),
  missing: z
    .record(z.string(), z.string())
    .describe('What is missing to publish it: a sentence for each field; empty if it can go live'),
  url: z.string().describe('Its page in the shop'),
  preview_url: z.string().describe('Shows its page to anyone who has the link, for 7 days'),
});
export type AdminProductJson = z.infer<typeof AdminProductJson>;

export const AdminProductAnswer = z.object({ product: AdminProductJson });

export const ProductSort = z.enum([
  'newest',
  'oldest',
  'updated',
  'name',
  'price_low',
  'price_high',
  'stock_low',
  'stock_high',
]);
export type ProductSort = z.infer<typeof ProductSort>;

/** The product search of the admin. Values within a filter are alternatives; filters narrow each other. */
export const AdminProductListing = z.object({
  ...pagingFields(),
  q: z
    .string()
    .trim()
    .max(80)
    .optional()
    .describe('A part of the name, or the beginning of an SKU, HSN code or address'),
  sort: ProductSort.default('newest'),
  status: someOf(ProductStatus).describe('Every product that is not archived, if left out'),
  category: someOf(z.string().max(64)).describe('Ids of categories'),
  craft: someOf(z.string().max(200)),
  maker: someOf(z.string().max(200)).describe('Names of makers'),
  stock: z.enum(['none', 'low']).optional().describe('Sold out, or low'),
  warning: someOf(ProductWarning).describe('Products with at least one of these warnings'),
});
export type AdminProductListing = z.infer<typeof AdminProductListing>;

export const AdminProductsAnswer = z.object({
  products: z.array(ListedProductJson),
  total: z.int(),
  counts: z
    .record(ProductStatus, z.int())
    .describe('The number in each status, with the other filters applied'),
});
export type AdminProductsAnswer = z.infer<typeof AdminProductsAnswer>;

const row = z.object({ id: z.string().min(1).max(64), version: z.int().min(1).optional() });

/**
 * POST /admin/products/bulk. A row is an id, or an id with the version that was seen. `price_back` undoes a price change: its rows name the
 * version that the change produced.
 */
export const BulkProducts = z
  .object({
    action: z.enum(['hide', 'live', 'archive', 'restore', 'price', 'price_back']),
    ids: bulkRows(row, 'product'),
    percent: z
      .number()
      .min(-MOST_PERCENT.down)
      .max(MOST_PERCENT.up)
      .optional()
      .describe('The change of every price in percent: -10 is a tenth less'),
    amount: z
      .number()
      .min(-Rupees.maxValue!)
      .max(Rupees.maxValue!)
      .optional()
      .describe('The change of every price in rupees'),
  })
  .refine(
    ({ action, percent, amount }) => action !== 'price' || (percent === undefined) !== (amount === undefined),
    {
      path: ['percent'],
      message: 'Please enter either a percentage or an amount',
    },
  )
  .refine(({ action, ids }) => action !== 'price_back' || ids.every(({ version }) => version !== undefined), {
    path: ['ids'],
    message: 'Each product needs its version after the price change',
  });
export type BulkProducts = z.infer<typeof BulkProducts>;
