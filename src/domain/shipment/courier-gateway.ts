import { z } from 'zod';

/** The courier gateways by which parcels can be booked. */
export const CourierGateway = z.enum(['shiprocket', 'delhivery']);
export type CourierGateway = z.infer<typeof CourierGateway>;

/** The names of the courier gateways. */
export const GATEWAY_NAMES: Record<CourierGateway, string> = {
  shiprocket: 'Shiprocket',
  delhivery: 'Delhivery',
};

/**
 * The last part of each gateway's webhook address, /webhooks/couriers/{name}. Shiprocket accepts no address that contains its own name, "sr"
 * or "kr".
 */
export const WEBHOOK_NAMES: Record<CourierGateway, string> = {
  shiprocket: 'aggregator',
  delhivery: 'delhivery',
};

/** Weight and size of a packed parcel: grams and centimetres. */
export const ParcelSize = z.object({
  grams: z.int('Please enter the weight in grams').min(1, 'Please enter the weight in grams').max(50_000),
  length_cm: z.number().min(1, 'Please enter the length in centimetres').max(200),
  breadth_cm: z.number().min(1, 'Please enter the breadth in centimetres').max(200),
  height_cm: z.number().min(1, 'Please enter the height in centimetres').max(200),
});
export type ParcelSize = z.infer<typeof ParcelSize>;

/** How the shop uses a courier gateway; without one parcels are shipped by hand. */
export const CourierSettings = z.object({
  gateway: CourierGateway.nullable().default(null),
  /** The name of the pickup place exactly as in the gateway's own panel. */
  pickupLocation: z.string().trim().max(100).default(''),
  pickupPin: z
    .string()
    .trim()
    .regex(/^([1-9][0-9]{5})?$/, 'A PIN code has six digits')
    .default(''),
  /** The parcel that is suggested for products without a weight. */
  parcel: ParcelSize.prefault({ grams: 500, length_cm: 20, breadth_cm: 15, height_cm: 10 }),
});
export type CourierSettings = z.infer<typeof CourierSettings>;
