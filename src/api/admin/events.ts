import { streamSSE } from 'hono/streaming';
import type { ChangesEvent } from '#contract/overview/admin-events.ts';
import { requireStaff } from '#shop/access/require-staff.ts';
import { followChanges } from '#shop/overview/follow-changes.ts';
import { createRouter } from '#api/open-api.ts';
import * as routes from '#contract/admin/events.ts';

export const adminEvents = createRouter();

/** Browsers connect again after this time. */
const retryMs = 2_000;

adminEvents.openapi(routes.events, (c) => {
  const ctx = c.get('ctx');
  requireStaff(ctx);
  const left = new AbortController();
  return streamSSE(c, async (stream) => {
    stream.onAbort(() => left.abort());
    try {
      for await (const changed of followChanges(ctx, left.signal)) {
        const data = JSON.stringify({ changed } satisfies ChangesEvent);
        await stream.writeSSE({ event: 'changed', data, retry: retryMs });
      }
    } catch (error) {
      // The browser connects again; the reason is only for our log.
      ctx.log.warn({ error: (error as Error).message }, 'a stream of events ended');
    }
  });
});
