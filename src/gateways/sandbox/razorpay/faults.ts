import { z } from 'zod';

/** The faults that can be set for the next matching call: see docs/sandbox.md. */
export const Fault = z.enum([
  'create',
  'link',
  'capture',
  'refund',
  'read',
  'refused',
  'busy',
  'timeout',
  'lost',
  'refund_later',
]);
export type Fault = z.infer<typeof Fault>;
export type ApiCall = 'create' | 'link' | 'capture' | 'refund' | 'read';

/** The current settings of the sandbox. */
export type Controls = { webhooks: 'on' | 'off' | 'hold'; latencyMs: number; failNext: Fault[] };
