import { defineConfig } from 'vitest/config';

/** The same tests over a real PostgreSQL: PGlite has one connection and hides races. */
export default defineConfig({
  resolve: { conditions: ['@dasbor/source'] },
  ssr: { resolve: { conditions: ['@dasbor/source'] } },
  test: {
    name: 'api-postgres',
    root: import.meta.dirname,
    include: ['src/**/*.test.ts'],
    // Half the time: one worker runs many files and imports the API once. A file shares no database with another.
    isolate: false,
    globalSetup: 'src/testing/global-setup.postgres.ts',
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
