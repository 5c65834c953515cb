import { EVERYTHING_OFFERED, type Offered } from '#domain/seller/offered.ts';
import { useShell } from './shell-data.ts';

/** What the shop offers with the suppliers it has. */
export function useOffered(): Offered {
  return { ...EVERYTHING_OFFERED, ...useShell()?.notOffered };
}
