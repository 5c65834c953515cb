import { z } from 'zod';
import { STAFF_PASSWORD_LEAST } from '#domain/sign-in/password-least.ts';
import { pagingFields } from '#domain/paging.ts';
import { Ability, StaffRole } from '#domain/staff/abilities.ts';

const email = z.string().trim().toLowerCase().pipe(z.email('Invalid email address').max(254));
const name = z.string().trim().min(2, 'Please enter a name').max(100, 'Please use at most 100 characters');

/** The body of the admin login. */
export const StaffLogin = z.object({
  email,
  password: z.string().min(1, 'Please enter your password').max(200),
  /** The code of an authenticator app, or a recovery code; required for staff members who have a second factor. */
  code: z.string().trim().max(40).optional(),
});
export type StaffLogin = z.infer<typeof StaffLogin>;

const newPassword = z
  .string('Please choose a password')
  .min(STAFF_PASSWORD_LEAST, `Please choose a password of at least ${STAFF_PASSWORD_LEAST} characters`)
  .max(200, 'Password is too long');

/** A staff member created with a password: the owner of a demo. */
export const AddStaff = z.object({ email, name, role: StaffRole, password: newPassword });
export type AddStaff = z.infer<typeof AddStaff>;

/** A new member of staff, who chooses their own password. Without `abilities` they have those of their role. */
export const InviteStaff = z.object({
  email,
  name,
  role: StaffRole,
  abilities: z.array(Ability).optional(),
});
export type InviteStaff = z.infer<typeof InviteStaff>;

/** Changes of a staff member; omitted fields stay unchanged. `active: false` ends their access immediately, `true` restores it. */
export const ChangeStaff = z.object({
  version: z.int().min(1),
  name: name.optional(),
  role: StaffRole.optional(),
  abilities: z.array(Ability).optional(),
  active: z.boolean().optional(),
});
export type ChangeStaff = z.infer<typeof ChangeStaff>;

export const ChangeStaffPassword = z.object({
  current_password: z.string().min(1, 'Please enter your current password').max(200),
  password: newPassword,
});
export type ChangeStaffPassword = z.infer<typeof ChangeStaffPassword>;

export const StaffStatus = z.enum(['active', 'invited', 'left']);
export type StaffStatus = z.infer<typeof StaffStatus>;

export const StaffListing = z.object({
  ...pagingFields(50),
  q: z.string().trim().max(100).optional(),
  role: StaffRole.optional(),
  status: StaffStatus.optional(),
  sort: z.enum(['name', 'newest', 'last_seen']).default('name'),
});
export type StaffListing = z.infer<typeof StaffListing>;

const token = z
  .string()
  .regex(/^[\w-]{43}$/, 'This link is incomplete. Please open it again from the message.');

/** The token of a one-time link. */
export const StaffLinkToken = z.object({ token });

/** The password that an invited person, or a staff member whose password is replaced, chooses. */
export const AcceptStaffLink = z.object({ token, name: name.optional(), password: newPassword });
export type AcceptStaffLink = z.infer<typeof AcceptStaffLink>;

/** The first owner of an empty shop. */
export const ClaimSetup = z.object({ token, name, email, password: newPassword });
export type ClaimSetup = z.infer<typeof ClaimSetup>;
