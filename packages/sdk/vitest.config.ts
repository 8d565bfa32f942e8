import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['@dasbor/source', 'module', 'node', 'development|production'] },
  test: {
    name: 'sdk',
    include: ['src/**/*.test.ts'],
    // One worker runs many files and imports what they share once; a test ends what it began.
    isolate: false,
    // A property of many runs takes two seconds alone, and more beside the other suites.
    testTimeout: 20_000,
  },
});
