import { z } from 'zod';

/** Identifiers that Shiprocket sends as number or as text. */
const id = z.union([z.string(), z.number()]).transform(String);
const code = z.coerce.number();
const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

export const LoginAnswer = z.object({ token: z.string().min(1) });

export const PickupPlaces = z.object({
  data: z.object({
    shipping_address: z.array(z.object({ pickup_location: z.string(), pin_code: id })),
  }),
});

export const CreatedOrder = z.object({
  order_id: id,
  shipment_id: id,
  status_code: code.optional(),
  awb_code: id.nullish(),
});

export const AssignedAwb = z.object({
  awb_assign_status: code.optional(),
  message: z.string().optional(),
  response: z
    .object({
      data: z
        .object({
          awb_code: id.nullish(),
          courier_name: z.string().nullish(),
          awb_assign_error: z.string().nullish(),
          freight_charges: z.coerce.number().nullish(),
        })
        .optional(),
    })
    .optional(),
});

export const FoundOrders = z.object({
  data: z.array(
    z.object({
      id,
      channel_order_id: id,
      status_code: code.optional(),
      shipments: z
        .array(z.object({ id, awb: id.nullish(), courier: text }))
        .nullish()
        .transform((value) => value ?? []),
    }),
  ),
});

export const LabelAnswer = z.object({ label_created: code.optional(), label_url: z.string().nullish() });
export const PickupAnswer = z.object({
  pickup_status: code.optional(),
  response: z.object({ pickup_scheduled_date: z.string().nullish() }).optional(),
});
export const Anything = z.unknown();

export const TrackAnswer = z.object({
  tracking_data: z.object({
    track_status: code.optional(),
    shipment_status: code.optional(),
    shipment_track_activities: z
      .array(z.object({ date: z.string(), activity: text, location: text, 'sr-status': id.nullish() }))
      .nullish()
      .transform((value) => value ?? []),
  }),
});

export const Serviceability = z.object({
  status: code.optional(),
  data: z
    .object({
      available_courier_companies: z
        .array(
          z.object({
            rate: z.coerce.number(),
            cod: code.optional(),
            blocked: code.nullish(),
            estimated_delivery_days: z.coerce.number().int().min(1).nullish().catch(null),
          }),
        )
        .default([]),
    })
    .optional(),
});

/** A webhook: `shipment_status_id` is of the shipment series. */
export const Webhook = z.object({
  awb: id,
  order_id: id.optional(),
  current_timestamp: z.string().optional(),
  shipment_status: text,
  shipment_status_id: code,
  is_return: code.optional(),
  scans: z
    .array(
      z.object({
        date: z.string(),
        activity: text,
        location: text,
        'sr-status': id.nullish(),
        'sr-status-label': text,
      }),
    )
    .nullish()
    .transform((value) => value ?? []),
});
