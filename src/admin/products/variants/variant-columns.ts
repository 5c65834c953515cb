import { readNumber } from '#admin/format/read-number.ts';
import type { Typed, VariantRow } from './variant-rows.ts';

/** A value of a variant that is typed, in the grid and on its card. */
export type VariantColumn = {
  id: TypedField | 'sku' | 'location';
  label: string;
  unit?: 'grams' | 'mm';
  /** Left out for words. */
  inputMode?: 'numeric' | 'decimal';
  /** Left out of the grid until the measures are shown. */
  isMeasure?: boolean;
};

type TypedField =
  | 'price'
  | 'sale_price'
  | 'stock_quantity'
  | 'weight_grams'
  | 'length_mm'
  | 'width_mm'
  | 'height_mm';

export const VARIANT_COLUMNS: readonly VariantColumn[] = [
  { id: 'sku', label: 'SKU' },
  { id: 'price', label: 'Price ₹', inputMode: 'decimal' },
  { id: 'sale_price', label: 'Sale price ₹', inputMode: 'decimal' },
  { id: 'stock_quantity', label: 'Stock', inputMode: 'numeric' },
  { id: 'location', label: 'Shelf' },
  { id: 'weight_grams', label: 'Weight', unit: 'grams', inputMode: 'numeric' },
  { id: 'length_mm', label: 'Length', unit: 'mm', inputMode: 'numeric', isMeasure: true },
  { id: 'width_mm', label: 'Width', unit: 'mm', inputMode: 'numeric', isMeasure: true },
  { id: 'height_mm', label: 'Height', unit: 'mm', inputMode: 'numeric', isMeasure: true },
];

/** Returns a value of a variant as text for editing. */
export function toText(row: VariantRow, { id }: VariantColumn): string {
  return String(row[id] ?? '');
}

/** Returns the variant with a typed value; text that is not a number is kept, so that it can be corrected. */
export function withText(row: VariantRow, { id }: VariantColumn, text: string): VariantRow {
  if (id === 'sku') return { ...row, sku: text };
  if (id === 'location') return { ...row, location: text.trim() || null };
  return { ...row, [id]: readTyped(text) };
}

/** Reads a typed number: null for empty text, the text itself if it is not a number. */
export function readTyped(text: string): Typed {
  if (text.trim() === '') return null;
  const number = readNumber(text);
  return Number.isNaN(number) ? text : number;
}
