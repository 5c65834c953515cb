import { expect, test } from 'vitest';
import { toCartLine, toWish } from './cart-line.ts';

const lamp = {
  id: 'prd_1',
  name: 'Kuthuvilakku',
  pricePaise: 2_499_00,
  salePricePaise: 1_999_50,
  image: '/media/k/320.webp',
};
const at = new Date('2026-11-21T06:30:00Z');

test('a cart line carries the sale price in rupees, the variant and the time it was added', () => {
  const variant = { id: 'var_1', color: null, size: '12 inch', sku: 'never stored' };
  expect(toCartLine({ ...lamp, variant }, 2, at)).toEqual({
    product_id: 'prd_1',
    product: {
      id: 'prd_1',
      name: 'Kuthuvilakku',
      images: ['/media/k/320.webp'],
      price: 2499,
      sale_price: 1999.5,
      variant_info: { variant_id: 'var_1', color: null, size: '12 inch' },
    },
    quantity: 2,
    price: 1999.5,
    added_at: '2026-11-21T06:30:00.000Z',
  });
});

test('a cart line costs the sale price, or the price if there is none', () => {
  expect(toCartLine(lamp, 1, at).price).toBe(1999.5);
  expect(toCartLine({ ...lamp, salePricePaise: null }, 1, at).price).toBe(2499);
});

test('a sale price above the list price is ignored', () => {
  expect(toCartLine({ ...lamp, salePricePaise: 9_999_00 }, 1, at).price).toBe(2499);
});

test('a wish carries the stock status, and no images if there are none', () => {
  expect(toWish({ ...lamp, image: '' }, false)).toMatchObject({ images: [], stock_status: 'out_of_stock' });
});
