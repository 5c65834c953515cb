import { z } from 'zod';
import { invalidFields } from '#domain/error.ts';
import type { Tx } from '#shop/context.ts';

const day = z.iso.date('Enter a day such as 2025-09-22');

const AddTaxRate = z
  .object({
    hsn: z.string().regex(/^\d{4,8}$/, 'An HSN code has 4 to 8 digits'),
    rateBp: z.int().min(0).max(10_000),
    validFrom: day,
    validTo: day.nullable().default(null),
    upToUnitPaise: z.int().min(1).nullable().default(null),
    note: z.string().trim().max(500).default(''),
  })
  .refine(({ validFrom, validTo }) => validTo === null || validTo >= validFrom, {
    path: ['validTo'],
    message: 'A rate cannot end before it begins',
  });
export type AddTaxRate = z.input<typeof AddTaxRate>;

/** Adds dated GST rates. Days are Indian calendar days, both inclusive. Throws invalid with a sentence for each wrong field. */
export async function addTaxRates(tx: Tx, input: readonly AddTaxRate[]): Promise<void> {
  const parsed = z.array(AddTaxRate).safeParse(input);
  if (!parsed.success) throw invalidFields(parsed.error.issues);
  const rows = parsed.data.map(({ hsn, rateBp, validFrom, validTo, upToUnitPaise, note }) => ({
    hsn,
    rate_bp: rateBp,
    valid_from: validFrom,
    valid_to: validTo,
    up_to_unit_paise: upToUnitPaise,
    note,
  }));
  if (rows.length > 0) await tx.db.insertInto('tax_rates').values(rows).execute();
}
