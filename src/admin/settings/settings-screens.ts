import type { StaffAbility } from '#domain/staff/abilities.ts';
import type { AreaScreen } from '#admin/shell/area-frame.tsx';

const abilities: readonly StaffAbility[] = ['edit_settings'];

/** The screens of the shop's settings. */
export const SETTINGS_SCREENS: readonly AreaScreen[] = [
  { path: '/settings/general', name: 'Shop', abilities },
  { path: '/settings/seller', name: 'Seller and GST', abilities },
  { path: '/settings/payment', name: 'Payments', abilities },
  { path: '/settings/cod', name: 'Cash on delivery rules', abilities },
  { path: '/settings/shipping', name: 'Delivery', abilities },
  { path: '/settings/courier', name: 'Courier', abilities },
  { path: '/settings/messages', name: 'Messages', abilities },
  { path: '/settings/stock', name: 'Low stock', abilities },
  { path: '/settings/reviews', name: 'Review rules', abilities },
];
