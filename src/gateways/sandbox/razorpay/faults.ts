import { z } from 'zod';

/** What may go wrong with the next matching call: see docs/sandbox.md. */
export const Fault = z.enum([
  'create',
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
export type ApiCall = 'create' | 'capture' | 'refund' | 'read';

/** How the sandbox behaves just now. */
export type Controls = { webhooks: 'on' | 'off' | 'hold'; latencyMs: number; failNext: Fault[] };
