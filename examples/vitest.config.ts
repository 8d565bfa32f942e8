import { defineConfig } from 'vitest/config';

/** The examples share one reference API. */
export default defineConfig({
  resolve: { conditions: ['@dasbor/source', 'module', 'node', 'development|production'] },
  test: {
    name: 'example',
    include: ['*/test/*.test.ts'],
    globalSetup: 'back-office/test/api.ts',
    setupFiles: '../scripts/lib/enter-test-time.mjs',
    hookTimeout: 60_000,
    testTimeout: 60_000,
    fileParallelism: false,
  },
});
