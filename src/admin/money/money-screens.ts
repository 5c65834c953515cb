import type { StaffAbility } from '#domain/staff/abilities.ts';

type MoneyScreen = {
  path: string;
  name: string;
  /** One of these shows the screen. */
  abilities: readonly StaffAbility[];
};

/** The screens of the money in the order of a month, each with the abilities that show it. */
export const MONEY_SCREENS: readonly MoneyScreen[] = [
  { path: '/money/cod', name: 'COD', abilities: ['see_invoices', 'collect_cash'] },
  { path: '/money/remittances', name: 'Remittances', abilities: ['collect_cash'] },
  { path: '/money/settlements', name: 'Settlements', abilities: ['see_invoices'] },
  { path: '/money/refunds', name: 'Refunds', abilities: ['see_invoices'] },
  { path: '/money/invoices', name: 'Invoices', abilities: ['see_invoices'] },
  { path: '/money/gst', name: 'GST', abilities: ['see_invoices'] },
  { path: '/money/sales', name: 'Sales', abilities: ['see_invoices'] },
  { path: '/money/books', name: 'Books', abilities: ['see_invoices'] },
];
