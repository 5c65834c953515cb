import { z } from 'zod';
import { OrderAnswer } from '#contract/order/order.ts';
import { answers, defineRoute, needsLogin, refuses, takes } from '#contract/define-route.ts';
import {
  CheckPayment,
  CreatePaymentOrder,
  PaymentOrderAnswer,
  VerifyPayment,
} from '#contract/payment/payment.ts';

export const start = defineRoute({
  tags: ['Payment'],
  method: 'post',
  path: '/payment/create-order',
  security: needsLogin,
  request: { body: takes(CreatePaymentOrder) },
  responses: {
    200: answers(PaymentOrderAnswer, 'What the payment window needs; amount in paise'),
    ...refuses(401, 404, 409, 422, 503),
  },
});
export const verify = defineRoute({
  tags: ['Payment'],
  method: 'post',
  path: '/payment/verify',
  security: needsLogin,
  request: { body: takes(VerifyPayment) },
  responses: {
    200: answers(OrderAnswer, 'The order as it stands after the payment'),
    ...refuses(401, 404, 422, 503),
  },
});
export const check = defineRoute({
  tags: ['Payment'],
  method: 'post',
  path: '/payment/check',
  summary: 'Asks Razorpay what became of the payments of your order',
  description:
    'For when the payment window was closed or its answer was lost. payment.in_progress says that a bank has still to decide.',
  security: needsLogin,
  request: { body: takes(CheckPayment) },
  responses: {
    200: answers(OrderAnswer, 'The order as it stands at Razorpay now'),
    ...refuses(401, 404, 422, 503),
  },
});
export const webhook = defineRoute({
  tags: ['Payment'],
  method: 'post',
  path: '/payment/webhook',
  request: {
    headers: z.object({
      'x-razorpay-signature': z.string().max(200),
      'x-razorpay-event-id': z.string().min(1).max(100),
    }),
  },
  responses: {
    200: answers(z.object({ received: z.literal(true) }), 'Stored; worked off afterwards'),
    ...refuses(400, 422),
  },
});
