import type { AreaScreen } from '#admin/shell/area-frame.tsx';

/** The screens of the stock. */
export const STOCK_SCREENS: readonly AreaScreen[] = [
  { path: '/stock', name: 'Stock', isExact: true, abilities: ['edit_stock'] },
  { path: '/stock/receive', name: 'Receive', abilities: ['edit_stock'] },
  { path: '/stock/requests', name: 'Requests', abilities: ['edit_stock'] },
  { path: '/stock/moves', name: 'Movements', abilities: ['edit_stock'] },
];
