import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['e2e/**/*.test.ts'],
    globalSetup: 'e2e/global-setup.ts',
    // One browser at a time: two of them on two cores measure each other.
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A busy machine may take its time; what never comes is still told apart from what does.
    expect: { poll: { timeout: 15_000 } },
  },
});
