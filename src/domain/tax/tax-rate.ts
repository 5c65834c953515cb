import { z } from 'zod';
import type { DatedRate } from './gst.ts';
import { toPaise, toRupees } from '#domain/money/money.ts';

const day = z.iso.date('Enter a day such as 2025-09-22');

/** An HSN code: the shop takes four to eight digits. */
export const HSN_PATTERN = /^\d{4,8}$/;

/** A dated GST rate as the API and the command line write it: percent and rupees. */
export const TaxRateJson = z
  .object({
    hsn: z.string().regex(HSN_PATTERN, 'An HSN code has 4 to 8 digits'),
    rate: z
      .number('Enter a rate in percent, such as 5')
      .min(0, 'A rate must be 0 percent or more')
      .max(100, 'A rate can be at most 100 percent')
      .multipleOf(0.01, 'A rate can have at most two decimals'),
    valid_from: day,
    valid_to: day.nullable().default(null),
    /** The rate applies only to pieces that cost at most this, GST included; null for any price. */
    up_to_unit_price: z
      .number()
      .min(0.01, 'Enter an amount above ₹0')
      .max(100_000_000)
      .nullable()
      .default(null),
    note: z.string().trim().max(500).default(''),
  })
  .refine(({ valid_from, valid_to }) => valid_to === null || valid_to >= valid_from, {
    path: ['valid_to'],
    message: 'A rate cannot end before it begins',
  });
export type TaxRateJson = z.infer<typeof TaxRateJson>;
export type TaxRateInput = z.input<typeof TaxRateJson>;

/** All dated rates, with the version that a change must name (optimistic lock). */
export const TaxRates = z.object({ version: z.string().max(64), rates: z.array(TaxRateJson).max(5000) });
export type TaxRates = z.infer<typeof TaxRates>;

export type TaxRate = DatedRate & { note: string };

/** Returns a rate for the admin: in percent, with its limit by piece in rupees. */
export function toTaxRateJson(row: TaxRate): TaxRateJson {
  return {
    hsn: row.hsn,
    rate: row.rateBp / 100,
    valid_from: row.validFrom,
    valid_to: row.validTo,
    up_to_unit_price: row.upToUnitPaise === null ? null : toRupees(row.upToUnitPaise),
    note: row.note,
  };
}

/** Converts a rate to basis points and paise, as the database stores it. */
export function fromTaxRateJson(json: TaxRateJson): TaxRate {
  return {
    hsn: json.hsn,
    rateBp: Math.round(json.rate * 100),
    validFrom: json.valid_from,
    validTo: json.valid_to,
    upToUnitPaise: json.up_to_unit_price === null ? null : toPaise(json.up_to_unit_price),
    note: json.note,
  };
}

/** Returns the identity of a rate: a code has one rate from a day on for each ceiling. */
export function taxRateKey({ hsn, valid_from, up_to_unit_price }: TaxRateJson): string {
  return [hsn, valid_from, up_to_unit_price ?? ''].join('/');
}
