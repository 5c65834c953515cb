import { type Cell, type FileRow, type Header, cellOf, foldHeading, textOf } from '../cell.ts';
import {
  PRODUCT_COLUMNS,
  type PictureCell,
  type ProductCells,
  type ProductColumn,
  VARIANT_COLUMNS,
  type VariantColumn,
} from './product-cells.ts';

/** Other headings under which people keep these columns, folded. */
const OTHER_HEADINGS: Partial<Record<ProductColumn | VariantColumn, string[]>> = {
  slug: ['handle', 'address'],
  name: ['product name', 'item name', 'product', 'item', 'title'],
  sku: ['article number', 'item code', 'product code', 'vendor article number', 'variant sku'],
  hsn: ['hsn code', 'hsn sac', 'hsn sac code'],
  rate: ['gst', 'gst rate', 'tax rate'],
  color: ['color'],
  price: ['mrp', 'list price', 'regular price'],
  salePrice: ['selling price', 'offer price', 'special price'],
  stock: ['quantity', 'qty', 'qty in stock', 'opening stock', 'stock quantity', 'stock on hand'],
  location: ['rack', 'bin', 'shelf no', 'storage location'],
  weight: ['weight grams', 'weight in grams', 'weight'],
  origin: ['origin'],
  subcategory: ['sub category'],
  unit: ['uqc'],
  maker: ['artisan', 'maker name'],
};

function headingsOf(key: ProductColumn | VariantColumn, heading: string): string[] {
  return [foldHeading(heading), ...(OTHER_HEADINGS[key] ?? [])];
}

const productHeadings = Object.entries(PRODUCT_COLUMNS).map(
  ([key, heading]) => [key as ProductColumn, headingsOf(key as ProductColumn, heading)] as const,
);
const variantHeadings = Object.entries(VARIANT_COLUMNS).map(
  ([key, heading]) => [key as VariantColumn, headingsOf(key as VariantColumn, heading)] as const,
);

/** The folded headings that our own sheet of products may have. */
export const OWN_HEADINGS: ReadonlySet<string> = new Set([
  ...productHeadings.flatMap(([, headings]) => headings),
  ...variantHeadings.flatMap(([, headings]) => headings),
  'pictures',
  'photos',
]);

/**
 * Groups the rows of our own sheet by product: rows of one slug or product SKU are one product. A row with a colour or size but without
 * slug and product SKU is another variant of the product above it if it has no name, or the name of the variant above it.
 */
export function groupOwnRows(header: Header, rows: readonly FileRow[]): FileRow[][] {
  let key = '';
  let variantName = '';
  const groups = Map.groupBy(rows, (row) => {
    const slug = textOf(header, row, 'slug', 'handle').toLowerCase();
    const productSku = textOf(header, row, 'product sku');
    const name = textOf(header, row, ...headingsOf('name', PRODUCT_COLUMNS.name));
    const isVariant = textOf(header, row, 'colour', 'color') !== '' || textOf(header, row, 'size') !== '';
    const isOfAbove = isVariant && key !== '' && (name === '' || name.toLowerCase() === variantName);
    if (slug !== '') key = `slug ${slug}`;
    else if (productSku !== '') key = `sku ${productSku}`;
    else if (!isOfAbove) key = `row ${row.row}`;
    if (name !== '') variantName = isVariant ? name.toLowerCase() : '';
    return key;
  });
  return [...groups.values()];
}

/** Reads the rows of one product of our own sheet. Each field of the product comes from the first row that has it. */
export function readOwnRows(header: Header, rows: readonly FileRow[]): ProductCells {
  const product: ProductCells['product'] = {};
  for (const [key, headings] of productHeadings) {
    const cells = rows.flatMap((row) => cellOf(header, row, ...headings) ?? []);
    const cell = cells.find(({ text }) => text !== '') ?? cells[0];
    if (cell) product[key] = cell;
  }
  const variants = rows.map((row) => {
    const cells = variantHeadings.map(([key, headings]) => [key, cellOf(header, row, ...headings)] as const);
    return Object.fromEntries(cells.filter(([, cell]) => cell)) as Partial<Record<VariantColumn, Cell>>;
  });
  const pictures = readPictures(header, rows);
  return { product, variants, ...(pictures && { pictures }), mistakes: [], warnings: [] };
}

/** Reads pictures as `address`, `address | colour` or `address | colour | what it shows`, one per line. */
function readPictures(header: Header, rows: readonly FileRow[]): PictureCell[] | undefined {
  const cells = rows.flatMap((row) => cellOf(header, row, 'pictures', 'photos') ?? []);
  const filled = cells.filter(({ text }) => text !== '');
  if (filled.length === 0) return undefined;
  return filled.flatMap((cell) =>
    cell.text.split('\n').flatMap((line) => {
      const [address = '', color = '', ...alt] = line.split('|').map((part) => part.trim());
      if (address === '') return [];
      return [{ cell: { ...cell, text: address }, alt: alt.join(' | '), color: color || null }];
    }),
  );
}
