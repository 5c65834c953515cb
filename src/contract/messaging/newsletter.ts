import { z } from 'zod';
import { emailField } from '#domain/customer/email.ts';

/** POST /newsletter/subscriptions. */
export const Subscribe = z.object({ email: emailField() });
export type Subscribe = z.infer<typeof Subscribe>;
