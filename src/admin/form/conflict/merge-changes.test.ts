import { expect, test } from 'vitest';
import { mergeChanges } from './merge-changes.ts';

const before = { name: 'Brass diya', price: 900, tags: ['brass'] };

test('changes of different fields are both kept', () => {
  const merged = mergeChanges(before, { ...before, price: 950 }, { ...before, name: 'Brass lamp' });
  expect(merged).toEqual({
    values: { name: 'Brass lamp', price: 950, tags: ['brass'] },
    conflicts: [],
    theirFields: ['price'],
  });
});

test('different changes of one field are a conflict that shows all three values', () => {
  const merged = mergeChanges(before, { ...before, price: 950 }, { ...before, price: 990 });
  expect(merged.conflicts).toMatchObject([{ field: 'price', before: 900, theirs: 950, yours: 990 }]);
  expect(merged.conflicts[0]!.takeTheirs(merged.values)).toMatchObject({ price: 950 });
  expect(merged.values).toMatchObject({ price: 990 });
});

test('the same change on both sides, as after a lost response, is not a conflict', () => {
  const changed = { ...before, tags: ['brass', 'lamp'] };
  expect(mergeChanges(before, changed, { ...changed, tags: ['brass', 'lamp'] }).conflicts).toEqual([]);
});
