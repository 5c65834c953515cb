import { sql } from 'kysely';
import { isShopError } from '#domain/error.ts';
import type { Ctx } from '#shop/context.ts';
import { isDueQuestion, noteQuestion } from '#shop/payments/gateway-questions.ts';
import { closePaymentLink } from '#shop/payments/links/close-payment-link.ts';
import { requireRazorpay } from '#shop/payments/require-razorpay.ts';
import { fetchLink } from './fetch-link.ts';

const mostAtOnce = 100;
const everyMinutes = 5;

/**
 * Follows up payment links: fetches those of unpaid orders every five minutes and at every start, so that a payment is found even if its
 * webhooks are lost, and cancels at Razorpay those whose order no longer needs a payment. A link that was paid anyway is handled as a late
 * payment.
 */
export async function sweepLinks(ctx: Ctx, { isStart }: { isStart: boolean }): Promise<void> {
  if (!ctx.razorpay) return;
  for (const link of await listOpen(ctx, isStart)) {
    await noteQuestion(ctx, link.gateway_link_id);
    const isDue = link.status === 'pending' && link.payment_status !== 'completed';
    const work = isDue ? fetchLink(ctx, link.gateway_link_id) : closeLink(ctx, link);
    await work.catch((error: Error) =>
      ctx.log.warn({ orderId: link.order_id, error: error.message }, 'could not follow up a payment link'),
    );
  }
}

type OpenLink = Awaited<ReturnType<typeof listOpen>>[number];

/** Lists the open links that have to be cancelled, and of the others those that are due; at the start of the program, all of them. */
function listOpen(ctx: Ctx, isStart: boolean) {
  const isDue = isDueQuestion(ctx, {
    subject: sql`l.gateway_link_id`,
    since: sql`l.created_at`,
    minutes: sql`${everyMinutes}`,
  });
  return ctx.db
    .selectFrom('payment_links as l')
    .innerJoin('orders as o', 'o.id', 'l.order_id')
    .select(['l.order_id', 'l.gateway_link_id', 'o.status', 'o.payment_status'])
    .where('l.closed_at', 'is', null)
    .$if(!isStart, (query) => query.where((eb) => eb.or([eb('o.status', '<>', 'pending'), isDue])))
    .orderBy('l.created_at')
    .limit(mostAtOnce)
    .execute();
}

async function closeLink(ctx: Ctx, { order_id, gateway_link_id, payment_status }: OpenLink): Promise<void> {
  if (payment_status === 'pending' || payment_status === 'failed') await cancelLink(ctx, gateway_link_id);
  await closePaymentLink(ctx, order_id);
}

/** Cancels a link at Razorpay, which refuses this for a link that is already paid, expired or cancelled. */
async function cancelLink(ctx: Ctx, gatewayLinkId: string): Promise<void> {
  await requireRazorpay(ctx)
    .cancelPaymentLink(gatewayLinkId)
    .catch((error: unknown) => {
      if (!isShopError(error, 'supplier.refused')) throw error;
    });
  await fetchLink(ctx, gatewayLinkId);
}
