import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { formatRupees } from '#domain/money/money.ts';
import { PayAttempt, toCourse } from './course.ts';
import type { PaymentLink } from './entities.ts';
import { expireLink, getLink, openLinkOrder } from './links.ts';
import { parseVendorInput } from './orders.ts';
import { attemptPayment } from './payments.ts';
import type { World } from './world.ts';

/** Serves the page behind a payment link: it pays, declines, or lets the link expire. */
export function makeLinkPages(world: World): Hono {
  const pages = new Hono();
  pages.get('/:id', async (c) => show(c, await getLink(world, c.req.param('id'))));
  pages.post('/:id', async (c) => {
    const id = c.req.param('id');
    const { act, ...form } = await c.req.parseBody();
    if (act === 'expire') return show(c, await expireLink(world, id));
    const outcome = act === 'decline' ? 'failure' : 'success';
    const attempt = parseVendorInput(PayAttempt, { ...form, outcome });
    const orderId = await openLinkOrder(world, id);
    const payment = await attemptPayment(world, orderId, { attempt, course: toCourse(attempt) });
    const link = await getLink(world, id);
    if (link.status !== 'paid')
      return show(c, link, payment.error_description ?? 'The bank has not answered yet.');
    return link.callback_url ? c.redirect(link.callback_url, 303) : show(c, link);
  });
  return pages;
}

const SAYINGS: Record<PaymentLink['status'], string> = {
  created: 'This is a sandbox: no money moves.',
  paid: 'This link is paid. Thank you.',
  expired: 'This link has expired.',
  cancelled: 'This link was cancelled.',
};

function show(c: Context, link: PaymentLink, said = SAYINGS[link.status]) {
  c.header('cache-control', 'no-store');
  c.header(
    'content-security-policy',
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  );
  return c.html(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <title>Pay ${formatRupees(link.amount)}</title>
          <style>
            body {
              font:
                16px/1.5 system-ui,
                sans-serif;
              margin: 2rem auto;
              max-width: 24rem;
              padding: 0 1rem;
              color: #1b2440;
            }
            form {
              display: grid;
              gap: 0.75rem;
            }
            input,
            button {
              font: inherit;
              min-height: 2.75rem;
              padding: 0 0.75rem;
            }
            .amount {
              font-size: 2rem;
              margin: 0.5rem 0;
            }
          </style>
        </head>
        <body>
          <main>
            <h1>${link.description}</h1>
            <p class="amount">${formatRupees(link.amount)}</p>
            <p role="status">${said}</p>
            ${link.status === 'created' ? form() : ''}
          </main>
        </body>
      </html>`,
  );
}

function form() {
  return html`<form method="post">
    <label for="vpa">UPI id</label>
    <input id="vpa" name="vpa" value="success@razorpay" autocomplete="off" />
    <button name="act" value="pay">Pay</button>
    <button name="act" value="decline">Decline</button>
    <button name="act" value="expire">Let the link expire</button>
  </form>`;
}
