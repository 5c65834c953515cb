import { randomInt } from 'node:crypto';
import { configDefaults, defineConfig } from 'vitest/config';

// The workers generate their values from one seed, which the variable SEED repeats.
const SEED = process.env.SEED ?? String(randomInt(2 ** 31));

const inDocument = 'src/**/*.dom.test.ts';

export default defineConfig({
  test: {
    globalSetup: 'test/global-setup.ts',
    // Two workers would leave a sixth of two cores idle, because tests wait for their database.
    maxWorkers: 3,
    env: { SEED },
    // The first statements on a busy machine may be slow; a test that hangs still fails.
    testTimeout: 20_000,
    hookTimeout: 20_000,
    expect: { poll: { timeout: 15_000 } },
    projects: [
      {
        test: {
          name: 'shop',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: [...configDefaults.exclude, inDocument],
          // Each file has its own database. The modules of the shop keep no state, so that a worker loads them once for all its files.
          isolate: false,
        },
      },
      // A worker has one document for all its files, which each test leaves empty.
      {
        test: {
          name: 'components',
          include: [inDocument],
          environment: 'happy-dom',
          setupFiles: 'test/components/empty-document.ts',
          isolate: false,
        },
      },
    ],
  },
});
