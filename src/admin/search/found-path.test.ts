import { expect, test } from 'vitest';
import { toFoundPath } from './found-path.ts';

test('a found product links to its page, or to its stock for staff who may only edit stock', () => {
  const found = { kind: 'product', id: 'prd_1', title: 'Lamp & Shade', detail: 'LS-1' } as const;
  expect(toFoundPath(found, (ability) => ability === 'edit_products')).toBe('/products/prd_1');
  expect(toFoundPath(found, (ability) => ability === 'edit_stock')).toBe('/stock?q=Lamp%20%26%20Shade');
});
