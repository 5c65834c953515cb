import { expect, test } from 'vitest';
import { countPiece, isAllCounted, scanPiece, toPackLines } from './count-pieces.ts';

const line = (id: string, sku: string, quantity: number) => ({
  id,
  sku,
  location: '',
  quantity,
  name: sku,
  image: '',
});
const lines = [line('a', 'DY-RS', 2), line('b', 'TR-1', 1)];

test('each scanned piece counts once, in upper or lower case; surplus and unknown pieces are not counted', () => {
  const one = scanPiece(lines, {}, 'dy-rs');
  expect(one).toMatchObject({ kind: 'counted', counts: { a: 1 } });
  expect(scanPiece(lines, { a: 1 }, 'DY-RS')).toMatchObject({ kind: 'counted', counts: { a: 2 } });
  expect(scanPiece(lines, { a: 2 }, 'DY-RS')).toMatchObject({ kind: 'enough', line: { id: 'a' } });
  expect(scanPiece(lines, {}, 'DY-RM')).toEqual({ kind: 'unknown' });
});

test('two lines of one SKU are filled one after the other', () => {
  const twice = [line('a', 'DY-RS', 1), line('c', 'DY-RS', 1)];
  expect(scanPiece(twice, { a: 1 }, 'DY-RS')).toMatchObject({ kind: 'counted', counts: { a: 1, c: 1 } });
});

test('an order is complete when every piece of every line is counted', () => {
  expect(isAllCounted(lines, { a: 2 })).toBe(false);
  expect(isAllCounted(lines, { a: 2, b: 1 })).toBe(true);
});

test('a manual count stays between zero and the ordered quantity', () => {
  expect(countPiece({ b: 1 }, lines[1]!, 1)).toEqual({ b: 1 });
  expect(countPiece({}, lines[1]!, -1)).toEqual({ b: 0 });
});

test('pieces that were credited before the parcel left are not packed', () => {
  const item = { sku: 'DY-RS', product_name: 'Diya', variant: 'Red', product_image: '/p.webp' };
  const items = [
    { ...item, id: 'a', quantity: 3, returned: 1 },
    { ...item, id: 'b', quantity: 1, returned: 1 },
  ];
  expect(
    toPackLines({ items, locations: { 'DY-RS': 'A-3' } } as unknown as Parameters<typeof toPackLines>[0]),
  ).toEqual([{ id: 'a', sku: 'DY-RS', location: 'A-3', name: 'Diya, Red', image: '/p.webp', quantity: 2 }]);
});
