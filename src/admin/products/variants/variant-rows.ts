import { type Axis, listValues, toOther } from '#domain/catalogue/variant-choice.ts';

/** A value as it is typed: a number, or the text that could not be read as one, so that a reload shows it again. */
export type Typed = number | string | null;

/** A colour and size of a product in the form. It has no id until it is saved; without a SKU the shop makes one. */
export type VariantRow = {
  id?: string | undefined;
  color: string | null;
  size: string | null;
  sku: string;
  price: Typed;
  sale_price: Typed;
  stock_quantity: Typed;
  /** Its own shelf; null if that of the product applies. */
  location: string | null;
  weight_grams: Typed;
  length_mm: Typed;
  width_mm: Typed;
  height_mm: Typed;
  available: boolean;
};

type Rows = readonly VariantRow[];

/** The source of a new variant's values: the product's own prices, and the variants that were removed since the form was opened. */
export type Start = { price: Typed; sale_price: Typed; removed: Rows };

/**
 * Returns the variants with one more colour or size, combined with every value of the other axis. Variants without a value on this axis
 * take the first one and keep their id and stock. A new variant takes its price, weight and measures from a variant that shares its other
 * value; a removed one comes back as it was. Adding an existing value changes nothing.
 */
export function addValue(rows: Rows, axis: Axis, value: string, start: Start): VariantRow[] {
  if (rows.some((row) => isSameValue(row[axis], value))) return [...rows];
  if (rows.length === 0) return [makeRow({ [axis]: value }, { rows, start })];
  if (rows.every((row) => row[axis] === null)) return rows.map((row) => ({ ...row, [axis]: value }));
  const other = toOther(axis);
  const others = [...new Set(rows.map((row) => row[other]))];
  const added = others.map((each) => makeRow({ [axis]: value, [other]: each }, { rows, start }));
  return sortRows([...rows, ...added]);
}

/**
 * Returns the variants without a colour or size. With the last value of an axis, the variants stay and lose their value on it; with
 * the last value of both, none is left.
 */
export function removeValue(rows: Rows, axis: Axis, value: string): VariantRow[] {
  const kept = rows.filter((row) => row[axis] !== value);
  if (kept.length > 0) return kept;
  const other = toOther(axis);
  return rows.filter((row) => row[other] !== null).map((row) => ({ ...row, [axis]: null }));
}

/** Returns the variants with another name for a colour or size; ids, stock and prices stay. */
export function renameValue(rows: Rows, axis: Axis, value: string, name: string): VariantRow[] {
  return rows.map((row) => (row[axis] === value ? { ...row, [axis]: name } : row));
}

/** Returns the name of a variant: `Red, S`. */
export function nameVariant({ color, size }: Pick<VariantRow, Axis>): string {
  return [color, size].filter(Boolean).join(', ');
}

type Made = { rows: Rows; start: Start };

function makeRow(choice: Partial<Pick<VariantRow, Axis>>, { rows, start }: Made): VariantRow {
  const { color = null, size = null } = choice;
  const before = start.removed.find((row) => row.color === color && row.size === size);
  if (before) return before;
  const like = rows.find((row) => row.size === size) ?? rows.find((row) => row.color === color) ?? rows[0];
  return {
    color,
    size,
    sku: '',
    price: like?.price ?? start.price,
    sale_price: like ? like.sale_price : start.sale_price,
    stock_quantity: 0,
    location: null,
    weight_grams: like?.weight_grams ?? null,
    length_mm: like?.length_mm ?? null,
    width_mm: like?.width_mm ?? null,
    height_mm: like?.height_mm ?? null,
    available: true,
  };
}

/** Sorts variants by colour, then by size, both in the order in which they were added. */
function sortRows(rows: Rows): VariantRow[] {
  const colors = listValues(rows, 'color');
  const sizes = listValues(rows, 'size');
  const rank = (values: string[], value: string | null) => (value === null ? -1 : values.indexOf(value));
  return rows.toSorted(
    (a, b) => rank(colors, a.color) - rank(colors, b.color) || rank(sizes, a.size) - rank(sizes, b.size),
  );
}

export function isSameValue(one: string | null, other: string): boolean {
  return one?.toLowerCase() === other.toLowerCase();
}
