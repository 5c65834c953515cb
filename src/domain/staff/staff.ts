import { z } from 'zod';

export const StaffRole = z.enum(['owner', 'packer', 'accountant']);
export type StaffRole = z.infer<typeof StaffRole>;

const ABILITIES = {
  see_orders: ['owner', 'packer', 'accountant'],
  ship_orders: ['owner', 'packer'],
  cancel_orders: ['owner'],
  edit_stock: ['owner', 'packer'],
  edit_goods: ['owner'],
  edit_content: ['owner'],
  edit_settings: ['owner'],
  edit_promotions: ['owner'],
  see_invoices: ['owner', 'accountant'],
  export_tax_returns: ['owner', 'accountant'],
  collect_cash: ['owner', 'accountant'],
  refund: ['owner'],
  answer_customers: ['owner', 'packer'],
  erase_customers: ['owner'],
  manage_staff: ['owner'],
} as const satisfies Record<string, readonly StaffRole[]>;

export type StaffAbility = keyof typeof ABILITIES;

/** Returns whether a member of staff may do this; both the button and the command ask it. */
export function hasAbility(role: StaffRole, ability: StaffAbility): boolean {
  const roles: readonly StaffRole[] = ABILITIES[ability];
  return roles.includes(role);
}

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
    .min(12, 'A password of the office has at least 12 characters')
    .max(200, 'Password is too long'),
});
export type AddStaff = z.infer<typeof AddStaff>;
