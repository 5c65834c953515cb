import { SOURCE_WORDS } from '#domain/messaging/subscription-source.ts';
import { exportSubscribers, listSubscribers } from '#shop/messaging/list-subscribers.ts';
import { removeSubscriber } from '#shop/messaging/remove-subscriber.ts';
import { toUnsubscribeToken } from '#shop/messaging/unsubscribe-link.ts';
import { answerCsv, toTimeCell, wantsCsv } from '#api/answer-csv.ts';
import { createRouter } from '#api/open-api.ts';
import * as routes from '#contract/admin/subscribers.ts';

export const adminSubscribers = createRouter();

const headings = ['E-mail', 'Source', 'Asked', 'Confirmed', 'Ended', 'Link to unsubscribe'];

adminSubscribers.openapi(routes.list, async (c) => {
  const ctx = c.get('ctx');
  const wanted = c.req.valid('query');
  if (!wantsCsv(c)) return c.json(await listSubscribers(ctx, wanted), 200);
  const subscribers = await exportSubscribers(ctx, wanted);
  const rows = subscribers.map(({ id, email, source, asked_at, confirmed_at, ended_at }) => [
    email,
    SOURCE_WORDS[source],
    toTimeCell(asked_at),
    toTimeCell(confirmed_at),
    toTimeCell(ended_at),
    confirmed_at && !ended_at ? `${ctx.publicUrl}/newsletter/${toUnsubscribeToken(ctx, id)}` : '',
  ]);
  return answerCsv(c, 'newsletter.csv', [headings, rows]);
});
adminSubscribers.openapi(routes.remove, async (c) => {
  await removeSubscriber(c.get('ctx'), c.req.valid('param').id);
  return c.body(null, 204);
});
