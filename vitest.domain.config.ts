import { defineConfig } from 'vitest/config';

/**
 * The tests of pure code alone, without a database: mutation testing of `domain` runs these, each mutant with the same generated values.
 */
export default defineConfig({
  test: { include: ['src/{domain,contract}/**/*.test.ts'], env: { SEED: '1' } },
});
