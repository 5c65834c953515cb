import { malformed } from '#domain/error.ts';
import { receiveCourierWebhook } from '#shop/shipments/receive-courier-webhook.ts';
import { createRouter } from '#api/open-api.ts';
import * as routes from '#contract/storefront/orders/courier-webhooks.ts';

export const courierWebhooks = createRouter();

courierWebhooks.openapi(routes.receive, async (c) => {
  const body = await c.req.json().catch(() => {
    throw malformed('The webhook could not be read');
  });
  await receiveCourierWebhook(c.get('ctx'), {
    name: c.req.valid('param').name,
    secret: c.req.valid('header')['x-api-key'],
    body,
  });
  return c.json({ received: true as const }, 200);
});
