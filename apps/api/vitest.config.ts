import { defineConfig } from 'vitest/config';
import { ON_EMBEDDED_ONLY } from './vitest.embedded.config.ts';

/** All tests over a real PostgreSQL, as in production: the embedded database has one connection and hides races. */
export default defineConfig({
  resolve: { conditions: ['@dasbor/source'] },
  ssr: { resolve: { conditions: ['@dasbor/source'] } },
  test: {
    name: 'api',
    root: import.meta.dirname,
    include: ['src/**/*.test.ts'],
    exclude: ON_EMBEDDED_ONLY,
    // Half the time: one worker runs many files and imports the API once. A file shares no database with another.
    isolate: false,
    globalSetup: 'src/testing/database/global-setup.postgres.ts',
    // As the journeys: more tries where nobody sits beside it.
    retry: process.env['CI'] ? 2 : 0,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
