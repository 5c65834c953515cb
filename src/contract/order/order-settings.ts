import { z } from 'zod';
import { toPaise, toRupees } from '#domain/money/money.ts';
import { CourierSettings, ParcelSize } from '#domain/shipment/courier-gateway.ts';
import type { Settings } from '#domain/settings/settings.ts';

const count = z.int().min(0);

/** The owner's settings for unpaid orders, cash on delivery, couriers, stock and the messages about new orders: rupees and snake_case. */
export const orderSettingsJson = {
  holds: z.object({
    pieces_per_customer: count,
    pieces_per_device: count,
    pieces_per_network: count,
  }),
  cod: z.object({
    needs_proven_number: z.boolean(),
    first_order_limit: z.number().min(0),
    most_open_orders: count.nullable(),
    refused_pins: z.array(z.string()),
    most_refusals: count,
    most_refusals_in_pin: count,
    days_to_confirm: count,
  }),
  courier: z.object({
    gateway: CourierSettings.shape.gateway,
    pickup_location: z.string(),
    pickup_pin: z.string(),
    parcel: ParcelSize,
  }),
  notifications: z.object({ new_orders: z.enum(['each', 'daily', 'off']) }),
  stock: z.object({ low_mark: count }),
};
const OrderSettingsJson = z.object(orderSettingsJson);
type OrderSettingsJson = z.infer<typeof OrderSettingsJson>;

type OrderSettings = Pick<Settings, 'holds' | 'cod' | 'courier' | 'notifications' | 'stock'>;

export function toOrderSettingsJson({
  holds,
  cod,
  courier,
  notifications,
  stock,
}: OrderSettings): OrderSettingsJson {
  return {
    holds: {
      pieces_per_customer: holds.piecesPerCustomer,
      pieces_per_device: holds.piecesPerDevice,
      pieces_per_network: holds.piecesPerNetwork,
    },
    cod: {
      needs_proven_number: cod.needsProvenNumber,
      first_order_limit: toRupees(cod.firstOrderLimitPaise),
      most_open_orders: cod.mostOpenOrders,
      refused_pins: cod.refusedPins,
      most_refusals: cod.mostRefusals,
      most_refusals_in_pin: cod.mostRefusalsInPin,
      days_to_confirm: cod.daysToConfirm,
    },
    courier: {
      gateway: courier.gateway,
      pickup_location: courier.pickupLocation,
      pickup_pin: courier.pickupPin,
      parcel: courier.parcel,
    },
    notifications: { new_orders: notifications.newOrders },
    stock: { low_mark: stock.lowMark },
  };
}

export function fromOrderSettingsJson({
  holds,
  cod,
  courier,
  notifications,
  stock,
}: OrderSettingsJson): OrderSettings {
  return {
    holds: {
      piecesPerCustomer: holds.pieces_per_customer,
      piecesPerDevice: holds.pieces_per_device,
      piecesPerNetwork: holds.pieces_per_network,
    },
    cod: {
      needsProvenNumber: cod.needs_proven_number,
      firstOrderLimitPaise: toPaise(cod.first_order_limit),
      mostOpenOrders: cod.most_open_orders,
      refusedPins: cod.refused_pins,
      mostRefusals: cod.most_refusals,
      mostRefusalsInPin: cod.most_refusals_in_pin,
      daysToConfirm: cod.days_to_confirm,
    },
    courier: {
      gateway: courier.gateway,
      pickupLocation: courier.pickup_location,
      pickupPin: courier.pickup_pin,
      parcel: courier.parcel,
    },
    notifications: { newOrders: notifications.new_orders },
    stock: { lowMark: stock.low_mark },
  };
}
