import { defineConfig } from 'vitest/config';

/** The tests of pure code alone, without a database: what mutation testing of `domain` runs. */
export default defineConfig({ test: { include: ['src/domain/**/*.test.ts'] } });
