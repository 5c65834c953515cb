import { expect, test } from 'vitest';
import { OrderJson, toOrderJson } from './order.ts';
import type { Order } from '#domain/order/order.ts';

const ADDRESS = {
  line1: '12 Chowk',
  line2: '',
  city: 'Varanasi',
  stateKey: 'UP',
  postalCode: '221001',
  country: 'India',
  phone: '+919876543210',
} as const;

const ORDER: Order = {
  id: 'ord_1',
  orderNumber: 'HT-2611-7K3QX9M2',
  status: 'shipped',
  placedAt: new Date('2026-11-21T06:00:00Z'),
  customer: { name: 'Asha', email: 'asha@example.com', phone: '+919876543210' },
  lines: [
    {
      id: 'lin_1',
      productId: 'prd_1',
      variantId: 'var_1',
      name: 'Warli Canvas',
      sku: 'WD02-IN',
      color: 'Indigo',
      size: null,
      pictureKey: 'a'.repeat(32),
      quantity: 2,
      unitPricePaise: 49950,
      grossPaise: 99900,
      returned: 0,
      productPath: '/product/brass-diya',
      isReviewed: false,
    },
  ],
  shippingAddress: ADDRESS,
  billingAddress: ADDRESS,
  buyerGstin: null,
  notes: '',
  gift: { message: 'Happy Diwali, Nani' },
  shippingMethod: 'standard',
  deliveryFrom: '2026-11-26',
  deliveryTo: '2026-11-28',
  payment: {
    method: 'razorpay',
    status: 'completed',
    transactionId: 'pay_TEST000000001',
    paidAt: new Date('2026-11-21T06:01:00Z'),
    expiresAt: null,
    inProgress: false,
    refundedPaise: 0,
    cashOwedPaise: 0,
  },
  refunds: [],
  returns: [],
  exchange: null,
  exchangedPaise: 0,
  creditNotes: [],
  totals: {
    subtotalPaise: 99900,
    couponPaise: 5000,
    couponCode: 'DIWALI',
    prepaidDiscountPaise: 4745,
    shippingPaise: 10000,
    giftPaise: 0,
    codPaise: 0,
    taxablePaise: 95385,
    cgstPaise: 2385,
    sgstPaise: 2385,
    igstPaise: 0,
    roundingPaise: 45,
    totalPaise: 100200,
  },
  tracking: {
    courier: 'Delhivery',
    number: '12345678901',
    url: null,
    shippedAt: new Date('2026-11-22T06:00:00Z'),
    deliveredAt: null,
  },
  cancelledAt: null,
  cancelledReason: null,
  returnedAt: null,
  invoiceId: 'inv_1',
};

test('an order is serialised with the specified fields, in rupees, and matches its schema', () => {
  const json = toOrderJson(ORDER);
  expect(OrderJson.parse(json)).toEqual(json);
  expect(json).toMatchObject({
    order_number: 'HT-2611-7K3QX9M2',
    created_at: '2026-11-21T06:00:00.000Z',
    items: [{ product_name: 'Warli Canvas', variant: 'Indigo', price: 499.5, total: 999, quantity: 2 }],
    shipping_address: { state: 'Uttar Pradesh', state_code: 'UP', postal_code: '221001' },
    payment: {
      method: 'razorpay',
      razorpay_payment_id: 'pay_TEST000000001',
      paid_at: '2026-11-21T06:01:00.000Z',
    },
    totals: {
      subtotal: 999,
      discount: 97.45,
      coupon_amount: 50,
      tax: 47.7,
      shipping: 100,
      rounding: 0.45,
      total: 1002,
    },
    tracking: { provider: 'Delhivery', shipped_at: '2026-11-22T06:00:00.000Z', delivered_at: null },
  });
  expect(json.items[0]!.product_image).toBe(`/media/${'a'.repeat(32)}/160.webp`);
});

test('a cash on delivery order has no Razorpay payment id', () => {
  const payment = { ...ORDER.payment, method: 'cod' as const, transactionId: 'cash-17' };
  expect(toOrderJson({ ...ORDER, payment }).payment.razorpay_payment_id).toBeNull();
});
