import { type FileRow, type Mistake, cellOf, toMistake } from './cell.ts';
import { groupCustomerRows } from './customers/read-customer.ts';
import { groupOrderRows } from './orders/read-order.ts';
import { groupOwnRows, readOwnRows } from './products/own-sheet.ts';
import type { ProductCells } from './products/product-cells.ts';
import { groupShopifyRows, readShopifyRows } from './products/shopify.ts';
import { isShopifyInventory, readInventoryRows } from './products/shopify-inventory.ts';
import { groupWooCommerceRows } from './products/woocommerce/group-rows.ts';
import { readWooCommerceRows } from './products/woocommerce/read-rows.ts';
import type { Header } from './cell.ts';
import type { ImportFormat } from './import-kind.ts';
import type { Recognised } from './recognise-format.ts';

/** The rows of one product, customer or order, and their conflicts with other records of the file. */
export type FileRecord = { rows: FileRow[]; clashes: Mistake[] };

const PRODUCT_GROUPS = {
  haat: groupOwnRows,
  shopify: groupShopifyRows,
  woocommerce: groupWooCommerceRows,
};

/** Groups the rows of a file by the product, customer or order that they describe, in the order of the file. */
export function readRecords({ kind, format, header, rows }: Recognised): FileRecord[] {
  if (kind === 'customers') return groupCustomerRows(header, rows).map(withoutClashes);
  if (kind === 'orders') return groupOrderRows(format, header, rows).map(withoutClashes);
  if (kind === 'redirects') return rows.map((row) => withoutClashes([row]));
  if (isShopifyInventory(header)) return groupShopifyRows(header, rows).map(withoutClashes);
  const owners = new Map<string, number>();
  return PRODUCT_GROUPS[format](header, rows).map((group) => ({
    rows: group,
    clashes: group.flatMap((row) => findClash(header, row, owners) ?? []),
  }));
}

function withoutClashes(rows: FileRow[]): FileRecord {
  return { rows, clashes: [] };
}

/** Finds a SKU that an earlier row of the file has. */
function findClash(header: Header, row: FileRow, owners: Map<string, number>): Mistake | undefined {
  const cell = cellOf(header, row, 'sku', 'variant sku');
  if (!cell || cell.text === '') return undefined;
  const first = owners.get(cell.text);
  if (first !== undefined) return toMistake(cell, `Row ${first} also has this SKU`);
  owners.set(cell.text, row.row);
  return undefined;
}

/** Reads the rows of one product. `today` is `2026-11-23`. */
export function readProductCells(
  format: ImportFormat,
  header: Header,
  { rows, today }: { rows: readonly FileRow[]; today: string },
): ProductCells {
  if (format === 'shopify' && isShopifyInventory(header)) return readInventoryRows(header, rows);
  if (format === 'shopify') return readShopifyRows(header, rows);
  if (format === 'woocommerce') return readWooCommerceRows(header, rows, today);
  return readOwnRows(header, rows);
}
