import type { Context } from 'hono';
import { isbot } from 'isbot';
import { createRoute, z } from '@hono/zod-openapi';
import { TrackAction, TrackVisit } from '#contract/visit.ts';
import { recordAction } from '#shop/analytics/record-action.ts';
import { recordVisit } from '#shop/analytics/record-visit.ts';
import type { ApiEnv } from '#api/env.ts';
import { noStore } from '#api/no-store.ts';
import { answers, createDoor, refuses, takes } from '#api/open-api.ts';

const tags = ['Analytics'];
const responses = {
  202: answers(z.object({ received: z.literal(true) }), 'Counted, unless the visitor asked not to be'),
  ...refuses(400, 422, 429),
};

const trackVisit = createRoute({
  method: 'post',
  path: '/analytics/track/visit',
  summary: 'A page was opened; the first one of a visit says where the visitor came from',
  tags,
  middleware: noStore,
  request: { body: takes(TrackVisit) },
  responses,
});

const trackAction = createRoute({
  method: 'post',
  path: '/analytics/track/action',
  summary: 'One of six things a shop wants to know about; a purchase names its order in metadata.order_id',
  tags,
  middleware: noStore,
  request: { body: takes(TrackAction) },
  responses,
});

export const analytics = createDoor();

analytics.openapi(trackVisit, async (c) => {
  if (isCounted(c)) await recordVisit(c.get('ctx'), c.req.valid('json'));
  return c.json({ received: true as const }, 202);
});
analytics.openapi(trackAction, async (c) => {
  if (isCounted(c)) await recordAction(c.get('ctx'), c.req.valid('json'));
  return c.json({ received: true as const }, 202);
});

/** Programs are not visitors, staff are at work, and whoever asks not to be tracked is not. */
function isCounted(c: Context<ApiEnv>): boolean {
  const { actor, limits } = c.get('ctx');
  const wantsPeace = c.req.header('sec-gpc') === '1' || c.req.header('dnt') === '1';
  // Where limits are lifted it is tests that come, and they are programs.
  const isProgram = limits.requests && isbot(c.req.header('user-agent') ?? '');
  return !wantsPeace && !isProgram && actor.kind !== 'staff';
}
