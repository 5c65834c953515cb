import { setAdConsent } from '#shop/consents/set-ad-consent.ts';
import { getConsents, switchConsent } from '#shop/workflows/privacy/consents.ts';
import { createRouter } from '#api/open-api.ts';
import * as routes from '#contract/storefront/customer/consents.ts';

export const consents = createRouter();

consents.openapi(routes.say, async (c) => {
  const { browserId } = await setAdConsent(c.get('ctx'), c.req.valid('json'), c.get('address'));
  return c.json({ browser_id: browserId }, 201);
});

consents.openapi(routes.list, async (c) => c.json(await getConsents(c.get('ctx')), 200));

consents.openapi(routes.change, async (c) => {
  const ctx = c.get('ctx');
  await switchConsent(ctx, c.req.valid('param').purpose, c.req.valid('json'));
  return c.json(await getConsents(ctx), 200);
});
