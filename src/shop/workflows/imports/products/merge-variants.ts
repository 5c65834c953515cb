import type { ProductFacts } from '#shop/workflows/edit-products/product-facts.ts';

export type Values = Record<string, unknown>;
type ExistingVariant = ProductFacts['variants'][number];

/** The columns of a product's row that describe the piece that is sold, rather than the product. */
const OF_VARIANTS = [
  'sku',
  'price',
  'sale_price',
  'stock_quantity',
  'location',
  'weight_grams',
  'length_mm',
  'width_mm',
  'height_mm',
];

/**
 * Returns all variants that a product is to have: those of the file merged over the current ones, which are identified by their SKU, else
 * by colour and size. An existing variant that the file does not name is kept, and a variant on its product's shelf does not get that shelf
 * as its own.
 */
export function mergeVariants(
  { variants: existing, location }: Pick<ProductFacts, 'variants' | 'location'>,
  fromFile: readonly Values[],
): Values[] {
  const matches = fromFile.map((variant) => findSame(existing, variant));
  const kept: Values[] = existing.map((variant) => {
    const match = matches.indexOf(variant);
    if (match === -1) return { ...variant };
    const merged: Values = { ...variant, ...fromFile[match] };
    return variant.location === null && merged['location'] === location
      ? { ...merged, location: null }
      : merged;
  });
  return [...kept, ...fromFile.filter((_, index) => matches[index] === undefined)];
}

function findSame(existing: readonly ExistingVariant[], variant: Values): ExistingVariant | undefined {
  const same = (a: unknown, b: unknown) => fold(a) === fold(b);
  return (
    existing.find(({ sku }) => sku === variant['sku']) ??
    existing.find(({ color, size }) => same(color, variant['color']) && same(size, variant['size']))
  );
}

function fold(choice: unknown): string {
  return typeof choice === 'string' ? choice.trim().toLowerCase() : '';
}

/**
 * Returns the fields of a row that names one variant by its SKU alone, as sheets of prices and stock do, split into those of the product
 * and the variant; undefined if the row refers to the product.
 */
export function splitVariantRow(
  fields: Values,
  existing: readonly ExistingVariant[],
): { fields: Values; variant: Values } | undefined {
  if (!existing.some(({ sku }) => sku === fields['sku'])) return undefined;
  const entries = Object.entries(fields);
  return {
    fields: Object.fromEntries(entries.filter(([name]) => !OF_VARIANTS.includes(name))),
    variant: Object.fromEntries(entries.filter(([name]) => OF_VARIANTS.includes(name))),
  };
}
