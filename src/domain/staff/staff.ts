import { z } from 'zod';
import { StaffRole } from './abilities.ts';

/** The body of the admin login. */
export const StaffLogin = z.object({
  email: z.string().trim().toLowerCase().pipe(z.email('Invalid email address')),
  password: z.string().min(1, 'Please enter your password').max(200),
});
export type StaffLogin = z.infer<typeof StaffLogin>;

/** A new member of staff. */
export const AddStaff = z.object({
  email: StaffLogin.shape.email,
  name: z.string().trim().min(2, 'Please enter a name').max(100),
  role: StaffRole,
  password: z
    .string()
    .min(12, 'Please choose a password of at least 12 characters')
    .max(200, 'Password is too long'),
});
export type AddStaff = z.infer<typeof AddStaff>;
