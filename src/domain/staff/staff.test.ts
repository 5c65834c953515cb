import { describe, expect, test } from 'vitest';
import { hasAbility, StaffLogin } from './staff.ts';

describe('staff', () => {
  test.each([
    ['owner', 'manage_staff', true],
    ['packer', 'ship_orders', true],
    ['packer', 'cancel_orders', false],
    ['packer', 'see_invoices', false],
    ['accountant', 'see_invoices', true],
    ['accountant', 'export_tax_returns', true],
    ['accountant', 'ship_orders', false],
    ['accountant', 'edit_goods', false],
  ] as const)('%s may %s: %s', (role, ability, may) => expect(hasAbility(role, ability)).toBe(may));

  test('log in with an address in any case', () => {
    expect(StaffLogin.parse({ email: ' Owner@Haat.Example ', password: 'x' }).email).toBe(
      'owner@haat.example',
    );
  });
});
