import { EVERYTHING_OFFERED, type Offered } from '#domain/seller/offered.ts';
import { useShell } from './shell-data.ts';

/** Returns the features that the shop offers with its suppliers. */
export function useOffered(): Offered {
  return { ...EVERYTHING_OFFERED, ...useShell()?.notOffered };
}
