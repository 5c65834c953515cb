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
  'logo',
  'seller',
  'gst',
  'payments',
  'delivery',
  'policies',
  'messages',
  'products',
  'courier',
  'domain',
  'sign_in',
  'messages_tried',
  'backup',
  'test_order',
]);
export type SetupStep = z.infer<typeof SetupStep>;
