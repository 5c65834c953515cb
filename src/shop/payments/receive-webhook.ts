import { RazorpayEvent } from '#domain/payment/payment.ts';
import { invalid, malformed } from '#domain/error.ts';
import { type Ctx, inTransaction } from '#shop/context.ts';
import { requireRazorpay } from './require-razorpay.ts';

export type ReceivedWebhook = { rawBody: Uint8Array; signature: string; eventId: string };

/**
 * Stores a webhook as received, once for each event id, and leaves the work to a job, so that the response is quick and nothing is lost
 * after it. Stores only the kind of an event that concerns neither a payment nor a refund. Throws invalid `webhook.signature` unless the
 * raw body carries our webhook secret's signature.
 */
export async function receiveWebhook(
  ctx: Ctx,
  { rawBody, signature, eventId }: ReceivedWebhook,
): Promise<void> {
  if (!requireRazorpay(ctx).isWebhookSignatureValid(rawBody, signature)) {
    throw invalid('webhook.signature', 'The signature does not belong to this body');
  }
  const { payload, kind, isOurs } = readEvent(rawBody);
  const now = ctx.clock.now();
  const stored = isOurs ? { payload } : { payload: '{}', processed_at: now };
  await inTransaction(ctx, async (tx) => {
    const { numInsertedOrUpdatedRows: rows } = await tx.db
      .insertInto('webhook_events')
      .values({ event_id: eventId, kind, received_at: now, ...stored })
      .onConflict((conflict) => conflict.column('event_id').doNothing())
      .executeTakeFirst();
    if (isOurs && rows === 1n) await tx.enqueue('apply-webhook', { eventId });
  });
}

function readEvent(rawBody: Uint8Array): { payload: string; kind: string; isOurs: boolean } {
  try {
    const payload = new TextDecoder('utf-8', { fatal: true }).decode(rawBody);
    if (payload.includes('\\u0000')) throw new RangeError('PostgreSQL cannot keep this character');
    const { event, payload: told } = RazorpayEvent.parse(JSON.parse(payload));
    return { payload, kind: event, isOurs: Boolean(told.payment ?? told.refund) };
  } catch {
    throw malformed('The webhook could not be read');
  }
}
