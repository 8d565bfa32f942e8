import { defineConfig } from 'vitest/config';

const ON_POSTGRES_ALONE = [
  // Every hostile value in every field: the door before the database answers, and what passes it meets the stricter of the two.
  'src/spec/hostile-door.test.ts',
  // The demonstration as data. On the embedded database the servers of the other steps make it anew in each run.
  'src/seed/demo.test.ts',
];

/** The API's tests over the embedded database. */
export default defineConfig({
  resolve: { conditions: ['@dasbor/source'] },
  ssr: { resolve: { conditions: ['@dasbor/source'] } },
  test: {
    name: 'api',
    root: import.meta.dirname,
    include: ['src/**/*.test.ts'],
    exclude: ON_POSTGRES_ALONE,
    // Half the time: one worker runs many files and imports the API once. A file shares no database with another.
    isolate: false,
    globalSetup: 'src/testing/global-setup.pglite.ts',
    // As the journeys: more tries where nobody sits beside it.
    retry: process.env['CI'] ? 2 : 0,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
