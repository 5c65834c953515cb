import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['e2e/**/*.test.ts'],
    globalSetup: 'e2e/global-setup.ts',
    // Files at the same time use different browsers and shops. A journey uses half a core; the rest of its time it waits.
    maxWorkers: 3,
    // Journeys share the modules of their worker and nothing else: each opens its own browser.
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // A busy machine may take its time; what never comes is still told apart from what does.
    expect: { poll: { timeout: 30_000 } },
  },
});
