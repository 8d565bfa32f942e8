import { defineConfig } from 'vitest/config';

const conditions = ['@dasbor/source', 'module', 'node', 'development|production'];

/** The examples share one reference API. */
export default defineConfig({
  resolve: { conditions },
  // Tests run as server code: without this they would use a build of the SDK, which may be old or missing.
  ssr: { resolve: { conditions } },
  test: {
    name: 'example',
    include: ['*/test/*.test.ts'],
    // They have a server and a step of their own.
    exclude: ['generated-clients/**', '**/node_modules/**'],
    globalSetup: 'back-office/test/api.ts',
    setupFiles: '../scripts/lib/enter-test-time.mjs',
    hookTimeout: 60_000,
    testTimeout: 60_000,
    fileParallelism: false,
  },
});
