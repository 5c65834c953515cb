import {
  PRODUCT_COLUMNS,
  type ProductColumn,
  VARIANT_COLUMNS,
  type VariantColumn,
} from '#domain/import-export/products/product-cells.ts';
import { getState } from '#domain/tax/state.ts';
import type { ProductFacts } from '#shop/workflows/edit-products/product-facts.ts';

type Cells<Column extends string> = { [Each in Column]: string | number | null };
type Sold = Omit<ProductFacts['variants'][number], 'id'>;

const productColumns = Object.keys(PRODUCT_COLUMNS) as ProductColumn[];
const variantColumns = Object.keys(VARIANT_COLUMNS) as VariantColumn[];

/** The headings of our own sheet of products. */
export const PRODUCT_SHEET = [
  ...Object.values(PRODUCT_COLUMNS),
  ...Object.values(VARIANT_COLUMNS),
  'Pictures',
];

/** Returns the rows of a product in our own sheet: the first has the product, and each a variant. */
export function toSheetRows(product: ProductFacts, publicUrl: string): (string | number)[][] {
  const { variants } = product;
  const sold: Sold[] =
    variants.length > 0 ? variants : [{ ...product, color: null, size: null, available: true }];
  const own = toProductCells(product);
  const pictures = product.pictures.map(
    ({ url, color, alt }) => `${publicUrl}${url} | ${color ?? ''} | ${alt}`,
  );
  return sold.map((variant, index) => {
    const cells = toVariantCells(variant, product);
    const inRow = (column: ProductColumn) => (index === 0 || column === 'slug' ? own[column] : null);
    return [
      ...productColumns.map((column) => inRow(column) ?? ''),
      ...variantColumns.map((column) => cells[column] ?? ''),
      index === 0 ? pictures.join('\n') : '',
    ];
  });
}

function toProductCells(product: ProductFacts): Cells<ProductColumn> {
  const { maker, state, variants, category, subcategory, attributes, tags } = product;
  return {
    slug: product.slug,
    productSku: variants.length > 0 ? product.sku : null,
    name: product.name,
    nameHi: product.name_hi,
    status: product.status,
    publishAt: product.publish_at,
    category: category?.name ?? null,
    subcategory: subcategory?.name ?? null,
    shortDescription: product.short_description,
    description: product.description,
    care: product.care,
    craft: product.craft,
    technique: product.technique,
    material: product.material,
    place: product.place,
    state: state && getState(state).name,
    giName: product.gi_name,
    giUser: product.gi_authorised_user_no,
    maker: maker?.name ?? null,
    makerStory: maker?.story ?? null,
    hsn: product.hsn,
    rate: product.tax_rate,
    handicraft: toWord(product.handicraft),
    unit: product.uqc,
    origin: product.country_of_origin,
    netQuantity: product.net_quantity,
    featured: toWord(product.featured),
    tags: tags.map((tag) => tag.replaceAll(',', String.raw`\,`)).join(', '),
    filters: attributes
      .map(({ name, value }) => `${name}: ${value.replaceAll(';', String.raw`\;`)}`)
      .join('; '),
  };
}

function toVariantCells(variant: Sold, { variants, location }: ProductFacts): Cells<VariantColumn> {
  return {
    sku: variant.sku,
    color: variant.color,
    size: variant.size,
    price: variant.price,
    salePrice: variant.sale_price,
    stock: variant.stock_quantity,
    location: variant.location ?? location,
    available: variants.length > 0 ? toWord(variant.available) : null,
    weight: variant.weight_grams,
    length: variant.length_mm,
    width: variant.width_mm,
    height: variant.height_mm,
  };
}

function toWord(flag: boolean): string {
  return flag ? 'yes' : 'no';
}
