import * as routes from '#contract/storefront/content.ts';
import { listActiveFaqs } from '#domain/content/faqs.ts';
import { toRupees } from '#domain/money/money.ts';
import { readContent } from '#shop/content/read-content.ts';
import { readShownSettings } from '#shop/content/read-settings.ts';
import { createRouter } from '#api/open-api.ts';

/** Serves the texts of the pages, with the amounts of the settings filled in. */
export const content = createRouter();

content.openapi(routes.home, async (c) => c.json(await readContent(c.get('ctx'), 'home'), 200));
content.openapi(routes.footer, async (c) => c.json(await readContent(c.get('ctx'), 'footer'), 200));
content.openapi(routes.contact, async (c) => c.json(await readContent(c.get('ctx'), 'contact'), 200));
content.openapi(routes.about, async (c) => c.json(await readContent(c.get('ctx'), 'about'), 200));
content.openapi(routes.returns, async (c) => c.json(await readContent(c.get('ctx'), 'returns'), 200));
content.openapi(routes.legal, async (c) => c.json(await readContent(c.get('ctx'), 'legal'), 200));
content.openapi(routes.shipping, async (c) => {
  const ctx = c.get('ctx');
  const [words, { shipping }] = await Promise.all([readContent(ctx, 'shipping'), readShownSettings(ctx)]);
  return c.json({ ...words, freeShippingThreshold: toRupees(shipping.freeShippingThresholdPaise) }, 200);
});
content.openapi(routes.faqs, async (c) => {
  const { faqs } = await readContent(c.get('ctx'), 'faqs');
  return c.json({ faqs: listActiveFaqs(faqs) }, 200);
});
