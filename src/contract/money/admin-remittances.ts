import { z } from 'zod';
import { pagingFields } from '#domain/paging.ts';
import { RemittanceAnswer } from './admin-money.ts';

/** A courier's remittance file that was booked; amounts are in rupees. */
export const RemittanceJson = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  file_name: z.string(),
  by: z.string().nullable().describe('The staff member who sent it'),
  utrs: z.array(z.string()).describe('The bank transfers that it names'),
  lines: z.int(),
  booked: z.int(),
  open: z.int().describe('Lines that were not booked'),
  paid: z.number().describe('The sum of all lines'),
  booked_amount: z.number().describe('The sum of the lines that were booked'),
});
export type RemittanceJson = z.infer<typeof RemittanceJson>;

export const RemittancesAnswer = z.object({ remittances: z.array(RemittanceJson), total: z.int() });
export type RemittancesAnswer = z.infer<typeof RemittancesAnswer>;

const day = z.iso.date('Please enter a day like 2026-11-22').optional();

export const RemittanceListing = z.object({
  ...pagingFields(),
  q: z
    .string()
    .trim()
    .max(80)
    .optional()
    .describe('A UTR, a tracking or order number, or a part of the file’s name'),
  sort: z.enum(['newest', 'oldest']).default('newest'),
  from: day.describe('The first Indian day'),
  to: day.describe('The last Indian day, included'),
  open: z.enum(['true', 'false']).optional().describe('Only files with unbooked lines, or without'),
});
export type RemittanceListing = z.infer<typeof RemittanceListing>;

export const BookedRemittanceAnswer = z.object({
  remittance: RemittanceJson.extend({ items: RemittanceAnswer.shape.lines }),
});
export type BookedRemittanceAnswer = z.infer<typeof BookedRemittanceAnswer>;
