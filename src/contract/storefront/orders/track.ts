import { z } from 'zod';
import { defineRoute, refuses } from '#contract/define-route.ts';

const TrackedNumber = z.object({ orderNumber: z.string().max(40) });

export const follow = defineRoute({
  method: 'get',
  path: '/track/{orderNumber}',
  request: { params: TrackedNumber },
  responses: {
    302: {
      description: 'To the courier’s page for the parcel, or to a plain page of ours while there is none',
    },
    ...refuses(404, 422),
  },
});
