import { defineConfig } from 'vitest/config';

/** Tests that open no database: over another one they would only run a second time. All that send calls through the door do. */
const WITHOUT_DATABASE = [
  'src/{config,listen,server}.test.ts',
  'src/platform/auth/{passwords,tokens}.test.ts',
  'src/platform/{faults,merchant-settings,page,problems,smtp,token-bucket,vault}.test.ts',
  'src/platform/db/{broken-folder,connect,data-lock}.test.ts',
  'src/platform/http/{accept-encoding,caller-address}.test.ts',
  'src/platform/outgoing/{address,post}.test.ts',
  'src/spec/{field-errors,json,parity,plain,validator}.test.ts',
];

/** The same tests over a real PostgreSQL: PGlite has one connection and hides races. */
export default defineConfig({
  resolve: { conditions: ['@dasbor/source'] },
  ssr: { resolve: { conditions: ['@dasbor/source'] } },
  test: {
    name: 'api-postgres',
    root: import.meta.dirname,
    include: ['src/**/*.test.ts'],
    exclude: WITHOUT_DATABASE,
    // Half the time: one worker runs many files and imports the API once. A file shares no database with another.
    isolate: false,
    globalSetup: 'src/testing/global-setup.postgres.ts',
    // As the journeys: more tries where nobody sits beside it.
    retry: process.env['CI'] ? 2 : 0,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
