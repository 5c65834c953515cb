import type { Context } from 'hono';
import { CONFIRMED_ANSWER, ENDED_ANSWER, SUBSCRIBE_ANSWER } from '#domain/messaging/newsletter.ts';
import {
  confirmNewsletter,
  endNewsletter,
  subscribeNewsletter,
} from '#shop/messaging/subscribe-newsletter.ts';
import { Subscribe } from '#contract/messaging/newsletter.ts';
import { ShopError } from '#domain/error.ts';
import { createRouter } from '#api/open-api.ts';
import * as routes from '#contract/storefront/support/newsletter.ts';

export const newsletter = createRouter();

/** The form of the home page when it is sent without script. */
newsletter.post(routes.subscribe.path, async (c, next) => {
  if (!wantsPage(c)) return next();
  const sent = Subscribe.safeParse(await c.req.parseBody());
  if (!sent.success) return c.redirect('/newsletter?refused=email', 303);
  const isRefused = await wasRefused(
    subscribeNewsletter(c.get('ctx'), { ...sent.data, address: c.get('address') }),
  );
  return c.redirect(isRefused ? '/newsletter?refused=later' : '/newsletter', 303);
});

newsletter.openapi(routes.subscribe, async (c) => {
  await subscribeNewsletter(c.get('ctx'), { ...c.req.valid('json'), address: c.get('address') });
  return c.json({ message: SUBSCRIBE_ANSWER }, 202);
});

newsletter.openapi(routes.confirm, async (c) => {
  const { token } = c.req.valid('param');
  const confirming = confirmNewsletter(c.get('ctx'), token);
  if (wantsPage(c)) return toPageOf(c, token, confirming);
  await confirming;
  return c.json({ message: CONFIRMED_ANSWER }, 200);
});

newsletter.openapi(routes.end, async (c) => {
  const { token } = c.req.valid('param');
  const ending = endNewsletter(c.get('ctx'), token);
  if (wantsPage(c)) return toPageOf(c, token, ending);
  await ending;
  return c.json({ message: ENDED_ANSWER }, 200);
});

/** Returns whether the form was sent without script: then the response is a page. */
function wantsPage(c: Context): boolean {
  return c.req.header('accept')?.includes('text/html') ?? false;
}

/** Redirects to the page of a link, which shows the state of the subscription, or that the link no longer works. */
async function toPageOf(c: Context, token: string, change: Promise<void>) {
  await wasRefused(change);
  return c.redirect(`/newsletter/${token}`, 303);
}

async function wasRefused(change: Promise<void>): Promise<boolean> {
  try {
    await change;
    return false;
  } catch (error) {
    if (error instanceof ShopError) return true;
    throw error;
  }
}
