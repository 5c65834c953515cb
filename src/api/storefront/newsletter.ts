import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { CONFIRMED_ANSWER, ENDED_ANSWER, SUBSCRIBE_ANSWER, Subscribe } from '#domain/messaging/newsletter.ts';
import {
  confirmNewsletter,
  endNewsletter,
  subscribeNewsletter,
} from '#shop/messaging/subscribe-newsletter.ts';
import { noStore } from '#api/no-store.ts';
import { answers, createDoor, refuses, takes } from '#api/open-api.ts';

const Said = z.object({ message: z.string() });
const Link = z.object({ token: z.string().max(64) });
const shared = { tags: ['Newsletter'], middleware: noStore };

const subscribe = createRoute({
  ...shared,
  method: 'post',
  path: '/newsletter/subscriptions',
  summary: 'Ask for the newsletter; the same answer whether or not the address is known',
  request: { body: takes(Subscribe) },
  responses: { 202: answers(Said, 'A mail is on its way'), ...refuses(422, 429) },
});
const changed = {
  200: answers(Said, 'Done'),
  303: { description: 'Done; for a form of a page without script, the way back to that page' },
  ...refuses(404),
};
const confirm = createRoute({
  ...shared,
  method: 'post',
  path: '/newsletter/confirm/{token}',
  summary: 'Confirm the subscription, with the token of the link that was mailed',
  request: { params: Link },
  responses: changed,
});
const end = createRoute({
  ...shared,
  method: 'post',
  path: '/newsletter/unsubscribe/{token}',
  summary: 'End the subscription',
  request: { params: Link },
  responses: changed,
});

export const newsletter = createDoor();

newsletter.openapi(subscribe, async (c) => {
  await subscribeNewsletter(c.get('ctx'), { ...c.req.valid('json'), address: c.get('address') });
  return c.json({ message: SUBSCRIBE_ANSWER }, 202);
});

newsletter.openapi(confirm, async (c) => {
  const { token } = c.req.valid('param');
  await confirmNewsletter(c.get('ctx'), token);
  return wantsPage(c) ? c.redirect(`/newsletter/${token}`, 303) : c.json({ message: CONFIRMED_ANSWER }, 200);
});

newsletter.openapi(end, async (c) => {
  const { token } = c.req.valid('param');
  await endNewsletter(c.get('ctx'), token);
  return wantsPage(c) ? c.redirect(`/newsletter/${token}`, 303) : c.json({ message: ENDED_ANSWER }, 200);
});

/** A form that was sent with script off wants a page to look at. */
function wantsPage(c: Context): boolean {
  return c.req.header('accept')?.includes('text/html') ?? false;
}
