import { exportSubscribers, listSubscribers } from '#shop/messaging/list-subscribers.ts';
import { answerCsv, wantsCsv } from '#api/answer-csv.ts';
import { createRouter } from '#api/open-api.ts';
import * as routes from '#contract/admin/subscribers.ts';

export const adminSubscribers = createRouter();

const headings = ['E-mail', 'Asked', 'Confirmed', 'Ended'];

adminSubscribers.openapi(routes.list, async (c) => {
  const ctx = c.get('ctx');
  const wanted = c.req.valid('query');
  if (!wantsCsv(c)) return c.json(await listSubscribers(ctx, wanted), 200);
  const subscribers = await exportSubscribers(ctx, wanted);
  const rows = subscribers.map(({ email, asked_at, confirmed_at, ended_at }) => [
    email,
    asked_at,
    confirmed_at ?? '',
    ended_at ?? '',
  ]);
  return answerCsv(c, 'newsletter.csv', [headings, rows]);
});
