import { expect, test } from 'vitest';
import {
  type Start,
  type VariantRow,
  addValue,
  nameVariant,
  removeValue,
  renameValue,
} from './variant-rows.ts';

const start: Start = { price: 900, sale_price: 750, removed: [] };
const names = (rows: readonly VariantRow[]) => rows.map(nameVariant);

function generate(colors: string[], sizes: string[]): VariantRow[] {
  const colored = colors.reduce<VariantRow[]>((rows, color) => addValue(rows, 'color', color, start), []);
  return sizes.reduce((rows, size) => addValue(rows, 'size', size, start), colored);
}

test('three colours and two sizes are six variants, each with the price and sale price of the product', () => {
  const rows = generate(['Red', 'Blue', 'Sea green'], ['S', 'M']);
  expect(names(rows)).toEqual(['Red, S', 'Red, M', 'Blue, S', 'Blue, M', 'Sea green, S', 'Sea green, M']);
  expect(rows.map(({ price }) => price)).toEqual([900, 900, 900, 900, 900, 900]);
  expect(rows.map((row) => row.sale_price)).toEqual([750, 750, 750, 750, 750, 750]);
  const dear = rows.slice(0, 1).map((row) => ({ ...row, sale_price: null }));
  expect(addValue(dear, 'color', 'Blue', start)[1]).toMatchObject({ price: 900, sale_price: null });
});

test('adding a colour or size keeps existing variants’ ids, stock and prices; a new one is priced like its size', () => {
  const [s, m] = generate(['Red'], ['S', 'M']);
  const saved = [
    { ...s!, id: 'var_s', stock_quantity: 4 },
    { ...m!, id: 'var_m', price: 1100, weight_grams: 400 },
  ];
  const rows = addValue(saved, 'color', 'Blue', start);
  expect(rows.slice(0, 2)).toEqual(saved);
  expect(rows.slice(2)).toMatchObject([
    { color: 'Blue', size: 'S', price: 900, stock_quantity: 0 },
    { color: 'Blue', size: 'M', price: 1100, weight_grams: 400, stock_quantity: 0 },
  ]);
  expect(rows.slice(2).every((row) => row.id === undefined)).toBe(true);
  expect(addValue(rows, 'color', 'blue', start)).toEqual(rows);
});

test('a removed colour that is added again regains its ids; removing the last value of an axis keeps the variants', () => {
  const rows = generate(['Red', 'Blue'], ['S']).map((row) => ({ ...row, id: `var_${row.color}` }));
  const without = removeValue(rows, 'color', 'Blue');
  expect(names(without)).toEqual(['Red, S']);
  expect(addValue(without, 'color', 'Blue', { ...start, removed: rows })).toEqual(rows);
  const plain = removeValue(without, 'color', 'Red');
  expect(plain).toMatchObject([{ id: 'var_Red', color: null, size: 'S' }]);
  expect(removeValue(plain, 'size', 'S')).toEqual([]);
});

test('a removed combination does not come back when another value is added', () => {
  const rows = generate(['Red', 'Blue'], ['S', 'M']).filter((row) => nameVariant(row) !== 'Blue, M');
  expect(names(addValue(rows, 'size', 'L', start))).toEqual([
    'Red, S',
    'Red, M',
    'Red, L',
    'Blue, S',
    'Blue, L',
  ]);
});

test('a renamed colour keeps the ids, pieces and prices of its variants, and their place', () => {
  const rows = generate(['Bule', 'Red'], ['S', 'M']).map((row, index) => ({
    ...row,
    id: `var_${index}`,
    stock_quantity: index,
  }));
  expect(renameValue(rows, 'color', 'Bule', 'Blue')).toEqual(
    rows.map((row) => (row.color === 'Bule' ? { ...row, color: 'Blue' } : row)),
  );
  expect(names(renameValue(rows, 'size', 'M', 'L'))).toEqual(['Bule, S', 'Bule, L', 'Red, S', 'Red, L']);
});
