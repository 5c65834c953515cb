import { z } from 'zod';

export const StaffRole = z.enum(['owner', 'packer', 'writer', 'accountant']);
export type StaffRole = z.infer<typeof StaffRole>;

/** Everything that staff may do, with the roles that may do it from the start; an owner may do all of it. */
const ROLES_OF_ABILITY = {
  see_orders: ['packer', 'writer', 'accountant'],
  ship_orders: ['packer'],
  take_orders: ['packer'],
  overrule_cod: [],
  cancel_orders: [],
  edit_stock: ['packer'],
  edit_products: ['writer'],
  edit_content: ['writer'],
  edit_settings: [],
  edit_promotions: [],
  see_invoices: ['accountant'],
  export_tax_returns: ['accountant'],
  collect_cash: ['accountant'],
  refund: [],
  answer_customers: ['packer', 'writer'],
  erase_customers: [],
  manage_staff: [],
  move_data: [],
  see_audit: [],
  keep_safe: [],
} as const satisfies Record<string, readonly StaffRole[]>;

export type StaffAbility = keyof typeof ROLES_OF_ABILITY;
export const STAFF_ABILITIES = Object.keys(ROLES_OF_ABILITY) as [StaffAbility, ...StaffAbility[]];
export const Ability = z.enum(STAFF_ABILITIES);

/** The permissions of one person: the abilities of their role, with some added and some removed. An owner has every ability. */
export type Permissions = {
  role: StaffRole;
  added: StaffAbility[];
  removed: StaffAbility[];
};

/** Returns the abilities of a person, in the order of the table. */
export function listAbilities({ role, added, removed }: Permissions): StaffAbility[] {
  if (role === 'owner') return [...STAFF_ABILITIES];
  return STAFF_ABILITIES.filter(
    (ability) => !removed.includes(ability) && (added.includes(ability) || isOfRole(role, ability)),
  );
}

/** Returns what has to be added to a role and removed from it so that a person has exactly these abilities. */
export function toPermissions(role: StaffRole, abilities: readonly StaffAbility[]): Permissions {
  if (role === 'owner') return { role, added: [], removed: [] };
  return {
    role,
    added: STAFF_ABILITIES.filter((each) => abilities.includes(each) && !isOfRole(role, each)),
    removed: STAFF_ABILITIES.filter((each) => !abilities.includes(each) && isOfRole(role, each)),
  };
}

function isOfRole(role: StaffRole, ability: StaffAbility): boolean {
  const roles: readonly StaffRole[] = ROLES_OF_ABILITY[ability];
  return role === 'owner' || roles.includes(role);
}
