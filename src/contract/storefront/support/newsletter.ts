import { z } from 'zod';
import { answers, defineRoute, refuses, takes } from '#contract/define-route.ts';
import { Subscribe } from '#contract/messaging/newsletter.ts';

const Said = z.object({ message: z.string() });
const Link = z.object({ token: z.string().max(64) });
const shared = { tags: ['Newsletter'] };

export const subscribe = defineRoute({
  ...shared,
  method: 'post',
  path: '/newsletter/subscriptions',
  summary: 'Ask for the newsletter; the same answer whether or not the address is known',
  request: { body: takes(Subscribe) },
  responses: {
    202: answers(Said, 'A mail is on its way'),
    303: {
      description:
        'A mail is on its way; for a form of a page without script, the page that says so or why not',
    },
    ...refuses(422, 429),
  },
});
const changed = {
  200: answers(Said, 'Done'),
  303: { description: 'For a form of a page without script, the way back to that page' },
  ...refuses(404),
};
export const confirm = defineRoute({
  ...shared,
  method: 'post',
  path: '/newsletter/confirm/{token}',
  summary: 'Confirm the subscription, with the token of the link that was mailed',
  request: { params: Link },
  responses: changed,
});
export const end = defineRoute({
  ...shared,
  method: 'post',
  path: '/newsletter/unsubscribe/{token}',
  summary: 'End the subscription',
  request: { params: Link },
  responses: changed,
});
