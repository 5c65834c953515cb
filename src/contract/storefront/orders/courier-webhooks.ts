import { z } from 'zod';
import { answers, defineRoute, refuses } from '#contract/define-route.ts';

export const receive = defineRoute({
  tags: ['Delivery'],
  method: 'post',
  path: '/webhooks/couriers/{name}',
  summary: 'What couriers report about parcels; the secret is agreed with the courier',
  request: {
    params: z.object({ name: z.string().max(40) }),
    headers: z.object({ 'x-api-key': z.string().max(200).default('') }),
  },
  responses: {
    200: answers(z.object({ received: z.literal(true) }), 'Kept'),
    ...refuses(400, 404, 422),
  },
});
