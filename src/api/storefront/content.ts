import { createRoute, z } from '@hono/zod-openapi';
import { CONTENT } from '#domain/content/content-registry.ts';
import { Faq } from '#domain/content/content.ts';
import { listActiveFaqs } from '#domain/content/faqs.ts';
import { toRupees } from '#domain/money/money.ts';
import { readContent } from '#shop/content/read-content.ts';
import { readShownSettings } from '#shop/content/read-settings.ts';
import { answers, createDoor } from '#api/open-api.ts';

const tags = ['Settings and content'];
const pages = ['home', 'footer', 'contact', 'about', 'returns', 'legal'] as const;

const listFaqs = createRoute({
  method: 'get',
  path: '/content/faqs/list',
  summary: 'Questions that are asked often, in their order',
  tags,
  responses: { 200: answers(z.object({ faqs: z.array(Faq) }), 'Those not switched off') },
});

const readShipping = createRoute({
  method: 'get',
  path: '/content/shipping',
  summary: 'Words of the shipping page, with the threshold of the settings in rupees',
  tags,
  responses: {
    200: answers(
      CONTENT.shipping.schema.extend({ freeShippingThreshold: z.number() }),
      'The built-in ones until the owner has written any',
    ),
  },
});

/** Words of the pages, the amounts of the settings filled in. */
export const content = createDoor();

for (const slug of pages) {
  const route = createRoute({
    method: 'get',
    path: `/content/${slug}`,
    summary: `Words of the ${slug} page`,
    tags,
    responses: { 200: answers(CONTENT[slug].schema, 'The built-in ones until the owner has written any') },
  });
  content.openapi(route, async (c) => c.json(await readContent(c.get('ctx'), slug), 200));
}
content.openapi(readShipping, async (c) => {
  const ctx = c.get('ctx');
  const [words, { shipping }] = await Promise.all([readContent(ctx, 'shipping'), readShownSettings(ctx)]);
  return c.json({ ...words, freeShippingThreshold: toRupees(shipping.freeShippingThresholdPaise) }, 200);
});
content.openapi(listFaqs, async (c) => {
  const { faqs } = await readContent(c.get('ctx'), 'faqs');
  return c.json({ faqs: listActiveFaqs(faqs) }, 200);
});
