import { z } from 'zod';
import { DeliveryMethod } from '#domain/sign-in/otp.ts';

/** GET /profile/erasure: whether the account can be erased now, and how its owner confirms their identity. */
export const ErasureAnswer = z.object({
  allowed: z.boolean(),
  reason: z.string(),
  /** Numbers of the orders that prevent the erasure. */
  orders: z.array(z.string()),
  confirm_by: z.enum(['code', 'password']),
  /** The number that the code is sent to, masked except for its last digits. */
  sent_to: z.string(),
});
export type ErasureAnswer = z.infer<typeof ErasureAnswer>;

/** POST /profile/erasure/code. */
export const AskErasureCode = z.object({ delivery_method: DeliveryMethod.default('sms') });

/** POST /profile/erasure: a fresh code, or the password of a customer without a mobile number. */
export const EraseAccount = z
  .object({
    otp: z
      .string()
      .trim()
      .regex(/^\d{6}$/, 'Please enter the 6-digit OTP')
      .optional(),
    password: z.string().min(1, 'Please enter your password').max(200).optional(),
  })
  .refine(({ otp, password }) => (otp === undefined) !== (password === undefined), {
    message: 'Please confirm with a code or with your password',
  });
export type EraseAccount = z.infer<typeof EraseAccount>;
