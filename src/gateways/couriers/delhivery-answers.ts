import { z } from 'zod';

const text = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => String(value ?? ''));

/** A number for a parcel, as text. */
export const Waybill = z.union([z.string(), z.number()]).transform(String);

export const Created = z.object({
  success: z.boolean().optional(),
  rmk: text,
  packages: z
    .array(
      z.object({
        status: text,
        waybill: text,
        refnum: text,
        remarks: z
          .union([z.array(z.string()), z.string()])
          .nullish()
          .transform((value) => [value ?? []].flat().join(' ')),
      }),
    )
    .default([]),
});

/** The answer of the edit call, for changes and cancellations. */
export const Edited = z.object({ status: z.unknown().optional(), remark: text, error: text });

export const Pickup = z.object({
  pickup_id: z.unknown().optional(),
  pickup_date: z.string().optional(),
  pr_exist: z.boolean().optional(),
});

export const Slip = z.object({
  packages: z.array(z.object({ pdf_download_link: z.string().nullish() })).default([]),
});

export const PinCodes = z.object({
  delivery_codes: z.array(
    z.object({
      postal_code: z.object({ pre_paid: text, cod: text, pickup: text, remarks: text }),
    }),
  ),
});

export const Charges = z.array(z.object({ total_amount: z.coerce.number() }));

export const Update = z.object({ request_id: text });

const Status = z.object({
  Status: text,
  StatusType: text,
  StatusDateTime: text,
  StatusLocation: text,
  Instructions: text,
});

export const Tracked = z.object({
  ShipmentData: z
    .array(
      z.object({
        Shipment: z.object({
          AWB: text,
          ReferenceNo: text,
          Scans: z
            .array(
              z.object({
                ScanDetail: z.object({
                  Scan: text,
                  ScanType: text,
                  StatusCode: text,
                  ScanDateTime: text,
                  ScannedLocation: text,
                  Instructions: text,
                }),
              }),
            )
            .default([]),
        }),
      }),
    )
    .default([]),
});

export const Webhook = z.object({
  Shipment: z.object({ Status, NSLCode: text, ReferenceNo: text, AWB: text }),
});
