import { z } from 'zod';
import { CONTENT } from '#domain/content/content-registry.ts';
import { Faq } from '#domain/content/content.ts';
import { answers, defineRoute } from '#contract/define-route.ts';

const tags = ['Settings and content'];
const answered = 'The built-in ones until the owner has written any';

type Page = 'home' | 'footer' | 'contact' | 'about' | 'returns' | 'legal';

function pageRoute<Slug extends Page>(slug: Slug) {
  return defineRoute({
    method: 'get',
    path: `/content/${slug}`,
    summary: `Words of the ${slug} page`,
    tags,
    responses: { 200: answers(CONTENT[slug].schema, answered) },
  });
}

export const home = pageRoute('home');
export const footer = pageRoute('footer');
export const contact = pageRoute('contact');
export const about = pageRoute('about');
export const returns = pageRoute('returns');
export const legal = pageRoute('legal');

export const shipping = defineRoute({
  method: 'get',
  path: '/content/shipping',
  summary: 'Words of the shipping page, with the threshold of the settings in rupees',
  tags,
  responses: {
    200: answers(CONTENT.shipping.schema.extend({ freeShippingThreshold: z.number() }), answered),
  },
});

export const faqs = defineRoute({
  method: 'get',
  path: '/content/faqs/list',
  summary: 'Questions that are asked often, in their order',
  tags,
  responses: { 200: answers(z.object({ faqs: z.array(Faq) }), 'Those not switched off') },
});
