import { randomInt } from 'node:crypto';
import { defineConfig } from 'vitest/config';

// The workers generate their values from one seed, which the variable SEED repeats.
const SEED = process.env.SEED ?? String(randomInt(2 ** 31));

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: 'test/global-setup.ts',
    maxWorkers: 2,
    env: { SEED },
    // First statements of a busy machine may be slow; a test that hangs is still told apart from one that works.
    testTimeout: 20_000,
    hookTimeout: 20_000,
    expect: { poll: { timeout: 15_000 } },
  },
});
