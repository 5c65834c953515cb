import { z } from 'zod';
import { TrackAction, TrackVisit } from '#contract/visit.ts';
import { answers, defineRoute, refuses, takes } from '#contract/define-route.ts';

const tags = ['Analytics'];
const responses = {
  202: answers(z.object({ received: z.literal(true) }), 'Counted, unless the visitor asked not to be'),
  ...refuses(400, 422, 429),
};

export const trackVisit = defineRoute({
  method: 'post',
  path: '/analytics/track/visit',
  summary: 'A page was opened; the first one of a visit says where the visitor came from',
  tags,
  request: { body: takes(TrackVisit) },
  responses,
});

export const trackAction = defineRoute({
  method: 'post',
  path: '/analytics/track/action',
  summary: 'One of six things a shop wants to know about; a purchase names its order in metadata.order_id',
  tags,
  request: { body: takes(TrackAction) },
  responses,
});
