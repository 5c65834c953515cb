import type { AreaScreen } from '#admin/shell/area-frame.tsx';

/** The money screens in the order in which a month needs them, each with the abilities that show it. */
export const MONEY_SCREENS: readonly AreaScreen[] = [
  { path: '/money/cod', name: 'COD', abilities: ['see_invoices', 'collect_cash'] },
  { path: '/money/remittances', name: 'Remittances', abilities: ['collect_cash'] },
  { path: '/money/settlements', name: 'Settlements', abilities: ['see_invoices'] },
  { path: '/money/refunds', name: 'Refunds', abilities: ['see_invoices'] },
  { path: '/money/invoices', name: 'Invoices', abilities: ['see_invoices'] },
  { path: '/money/gst', name: 'GST', abilities: ['see_invoices', 'export_tax_returns'] },
  { path: '/money/rates', name: 'GST rates', abilities: ['see_invoices', 'edit_settings'] },
  { path: '/reports', name: 'Reports', abilities: ['see_invoices'] },
  { path: '/money/books', name: 'Books', abilities: ['see_invoices'] },
];
