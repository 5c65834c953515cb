import type { ProductCells } from '#domain/import-export/products/product-cells.ts';
import { readProductCells, readRecords } from '#domain/import-export/read-records.ts';
import { recogniseFormat } from '#domain/import-export/recognise-format.ts';

type Table = readonly (readonly string[])[];

/** Returns the cells of a table whose lines are written with vertical bars between cells. */
export function toTable(text: string): string[][] {
  return text
    .trim()
    .split('\n')
    .map((line) => line.split('|'));
}

/** Reads a table of cells as a file of products, with 23 November 2026 as today. */
export function readProducts(table: Table): { format: string; products: ProductCells[]; ignored: string[] } {
  const rows = table.map((cells, index) => ({ row: index + 1, cells: [...cells] }));
  const found = recogniseFormat(rows)!;
  const products = readRecords(found).map((record) =>
    readProductCells(found.format, found.header, { rows: record.rows, today: '2026-11-23' }),
  );
  return { format: found.format, products, ignored: found.ignored };
}

/** Returns the texts of cells by their columns. */
export function textsOf(cells: object): Record<string, string> {
  const entries = Object.entries(cells as Record<string, { text: string }>);
  return Object.fromEntries(entries.map(([key, { text }]) => [key, text]));
}
