import { expect, test } from 'vitest';
import { toPixelEvent } from './pixel.ts';

const metadata = { product_id: 'prd_1', quantity: 2, price: 600, name: 'Brass Diya', category: 'lighting' };

test.each([
  ['view_product', 'ViewContent'],
  ['add_to_cart', 'AddToCart'],
] as const)(
  '%s becomes the pixel event %s, with the product’s facts and the value in rupees',
  (action, name) => {
    const event = toPixelEvent({ action, product_id: 'prd_1', category: 'lighting', value: 1200, metadata });
    expect(event).toEqual({
      name,
      facts: {
        currency: 'INR',
        value: 1200,
        content_type: 'product',
        content_ids: ['prd_1'],
        content_name: 'Brass Diya',
        content_category: 'lighting',
        num_items: 2,
      },
    });
  },
);

test('a purchase event carries the order ID, so that it is counted once', () => {
  const metadata = { order_id: 'ord_1', quantity: 3, product_ids: 'prd_1 prd_2', currency: 'INR' };
  expect(toPixelEvent({ action: 'purchase', value: 1850.5, metadata })).toEqual({
    name: 'Purchase',
    eventId: 'ord_1',
    facts: {
      currency: 'INR',
      value: 1850.5,
      content_type: 'product',
      content_ids: ['prd_1', 'prd_2'],
      num_items: 3,
    },
  });
  expect(toPixelEvent({ action: 'checkout_start', value: 1, metadata: {} })?.name).toBe('InitiateCheckout');
});

test('page views, searches and category views produce no pixel event', () => {
  expect(toPixelEvent({})).toBeUndefined();
  expect(toPixelEvent({ action: 'search' })).toBeUndefined();
  expect(toPixelEvent({ action: 'view_category' })).toBeUndefined();
});
