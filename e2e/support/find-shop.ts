import { inject } from 'vitest';

/** Returns the running shop of this worker, with the demo products: files that run at the same time use different shops. */
export function findShop(): { url: string; dataDir: string } {
  return inject('shops')[Number(process.env.VITEST_POOL_ID) - 1]!;
}
