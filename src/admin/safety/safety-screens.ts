import type { AreaScreen } from '#admin/shell/area-frame.tsx';

/** The screens of safety. */
export const SAFETY_SCREENS: readonly AreaScreen[] = [
  { path: '/safety', name: 'Backups', isExact: true, abilities: ['keep_safe'] },
  { path: '/safety/failed', name: 'Failed work', abilities: ['keep_safe'] },
  { path: '/safety/version', name: 'Version', abilities: ['keep_safe'] },
];
