import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Ctx } from '#shop/context.ts';
import { listOutbox } from '#shop/messaging/list-outbox.ts';

/** Serves the outbox, where a person or a test reads a one-time code while no message provider is set. */
export function outboxRoutes(ctx: Ctx): Hono {
  const app = new Hono();
  app.get('/outbox.json', async (c) => c.json(await listOutbox(ctx), 200, { 'cache-control': 'no-store' }));
  app.get('/outbox', async (c) => {
    const messages = await listOutbox(ctx);
    c.header('cache-control', 'no-store');
    c.header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    );
    return c.html(page(messages));
  });
  return app;
}

type OutboxMessage = Awaited<ReturnType<typeof listOutbox>>[number];

function page(messages: OutboxMessage[]) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Outbox</title>
        <style>
          body {
            font:
              16px/1.5 system-ui,
              sans-serif;
            margin: 2rem auto;
            max-width: 42rem;
            padding: 0 1rem;
            background: #fbf7f0;
            color: #2b1d14;
          }
          article {
            background: #fff;
            border: 1px solid #e7dccb;
            border-radius: 8px;
            margin: 0 0 1rem;
            padding: 1rem;
          }
          header {
            color: #6b5a4c;
            font-size: 14px;
          }
          p {
            margin: 0.5rem 0 0;
            white-space: pre-wrap;
            overflow-wrap: anywhere;
          }
        </style>
      </head>
      <body>
        <h1>Outbox</h1>
        <p>No message provider is set, so the shop's messages land here, newest first.</p>
        ${messages.length === 0 ? html`<p>Nothing yet.</p>` : messages.map(article)}
      </body>
    </html>`;
}

function article({ channel, to, subject, text, at }: OutboxMessage) {
  return html`<article>
    <header>${channel} to ${to} · <time datetime="${at}">${at}</time></header>
    ${subject ? html`<strong>${subject}</strong>` : ''}
    <p>${text}</p>
  </article>`;
}
