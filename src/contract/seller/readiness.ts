import { z } from 'zod';
import { SetupStep, Supplier } from '#domain/seller/readiness.ts';

/** The state of a step and the details it still needs. A step is `failed` if the last test of its supplier failed. */
export const StepReadiness = z.object({
  step: SetupStep,
  /** Whether the shop may open without this step. */
  needed_to_open: z.boolean(),
  state: z.enum(['done', 'in_progress', 'not_started', 'failed']),
  missing: z.array(z.string()),
});
export type StepReadiness = z.infer<typeof StepReadiness>;

export const SupplierReadiness = z.object({
  supplier: Supplier,
  variables: z.array(z.string()),
  is_set: z.boolean(),
  checked_at: z.iso.datetime().nullable(),
  /** Why the last test failed; null if it passed or no test was made. */
  failure: z.string().nullable(),
});
export type SupplierReadiness = z.infer<typeof SupplierReadiness>;

export const CloseShop = z.object({
  words: z
    .string()
    .trim()
    .min(1, 'Enter a message for customers, like: We are back on 5 December.')
    .max(200, 'Enter at most 200 characters.'),
});
export type CloseShop = z.infer<typeof CloseShop>;

export const Readiness = z.object({
  is_open: z.boolean(),
  closed_words: z
    .string()
    .describe('The message to customers while it is closed; empty before the first opening'),
  can_open: z.boolean(),
  steps: z.array(StepReadiness),
  suppliers: z.array(SupplierReadiness),
});
export type Readiness = z.infer<typeof Readiness>;
