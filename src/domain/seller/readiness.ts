import { z } from 'zod';

/** The suppliers whose keys are in the environment. */
export const Supplier = z.enum(['razorpay', 'email', 'sms', 'whatsapp', 'courier']);
export type Supplier = z.infer<typeof Supplier>;

/** The variables of the environment that connect each supplier. Their values are never shown. */
export const SUPPLIER_VARIABLES = {
  razorpay: ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'],
  email: ['SMTP_URL', 'MAIL_FROM'],
  sms: ['SMS_PROVIDER'],
  whatsapp: ['WHATSAPP_PROVIDER'],
  courier: ['SHIPROCKET_EMAIL', 'DELHIVERY_TOKEN'],
} as const satisfies Record<Supplier, readonly string[]>;

/** The steps from an empty shop to an open one, in their order on screen. */
export const SetupStep = z.enum([
  'shop',
  'seller',
  'gst',
  'payments',
  'delivery',
  'policies',
  'messages',
  'products',
  'domain',
  'sign_in',
]);
export type SetupStep = z.infer<typeof SetupStep>;

/** What a step still asks for. A step is failed where the last test of its supplier failed. */
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
  /** Why the last test failed; null where it worked or there was none. */
  failure: z.string().nullable(),
});
export type SupplierReadiness = z.infer<typeof SupplierReadiness>;

export const Readiness = z.object({
  is_open: z.boolean(),
  can_open: z.boolean(),
  steps: z.array(StepReadiness),
  suppliers: z.array(SupplierReadiness),
});
export type Readiness = z.infer<typeof Readiness>;
