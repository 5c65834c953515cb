import { defineConfig } from 'vitest/config';

/** The tests of stock, promotions, invoices, checkout and sign-in, which mutation testing of `shop` runs. */
export default defineConfig({
  test: {
    include: ['src/shop/{stock,promotions,invoices,workflows,customers}/**/*.test.ts'],
    env: { SEED: '1' },
    globalSetup: 'test/global-setup.ts',
    testTimeout: 20_000,
    hookTimeout: 20_000,
    expect: { poll: { timeout: 15_000 } },
  },
});
