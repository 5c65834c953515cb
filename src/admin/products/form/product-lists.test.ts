import { expect, test } from 'vitest';
import { mergeChanges } from '#admin/form/conflict/merge-changes.ts';
import type { Values } from '#admin/form/conflict/merge-fields.ts';
import { PRODUCT_LISTS } from './product-lists.ts';

const red = { id: 'var_1', color: 'Red', size: 'S', price: 900, stock_quantity: 4 };
const blue = { id: 'var_2', color: 'Blue', size: 'S', price: 900, stock_quantity: 2 };
const green = { id: 'var_3', color: 'Green', size: 'S', price: 900, stock_quantity: 1 };

function merge(field: 'variants' | 'pictures', before: Values[], theirs: Values[], yours: Values[]) {
  const merged = mergeChanges({ [field]: before }, { [field]: theirs }, { [field]: yours }, PRODUCT_LISTS);
  return { ...merged, rows: merged.values[field] as Values[] };
}

test('changes of two variants, and of two fields of one, are both kept', () => {
  const theirs = [{ ...red, price: 950 }, blue];
  const yours = [
    { ...red, stock_quantity: 9 },
    { ...blue, price: 990 },
  ];
  const { rows, conflicts, theirFields } = merge('variants', [red, blue], theirs, yours);
  expect(rows).toEqual([
    { ...red, price: 950, stock_quantity: 9 },
    { ...blue, price: 990 },
  ]);
  expect([conflicts, theirFields]).toEqual([[], ['variants']]);
});

test('additions and removals of both sides are merged; a variant added by both is kept once, with its saved id', () => {
  const added = { color: 'Green', size: 'S', price: 900, stock_quantity: 1 };
  const { rows, conflicts } = merge('variants', [red, blue], [red, blue, green], [red, added]);
  expect([rows, conflicts]).toEqual([[red, green], []]);
  const cheaper = { ...red, price: 890 };
  const gone = merge('variants', [red, blue], [red], [cheaper, blue]);
  expect([gone.rows, gone.conflicts]).toEqual([[cheaper], []]);
  const yellow = { color: 'Yellow', size: 'S', price: 1000, stock_quantity: 0 };
  expect(merge('variants', [red], [red, green], [red, yellow]).rows).toEqual([red, green, yellow]);
});

test('a price changed by both sides is a conflict labelled by variant, and either choice is applied', () => {
  const merged = merge(
    'variants',
    [red, blue],
    [{ ...red, price: 950 }, blue],
    [{ ...red, price: 990 }, blue],
  );
  const [conflict] = merged.conflicts;
  expect(conflict).toMatchObject({ label: 'Red, S, Price ₹', before: 900, theirs: 950, yours: 990 });
  expect(merged.rows[0]).toMatchObject({ price: 990 });
  expect(conflict!.takeTheirs(merged.values)['variants']).toMatchObject([{ price: 950 }, { price: 900 }]);
});

test('a variant removed by one side and changed by the other is a conflict, in both directions', () => {
  const byThem = merge('variants', [red, blue], [blue], [{ ...red, price: 990 }, blue]);
  expect(byThem.conflicts).toMatchObject([{ label: 'Red, S', theirs: 'Removed' }]);
  expect(byThem.rows.map(({ id }) => id).toSorted()).toEqual(['var_1', 'var_2']);
  expect(byThem.conflicts[0]!.takeTheirs(byThem.values)['variants']).toEqual([blue]);
  const byYou = merge('variants', [red, blue], [{ ...red, price: 950 }, blue], [blue]);
  expect(byYou.conflicts).toMatchObject([{ label: 'Red, S', yours: 'Removed' }]);
  expect(byYou.rows).toEqual([blue]);
  expect(byYou.conflicts[0]!.takeTheirs(byYou.values)['variants']).toEqual([blue, { ...red, price: 950 }]);
});

test('photos sorted by one side are merged with photos added and described by the other', () => {
  const [front, back] = [
    { id: 'pic_1', alt: 'Front', color: null },
    { id: 'pic_2', alt: '', color: null },
  ];
  const detail = { id: 'pic_3', alt: 'Detail', color: null };
  const theirs = [front!, { ...back!, alt: 'Back' }, detail];
  const { rows, conflicts } = merge('pictures', [front!, back!], theirs, [back!, front!]);
  expect([rows, conflicts]).toEqual([[{ ...back, alt: 'Back' }, front, detail], []]);
});
