import { findOffers } from '#shop/catalogue/search/find-offers.ts';
import { getCaller } from '#shop/workflows/telephone-order/get-caller.ts';
import { quoteTelephoneOrder } from '#shop/workflows/telephone-order/quote-order.ts';
import { sendNewLink } from '#shop/workflows/telephone-order/send-new-link.ts';
import { takeOrder } from '#shop/workflows/telephone-order/take-order.ts';
import { createRouter } from '#api/open-api.ts';
import * as routes from '#contract/admin/orders/telephone-orders.ts';

export const telephoneOrders = createRouter();

telephoneOrders.openapi(routes.take, async (c) => {
  const { 'idempotency-key': key } = c.req.valid('header');
  return c.json({ order: await takeOrder(c.get('ctx'), c.req.valid('json'), key) }, 201);
});

telephoneOrders.openapi(routes.sendNewLink, async (c) =>
  c.json({ order: await sendNewLink(c.get('ctx'), c.req.valid('param').id) }, 201),
);

telephoneOrders.openapi(routes.quote, async (c) =>
  c.json(await quoteTelephoneOrder(c.get('ctx'), c.req.valid('json')), 200),
);

telephoneOrders.openapi(routes.caller, async (c) =>
  c.json({ customer: await getCaller(c.get('ctx'), c.req.valid('query').phone) }, 200),
);

telephoneOrders.openapi(routes.offers, async (c) =>
  c.json({ offers: await findOffers(c.get('ctx'), c.req.valid('query').q) }, 200),
);
