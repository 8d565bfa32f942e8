import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['@dasbor/source'] },
  ssr: { resolve: { conditions: ['@dasbor/source'] } },
  test: {
    name: 'cli',
    include: ['src/**/*.test.ts'],
    // One worker runs many files and imports what they share once; a test ends what it began.
    isolate: false,
    testTimeout: 20_000,
  },
});
