import { expect, test } from 'vitest';
import { type StaffAbility, type StaffRole, listAbilities } from '#domain/staff/abilities.ts';
import { findRefusal } from '#admin/session/find-refusal.ts';
import { SCREENS, splitForPhone } from './screens.ts';

test.each<[StaffRole, string[]]>([
  ['owner', ['Today', 'Orders', 'Pack', 'Products']],
  ['packer', ['Today', 'Orders', 'Pack', 'Stock']],
  ['writer', ['Today', 'Orders', 'Products', 'Tickets']],
  ['accountant', ['Today', 'Orders', 'Money']],
])('on a phone, the bar has the daily screens of the %s, and More has all others', (role, names) => {
  const abilities = listAbilities({ role, added: [], removed: [] });
  const may = (ability: StaffAbility) => abilities.includes(ability);
  const seen = SCREENS.filter(({ path }) => findRefusal(path, may) === undefined);
  const { bar, more } = splitForPhone(seen);
  expect(bar.map(({ name }) => name)).toEqual(names);
  expect(new Set([...bar, ...more])).toEqual(new Set(seen));
});

test('the right to export GST returns alone opens the GST screen', () => {
  const may = (ability: StaffAbility) => ability === 'export_tax_returns';
  expect(['/money', '/money/gst'].map((path) => findRefusal(path, may))).toEqual([undefined, undefined]);
  expect(findRefusal('/money/invoices', may)).toBeDefined();
});
