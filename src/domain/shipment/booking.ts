import type { Paise } from '#domain/money/money.ts';
import type { OrderAddress } from '#domain/order/order.ts';
import type { ParcelSize } from './courier-gateway.ts';

/** A parcel to be booked with a courier gateway. */
export type ParcelToBook = {
  /** The shop's reference for this booking; no two bookings share one. */
  reference: string;
  /** The courier's number of the parcel, if the courier assigns numbers before the booking. */
  awb: string | null;
  placedAt: Date;
  pickup: Pickup;
  buyer: { name: string; phone: string; email: string };
  address: OrderAddress;
  /** Each SKU once. */
  lines: { sku: string; name: string; quantity: number; unitPricePaise: Paise; hsn: string }[];
  totalPaise: Paise;
  /** The cash that the courier collects; 0 for a prepaid parcel. */
  collectPaise: Paise;
  size: ParcelSize;
};

/** Where the courier picks parcels up: the name in its own panel, and the PIN code. */
export type Pickup = { location: string; pin: string };

/** A parcel that the courier has accepted. */
export type Booking = {
  awb: string;
  /** The courier that carries it. */
  carrier: string;
  gatewayOrderId: string;
  gatewayShipmentId: string;
  /** The courier's charge for it, if stated. */
  chargePaise: Paise | null;
};

export type RateRequest = { fromPin: string; toPin: string; grams: number };

/** Whether a courier brings parcels to a PIN code and collects cash there, in how many days and for how much. */
export type CourierPin = {
  isServed: boolean;
  takesCash: boolean;
  /** Days from pickup to delivery, if the courier states them. */
  days: number | null;
  /** The courier's charge to the shop for a prepaid parcel, if stated. */
  chargePaise: Paise | null;
};
