import { type FileRow, type Header, textOf } from '../../cell.ts';

/**
 * Groups the rows of a WooCommerce export: a variation belongs to the row that its Parent names, by SKU or as `id:44`, anywhere in the
 * file. A variation without a parent in the file is a separate group.
 */
export function groupWooCommerceRows(header: Header, rows: readonly FileRow[]): FileRow[][] {
  const groups: FileRow[][] = [];
  const parents = new Map<string, FileRow[]>();
  for (const row of rows.filter((each) => !isVariation(header, each))) {
    const group = [row];
    groups.push(group);
    for (const key of [`id:${textOf(header, row, 'id')}`, textOf(header, row, 'sku')])
      if (key !== '' && key !== 'id:') parents.set(key.toLowerCase(), group);
  }
  for (const row of rows.filter((each) => isVariation(header, each))) {
    const parent = parents.get(textOf(header, row, 'parent').toLowerCase());
    if (parent) parent.push(row);
    else groups.push([row]);
  }
  return groups;
}

/** Returns whether a row is a variant of the product in another row. */
export function isVariation(header: Header, row: FileRow): boolean {
  return /\bvariation\b/.test(textOf(header, row, 'type').toLowerCase());
}
