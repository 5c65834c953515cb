import { QuoteCart, QuoteCartAnswer } from '#contract/pricing/cart-quote.ts';
import { answers, defineRoute, refuses, takes } from '#contract/define-route.ts';

export const quote = defineRoute({
  method: 'post',
  path: '/cart/quote',
  tags: ['Cart'],
  summary: 'What a cart costs now: prices, stock, discounts, shipping, GST, total',
  request: { body: takes(QuoteCart) },
  responses: { 200: answers(QuoteCartAnswer, 'The same figures an order would have now'), ...refuses(422) },
});
