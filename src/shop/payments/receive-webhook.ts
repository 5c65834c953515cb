import { RazorpayEvent } from '#domain/payment.ts';
import { invalid, malformed } from '#domain/error.ts';
import { type Ctx, inTransaction } from '#shop/context.ts';

export type ReceivedWebhook = { rawBody: string; signature: string; eventId: string };

/**
 * Stores a webhook as it came, once for each event id, and leaves the work to a job, so that the answer is quick and nothing is lost
 * after it. Throws invalid `webhook.signature` unless the raw body carries our webhook secret's signature.
 */
export async function receiveWebhook(ctx: Ctx, { rawBody, signature, eventId }: ReceivedWebhook): Promise<void> {
  if (!ctx.razorpay.isWebhookSignatureValid(rawBody, signature)) {
    throw invalid('webhook.signature', 'The signature does not belong to this body');
  }
  const kind = readKind(rawBody);
  await inTransaction(ctx, async (tx) => {
    const stored = await tx.db
      .insertInto('webhook_events')
      .values({ event_id: eventId, kind, payload: rawBody, received_at: tx.clock.now() })
      .onConflict((conflict) => conflict.column('event_id').doNothing())
      .executeTakeFirst();
    if (stored.numInsertedOrUpdatedRows === 1n) await tx.enqueue('apply-webhook', { eventId });
  });
}

function readKind(rawBody: string): string {
  try {
    return RazorpayEvent.parse(JSON.parse(rawBody)).event;
  } catch {
    throw malformed('The webhook could not be read');
  }
}
