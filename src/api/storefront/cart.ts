import { createRoute } from '@hono/zod-openapi';
import { QuoteCart, QuoteCartAnswer } from '#contract/cart-quote.ts';
import { quoteCart } from '#shop/cart/quote-cart.ts';
import { noStore } from '#api/no-store.ts';
import { answers, createDoor, refuses, takes } from '#api/open-api.ts';

const quote = createRoute({
  method: 'post',
  path: '/cart/quote',
  tags: ['Cart'],
  summary: 'What a cart costs now: prices, stock, discounts, shipping, GST, total',
  middleware: noStore,
  request: { body: takes(QuoteCart) },
  responses: { 200: answers(QuoteCartAnswer, 'The same figures an order would have now'), ...refuses(422) },
});

export const cart = createDoor();

cart.openapi(quote, async (c) => c.json(await quoteCart(c.get('ctx'), c.req.valid('json')), 200));
