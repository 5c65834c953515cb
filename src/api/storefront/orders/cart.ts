import { quoteCart } from '#shop/cart/quote-cart.ts';
import { createRouter } from '#api/open-api.ts';
import * as routes from '#contract/storefront/orders/cart.ts';

export const cart = createRouter();

cart.openapi(routes.quote, async (c) => c.json(await quoteCart(c.get('ctx'), c.req.valid('json')), 200));
