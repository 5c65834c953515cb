import { invalid, malformed, notFound } from '#domain/error.ts';
import { CourierGateway, WEBHOOK_NAMES } from '#domain/shipment/courier-gateway.ts';
import type { TrackedParcel } from '#domain/shipment/shipment-state.ts';
import type { Ctx } from '#shop/context.ts';
import type { CourierPort } from '#shop/ports.ts';
import { applyTracking } from './apply-tracking.ts';

export type CourierWebhook = { name: string; secret: string; body: unknown };

/**
 * Applies the reports of a courier's webhook. A parcel that is not ours, or whose booking has not been answered yet, gets the same
 * response, so that the courier does not repeat it; the job asks about every open parcel. Throws not_found, malformed, and invalid
 * `webhook.signature` without the shop's secret.
 */
export async function receiveCourierWebhook(ctx: Ctx, { name, secret, body }: CourierWebhook): Promise<void> {
  const gateway = CourierGateway.options.find((each) => WEBHOOK_NAMES[each] === name);
  const port = gateway && ctx.couriers[gateway];
  if (!port) throw notFound('Courier');
  if (!port.isWebhookGenuine(secret))
    throw invalid('webhook.signature', 'The secret does not belong to this shop');
  const tracked = read(port, body);
  if (!tracked) return;
  const isOurs = await applyTracking({ ...ctx, actor: { kind: 'system' } }, port.gateway, tracked);
  if (!isOurs)
    ctx.log.warn({ gateway, awb: tracked.awb }, 'a courier reports a parcel that is not booked here');
}

function read(port: CourierPort, body: unknown): TrackedParcel | undefined {
  try {
    return port.readWebhook(body);
  } catch {
    throw malformed('The webhook could not be read');
  }
}
