import { invalid } from '#domain/error.ts';
import type { Pickup } from '#domain/shipment/booking.ts';
import {
  type CourierGateway,
  type CourierSettings,
  GATEWAY_NAMES,
} from '#domain/shipment/courier-gateway.ts';
import { readSettings } from '#shop/content/read-settings.ts';
import type { Ctx } from '#shop/context.ts';
import type { CourierPort } from '#shop/ports.ts';

export type ConnectedCourier = { port: CourierPort; pickup: Pickup; settings: CourierSettings };

/** Returns the courier gateway that the settings name, where its keys are set; undefined where parcels are shipped by hand. */
export async function findCourierPort(ctx: Ctx): Promise<ConnectedCourier | undefined> {
  const { courier: settings } = await readSettings(ctx);
  const port = settings.gateway && ctx.couriers[settings.gateway];
  if (!port) return undefined;
  return { port, settings, pickup: { location: settings.pickupLocation, pin: settings.pickupPin } };
}

/**
 * Returns the courier gateway that the settings name. Throws invalid `courier.not_connected` if none is connected, or its pickup place is
 * not set.
 */
export async function requireCourier(ctx: Ctx): Promise<ConnectedCourier> {
  const courier = await findCourierPort(ctx);
  if (!courier)
    throw notConnected('No courier is connected. Connect one in Settings, or dispatch the parcel yourself.');
  if (courier.pickup.location === '' || courier.pickup.pin === '')
    throw notConnected('Please enter the pickup place and its PIN code in Settings first.');
  return courier;
}

/** Returns the gateway with which a parcel was booked, regardless of the current settings. Throws invalid `courier.not_connected`. */
export function requireGateway(ctx: Ctx, gateway: string): CourierPort {
  const port = ctx.couriers[gateway as CourierGateway];
  if (port) return port;
  throw notConnected(`The keys of ${GATEWAY_NAMES[gateway as CourierGateway]} are no longer set.`);
}

function notConnected(message: string) {
  return invalid('courier.not_connected', message);
}
