import { describe, expect, test } from 'vitest';
import {
  type Permissions,
  type StaffAbility,
  type StaffRole,
  STAFF_ABILITIES,
  listAbilities,
  toPermissions,
} from './abilities.ts';

const may = (role: StaffRole, ability: StaffAbility) =>
  listAbilities({ role, added: [], removed: [] }).includes(ability);

describe('abilities of staff', () => {
  test.each([
    ['owner', 'manage_staff', true],
    ['packer', 'ship_orders', true],
    ['packer', 'take_orders', true],
    ['packer', 'overrule_cod', false],
    ['packer', 'cancel_orders', false],
    ['packer', 'see_invoices', false],
    ['accountant', 'see_invoices', true],
    ['accountant', 'export_tax_returns', true],
    ['accountant', 'ship_orders', false],
    ['accountant', 'edit_products', false],
    ['writer', 'edit_products', true],
    ['writer', 'answer_customers', true],
    ['writer', 'refund', false],
  ] as const)('%s may %s: %s', (role, ability, allowed) => expect(may(role, ability)).toBe(allowed));

  test('a staff member has the abilities of their role, plus those added and minus those removed', () => {
    const packer = { role: 'packer', added: ['refund'], removed: ['edit_stock'] } satisfies Permissions;
    expect(listAbilities(packer)).toEqual([
      'see_orders',
      'ship_orders',
      'take_orders',
      'refund',
      'answer_customers',
    ]);
    expect(toPermissions('packer', listAbilities(packer))).toEqual(packer);
  });

  test('an owner keeps every ability, whatever is chosen', () => {
    expect(toPermissions('owner', ['see_orders'])).toEqual({ role: 'owner', added: [], removed: [] });
    expect(listAbilities({ role: 'owner', added: [], removed: ['manage_staff'] })).toEqual(STAFF_ABILITIES);
  });
});
