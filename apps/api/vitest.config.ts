import { defineConfig } from 'vitest/config';

/** The API's tests over the embedded database. */
export default defineConfig({
  resolve: { conditions: ['@dasbor/source'] },
  ssr: { resolve: { conditions: ['@dasbor/source'] } },
  test: {
    name: 'api',
    root: import.meta.dirname,
    include: ['src/**/*.test.ts'],
    globalSetup: 'src/testing/global-setup.pglite.ts',
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
