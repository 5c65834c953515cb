import type { StaffAbility } from '#domain/staff/abilities.ts';

/** The words for each ability. */
export const ABILITY_WORDS: Record<StaffAbility, string> = {
  see_orders: 'See orders',
  ship_orders: 'Confirm, pack and ship orders',
  take_orders: 'Take phone orders',
  overrule_cod: 'Allow COD against the rules',
  cancel_orders: 'Cancel orders',
  edit_stock: 'Change the stock',
  edit_products: 'Edit products',
  edit_content: 'Edit pages and texts',
  edit_settings: 'Change the settings',
  edit_promotions: 'Make offers and promotion codes',
  see_invoices: 'See invoices',
  export_tax_returns: 'Export GST returns',
  collect_cash: 'Record courier cash',
  refund: 'Send refunds and take returns',
  answer_customers: 'See customers and answer them',
  erase_customers: 'Export and erase customer data',
  manage_staff: 'Invite people, change their rights, make API keys',
  move_data: 'Import and export everything',
  see_audit: 'See the audit',
  keep_safe: 'Make and download backups, retry failed work',
};
