import type { ListedProductJson } from './admin-product.ts';

const COLUMNS: [string, (product: ListedProductJson) => string | number][] = [
  ['SKU', (product) => product.sku],
  ['Name', (product) => product.name],
  ['Status', (product) => product.status],
  ['Category', (product) => product.category?.name ?? ''],
  ['Craft', (product) => product.craft ?? ''],
  ['Maker', (product) => product.maker ?? ''],
  ['Price', (product) => product.price ?? ''],
  ['Sale price', (product) => product.sale_price ?? ''],
  ['Stock', (product) => product.stock_quantity],
  ['Variants', (product) => product.variant_count],
  ['Address', (product) => product.slug],
  ['Goes live', (product) => product.publish_at ?? ''],
  ['Added', (product) => product.created_at],
  ['Changed', (product) => product.updated_at],
];

/** Returns a list of products as a table with headings; prices are rupees. */
export function toProductsTable(products: ListedProductJson[]): [string[], (string | number)[][]] {
  return [
    COLUMNS.map(([heading]) => heading),
    products.map((product) => COLUMNS.map(([, read]) => read(product))),
  ];
}
