import type { StaffAbility } from '#domain/staff/abilities.ts';

/** The screens of the money in the order of a month, each with the ability that shows it. */
export const MONEY_SCREENS: readonly { path: string; name: string; ability: StaffAbility }[] = [
  { path: '/money/cod', name: 'COD', ability: 'see_invoices' },
  { path: '/money/settlements', name: 'Settlements', ability: 'see_invoices' },
  { path: '/money/invoices', name: 'Invoices', ability: 'see_invoices' },
  { path: '/money/gst', name: 'GST', ability: 'see_invoices' },
  { path: '/money/sales', name: 'Sales', ability: 'see_invoices' },
];
