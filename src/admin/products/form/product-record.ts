import type { Input } from '#contract/endpoints.ts';
import { isSame } from '#admin/form/conflict/merge-fields.ts';
import type { Saved } from '#admin/form/record-form-options.ts';
import { fillAlts } from '#admin/pictures/propose-alt.ts';
import type { VariantRow } from '#admin/products/variants/variant-rows.ts';
import type { Product } from '#admin/products/use-product.ts';
import type { ProductFields } from './product-fields.ts';

export type ProductChange = NonNullable<Input<'PATCH /admin/products/{id}'>['body']>;

/** The values with which the form of a new product begins. */
export const NEW_PRODUCT: ProductFields = {
  status: 'draft',
  publish_at: null,
  name: '',
  slug: '',
  name_hi: null,
  sku: '',
  short_description: '',
  description: '',
  category_id: null,
  subcategory_id: null,
  price: null,
  sale_price: null,
  stock_quantity: 0,
  location: null,
  variants: [],
  pictures: [],
  maker: null,
  craft: null,
  technique: null,
  material: null,
  place: null,
  state: null,
  gi_name: null,
  gi_authorised_user_no: null,
  hsn: null,
  handicraft: false,
  country_of_origin: 'India',
  net_quantity: '1 N',
  weight_grams: null,
  length_mm: null,
  width_mm: null,
  height_mm: null,
  care: '',
  tags: [],
  featured: false,
};

/** Returns a product as its form holds it. */
export function toRecord(product: Product): Saved<ProductFields> {
  const names = Object.keys(NEW_PRODUCT) as (keyof ProductFields)[];
  const same = Object.fromEntries(names.map((name) => [name, product[name]])) as ProductFields;
  return {
    version: product.version,
    values: { ...same, maker: product.maker?.name ?? null, stock_quantity: product.stock_quantity },
  };
}

/**
 * Returns the changes of a save: the fields that differ from their earlier values; of the stock, only the numbers and shelves that were
 * typed.
 */
export function toChange(values: ProductFields, before: ProductFields): ProductChange {
  const names = Object.keys(values) as (keyof ProductFields)[];
  const changed = names.filter((name) => !isSame(values[name], before[name]));
  const change = Object.fromEntries(changed.map((name) => [name, values[name]])) as Record<string, unknown>;
  if (values.variants.length > 0) delete change.stock_quantity;
  if ('sku' in change && values.sku === '') delete change.sku;
  if ('slug' in change && values.slug === '') delete change.slug;
  if ('maker' in change) change.maker = values.maker === null ? null : { name: values.maker };
  if ('variants' in change)
    change.variants = values.variants.map((row) => toVariant(row, findVariant(before.variants, row.id)));
  if ('pictures' in change)
    change.pictures = fillAlts(values.pictures, values.name).map(({ id, color, alt }) => ({
      id,
      color,
      alt,
    }));
  return change as ProductChange;
}

function toVariant(
  { sku, stock_quantity: stock, location, ...row }: VariantRow,
  before: VariantRow | undefined,
) {
  return {
    ...row,
    ...(sku === '' ? {} : { sku }),
    ...(stock === before?.stock_quantity ? {} : { stock_quantity: stock ?? 0 }),
    ...(location === before?.location ? {} : { location }),
  };
}

function findVariant(rows: readonly VariantRow[], id: string | undefined): VariantRow | undefined {
  return id === undefined ? undefined : rows.find((row) => row.id === id);
}
