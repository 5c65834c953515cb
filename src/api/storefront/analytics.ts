import type { Context } from 'hono';
import { isbot } from 'isbot';
import { recordAction } from '#shop/analytics/record-action.ts';
import { recordVisit } from '#shop/analytics/record-visit.ts';
import type { ApiEnv } from '#api/env.ts';
import { createRouter } from '#api/open-api.ts';
import * as routes from '#contract/storefront/analytics.ts';

export const analytics = createRouter();

analytics.openapi(routes.trackVisit, async (c) => {
  if (isCounted(c)) await recordVisit(c.get('ctx'), c.req.valid('json'));
  return c.json({ received: true as const }, 202);
});
analytics.openapi(routes.trackAction, async (c) => {
  if (isCounted(c)) await recordAction(c.get('ctx'), c.req.valid('json'));
  return c.json({ received: true as const }, 202);
});

/** Returns whether a request counts as a visit: robots, staff, and visitors who opted out of tracking do not. */
function isCounted(c: Context<ApiEnv>): boolean {
  const { actor, limits } = c.get('ctx');
  const refusesTracking = c.req.header('sec-gpc') === '1' || c.req.header('dnt') === '1';
  // Without rate limits the callers are tests, which are programs themselves.
  const isProgram = limits.requests && isbot(c.req.header('user-agent') ?? '');
  return !refusesTracking && !isProgram && actor.kind !== 'staff';
}
