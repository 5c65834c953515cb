import { describe, expect, test } from 'vitest';
import { toFieldErrors } from '#domain/error.ts';
import { PlaceOrder, isSameAmount } from './place-order.ts';

const ORDER = {
  name: 'Asha Rani',
  email: 'asha@example.com',
  phone: '+919876543210',
  address: {
    line1: '12 Chowk',
    city: 'Varanasi',
    state: 'Uttar Pradesh',
    postal_code: '221001',
    country: 'India',
  },
  items: [{ product_id: 'prd_1', quantity: 2, price: 499 }],
  paymentMethod: 'cod',
};

function errorsOf(input: object) {
  return toFieldErrors(PlaceOrder.safeParse(input).error?.issues ?? []);
}

describe('placing an order', () => {
  test('accepts the specified payload and drops unknown fields', () => {
    expect(
      PlaceOrder.parse({
        ...ORDER,
        user_id: 'cus_2',
        status: 'delivered',
        totals: { total: 998, paid: true },
      }),
    ).toEqual({
      ...ORDER,
      address: { ...ORDER.address, line2: '', state: 'UP' },
      items: [{ ...ORDER.items[0], variant_id: null, color: null, size: null }],
      billing_address: undefined,
      totals: { total: 998 },
      shippingMethod: 'standard',
      notes: '',
      promo_code: undefined,
      gstin: undefined,
    });
  });

  test.each([0, -1, 1.5, 1e9, Number.NaN, '3'])('quantity %j is refused with a sentence', (quantity) => {
    expect(errorsOf({ ...ORDER, items: [{ ...ORDER.items[0], quantity }] })).toEqual({
      'items.0.quantity': 'Quantity must be a whole number from 1 to 99',
    });
  });

  test('requires at least one item and at most fifty', () => {
    expect(errorsOf({ ...ORDER, items: [] })).toEqual({ items: 'Your cart is empty' });
    expect(errorsOf({ ...ORDER, items: undefined })).toEqual({ items: 'Your cart is empty' });
    const items = Array.from({ length: 51 }, () => ORDER.items[0]);
    expect(errorsOf({ ...ORDER, items })).toEqual({ items: 'A cart can have at most 50 different items' });
  });

  test.each([
    ['+919876543210', '+919876543210'],
    ['9876543210', '+919876543210'],
    ['91 98765 43210', '+919876543210'],
    ['+14155550100', '+14155550100'],
    ['+971501234567', '+971501234567'],
    ['+9715012345678', undefined],
    ['+6581234567', '+6581234567'],
    ['+910123456789', undefined],
    ['+915811111111', undefined],
    ['5811111111', undefined],
    ['+15811111111', '+15811111111'],
    ['12345', undefined],
  ])('phone %s is kept as %s', (phone, kept) => {
    expect(PlaceOrder.safeParse({ ...ORDER, phone }).data?.phone).toBe(kept);
  });

  test('upper-cases a promo code and treats an empty one as absent', () => {
    expect(PlaceOrder.parse({ ...ORDER, promo_code: ' diwali10 ' }).promo_code).toBe('DIWALI10');
    expect(PlaceOrder.parse({ ...ORDER, promo_code: '', gstin: null }).promo_code).toBeUndefined();
  });

  test('ignores a null total, refuses a non-numeric one, and allows a rounding error when comparing amounts', () => {
    expect(PlaceOrder.parse({ ...ORDER, totals: null }).totals).toBeUndefined();
    expect(errorsOf({ ...ORDER, totals: { total: '998' } })).toHaveProperty(['totals.total']);
    expect(isSameAmount(undefined, 10)).toBe(true);
    expect(isSameAmount(9.999999, 10)).toBe(true);
    expect(isSameAmount(9.99, 10)).toBe(false);
  });
});
