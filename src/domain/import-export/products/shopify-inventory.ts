import { type Cell, type FileRow, type Header, cellOf, textOf } from '../cell.ts';
import { joinChoices, mapOptions } from './map-options.ts';
import { type ProductCells, presentCells } from './product-cells.ts';
import { findHsn } from './shopify.ts';

const OPTIONS = [1, 2, 3] as const;
/** Shopify's columns of a quantity; the first that has a number counts. */
const QUANTITIES = ['on hand new', 'available', 'on hand current', 'on hand'];

/** Returns whether a file is Shopify's inventory export: a row for each variant and location, with quantities and without prices. */
export function isShopifyInventory({ places }: Header): boolean {
  return places.has('location') && QUANTITIES.some((heading) => places.has(heading));
}

/** Returns whether only Shopify's inventory export has this lower-case heading. */
export function isInventoryHeading(heading: string): boolean {
  return known.has(heading);
}

const known = new Set([
  ...'location;hs code;coo;bin name;incoming;unavailable;committed'.split(';'),
  ...QUANTITIES,
]);

/** Reads the rows of one product: the stock of a variant is the sum of its locations. Such a file has no other product data. */
export function readInventoryRows(header: Header, rows: readonly FileRow[]): ProductCells {
  const first = rows[0]!;
  const names = OPTIONS.map((option) => textOf(header, first, `option${option} name`));
  const options = mapOptions(names.filter((name) => name !== '' && name !== 'Title'));
  const variants = new Map<string, { cells: ProductCells['variants'][number]; pieces: number | undefined }>();
  for (const row of rows) {
    const option = cellOf(header, row, 'option1 value') ?? cellOf(header, row, 'handle')!;
    const choices = OPTIONS.map((each, index) => {
      return { name: names[index]!, value: textOf(header, row, `option${each} value`) };
    }).filter(({ name }) => name !== '');
    const color = { ...option, text: joinChoices(choices, options.color) };
    const size = { ...option, text: joinChoices(choices, options.size) };
    const key = `${color.text}|${size.text}`;
    const known = variants.get(key);
    const quantity = findQuantity(header, row);
    const pieces = quantity === undefined ? known?.pieces : (known?.pieces ?? 0) + Number(quantity.text);
    const stock = pieces === undefined ? undefined : toStock(known?.cells.stock ?? quantity!, pieces);
    const cells = known?.cells ?? presentCells({ sku: cellOf(header, row, 'sku'), color, size });
    variants.set(key, { cells: { ...cells, ...presentCells({ stock }) }, pieces });
  }
  return {
    product: presentCells({ slug: cellOf(header, first, 'handle'), hsn: findHsn(header, rows) }),
    variants: [...variants.values()].map(({ cells }) => cells),
    mistakes: [],
    warnings: [],
  };
}

/** A location that does not stock a variant has a word instead of a number. */
function findQuantity(header: Header, row: FileRow): Cell | undefined {
  return QUANTITIES.flatMap((heading) => cellOf(header, row, heading) ?? []).find(({ text }) =>
    /^-?\d+$/.test(text),
  );
}

/** Shopify's stock is negative where more was sold than was in stock. */
function toStock(cell: Cell, pieces: number): Cell {
  return { ...cell, text: String(Math.max(0, pieces)) };
}
