import { createRoute, z } from '@hono/zod-openapi';
import { html } from 'hono/html';
import { SUBSCRIBE_ANSWER, Subscribe } from '#domain/newsletter.ts';
import {
  confirmNewsletter,
  endNewsletter,
  subscribeNewsletter,
} from '#shop/notifications/subscribe-newsletter.ts';
import { noStore } from './no-store.ts';
import { answers, createDoor, refuses, takes } from './open-api.ts';

const Link = z.object({ token: z.string().max(64) });
const page = {
  200: { description: 'A page that says so', content: { 'text/html': { schema: z.string() } } },
};
const shared = { tags: ['Newsletter'], middleware: noStore };

const subscribe = createRoute({
  ...shared,
  method: 'post',
  path: '/newsletter/subscriptions',
  summary: 'Ask for the newsletter; the same answer whether or not the address is known',
  request: { body: takes(Subscribe) },
  responses: {
    202: answers(z.object({ message: z.string() }), 'A mail is on its way'),
    ...refuses(422, 429),
  },
});
const confirm = createRoute({
  ...shared,
  method: 'get',
  path: '/newsletter/confirm/{token}',
  summary: 'Confirm the subscription; the link in the mail',
  request: { params: Link },
  responses: { ...page, ...refuses(404) },
});
const end = createRoute({
  ...shared,
  method: 'get',
  path: '/newsletter/unsubscribe/{token}',
  summary: 'End the subscription',
  request: { params: Link },
  responses: { ...page, ...refuses(404) },
});

export const newsletter = createDoor();

newsletter.openapi(subscribe, async (c) => {
  await subscribeNewsletter(c.get('ctx'), { ...c.req.valid('json'), address: c.get('address') });
  return c.json({ message: SUBSCRIBE_ANSWER }, 202);
});

newsletter.openapi(confirm, async (c) => {
  const { token } = c.req.valid('param');
  await confirmNewsletter(c.get('ctx'), token);
  const undo = html`<a href="/api/v1/newsletter/unsubscribe/${token}">Unsubscribe again</a>`;
  return c.html(await say('Thank you! Your subscription is confirmed.', undo), 200, policy);
});

newsletter.openapi(end, async (c) => {
  await endNewsletter(c.get('ctx'), c.req.valid('param').token);
  return c.html(await say('You are unsubscribed. We will not write to you again.'), 200, policy);
});

const policy = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
};

function say(sentence: string, more: ReturnType<typeof html> = html``) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Newsletter</title>
        <style>
          body {
            font:
              18px/1.5 system-ui,
              sans-serif;
            margin: 15vh auto;
            max-width: 32rem;
            padding: 0 1.5rem;
            background: #fbf7f0;
            color: #2b1d14;
          }
          a {
            color: #7a3b12;
          }
        </style>
      </head>
      <body>
        <h1>${sentence}</h1>
        <p><a href="/">Back to the shop</a></p>
        <p>${more}</p>
      </body>
    </html>`;
}
