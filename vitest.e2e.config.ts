import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The slowest files begin first, so that at the end no worker is left alone with one of them. */
const longest = [
  'shell/every-page',
  'program/scorecard',
  'admin/screens',
  'program/late-payment',
  'shell/failing',
  'checkout/after-payment',
  'checkout/buy',
  'shell/offline',
  'shell/states',
  'program/backup',
  'program/screenshots',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- this is the method of the sequencer.
    const sorted = await super.sort(files);
    const named = longest.flatMap((name) =>
      sorted.filter(({ moduleId }) => moduleId.endsWith(`/${name}.test.ts`)),
    );
    return [...new Set([...named, ...sorted])];
  }
}

export default defineConfig({
  test: {
    include: ['e2e/**/*.test.ts'],
    globalSetup: 'e2e/global-setup.ts',
    sequence: { sequencer: LongestFirst },
    // Files that run at the same time use different browsers and shops. A journey uses about half a core; the rest of its time it waits.
    maxWorkers: 4,
    // Journeys share the modules of their worker and nothing else: each opens its own browser.
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // A busy machine may take its time; a journey that hangs still fails.
    expect: { poll: { timeout: 30_000 } },
  },
});
