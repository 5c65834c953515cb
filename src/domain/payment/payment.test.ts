import { describe, expect, test } from 'vitest';
import { RazorpayEvent } from './payment.ts';
import { CreatePaymentOrder, VerifyPayment } from '#contract/payment/payment.ts';

const PAYMENT = {
  id: 'pay_TEST000000001',
  entity: 'payment',
  amount: 50000,
  currency: 'INR',
  status: 'captured',
  order_id: 'order_TEST000000001',
  created_at: 1_790_000_000,
};

const ORDER = {
  id: PAYMENT.order_id,
  entity: 'order',
  amount: 50000,
  amount_paid: 50000,
  amount_due: 0,
  currency: 'INR',
  status: 'paid',
  created_at: 1_790_000_000,
};

describe('payment calls', () => {
  test('an online payment is in rupees', () => {
    expect(CreatePaymentOrder.parse({ order_id: 'ord_1', amount: 500 })).toEqual({
      order_id: 'ord_1',
      amount: 500,
      currency: 'INR',
    });
    expect(
      CreatePaymentOrder.safeParse({ order_id: 'ord_1', currency: 'USD' }).error!.issues[0]!.message,
    ).toBe('Only INR is accepted');
  });

  test('a verification needs the IDs and the signature from the widget in their correct format', () => {
    const body = {
      order_id: 'ord_1',
      razorpay_order_id: 'order_TEST000000001',
      razorpay_payment_id: 'pay_TEST000000001',
      razorpay_signature: 'fbf39634b5947e8e20a87445ecd92bb3fc78827e61b5368dc01c0f3477d28e4c',
    };
    expect(VerifyPayment.parse(body)).toEqual(body);
    expect(VerifyPayment.safeParse({ ...body, razorpay_payment_id: 'order_TEST000000001' }).success).toBe(
      false,
    );
    expect(VerifyPayment.safeParse({ ...body, razorpay_signature: 'zz' }).success).toBe(false);
  });

  test('a webhook may carry a payment, an order or an unknown kind of event; a fractional amount is refused', () => {
    const event = {
      entity: 'event',
      event: 'payment.captured',
      created_at: 1,
      payload: { payment: { entity: PAYMENT } },
    };
    expect(RazorpayEvent.parse(event).payload.payment?.entity.amount).toBe(50000);
    const payload = { order: { entity: ORDER } };
    expect(RazorpayEvent.parse({ ...event, event: 'order.paid', payload }).payload).toMatchObject(payload);
    expect(RazorpayEvent.parse({ ...event, event: 'fund.added', payload: {} }).event).toBe('fund.added');
    expect(
      RazorpayEvent.safeParse({ ...event, payload: { payment: { entity: { ...PAYMENT, amount: 1.5 } } } })
        .success,
    ).toBe(false);
  });
});
