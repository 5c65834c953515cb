import { z } from 'zod';

/** The calls that can be told to fail. */
export const Call = z.enum([
  'sign_in',
  'book',
  'number',
  'search',
  'label',
  'pickup',
  'cancel',
  'track',
  'rate',
  'answer',
]);
export type Call = z.infer<typeof Call>;

/** The faults that can be set for the next matching call: see docs/sandbox.md. */
export const Fault = z.object({
  call: Call.optional(),
  fault: z.enum(['error', 'refused', 'busy', 'timeout', 'lost', 'expired', 'late']),
});
export type Fault = z.infer<typeof Fault>;

export const Controls = z.strictObject({
  failNext: z.array(Fault).max(100).default([]),
  /** PIN codes without delivery, and those without cash collection. */
  unservedPins: z.array(z.string()).max(100).default(['744301']),
  cashlessPins: z.array(z.string()).max(100).default(['194101']),
});
export type Controls = z.infer<typeof Controls>;
