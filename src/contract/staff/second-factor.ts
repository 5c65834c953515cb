import { z } from 'zod';
import { normaliseCode } from '#domain/staff/second-factor.ts';

const password = z.string().min(1, 'Please enter your password').max(200);

export const factorName = z
  .string()
  .trim()
  .min(1, 'Please enter a name')
  .max(60, 'Please use at most 60 characters');

/** Changes of second factors require the password again. */
export const ConfirmPassword = z.object({ password });

export const AddTotp = z.object({ password, name: factorName.default('Authenticator app') });
export type AddTotp = z.infer<typeof AddTotp>;

export const ConfirmTotp = z.object({
  code: z
    .string()
    .transform(normaliseCode)
    .pipe(z.string().regex(/^\d{6}$/, 'Please enter the 6-digit code from the app')),
});
