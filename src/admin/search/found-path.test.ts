import { expect, test } from 'vitest';
import { toFoundPath } from './found-path.ts';

test('a product leads to its page, and to its pieces for somebody who only counts them', () => {
  const found = { kind: 'product', id: 'prd_1', title: 'Lamp & Shade', detail: 'LS-1' } as const;
  expect(toFoundPath(found, (ability) => ability === 'edit_products')).toBe('/products/prd_1');
  expect(toFoundPath(found, (ability) => ability === 'edit_stock')).toBe('/stock?q=Lamp%20%26%20Shade');
});
