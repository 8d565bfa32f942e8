import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'clients',
    include: ['test/*.test.ts'],
    globalSetup: 'test/setup.ts',
    setupFiles: '../../scripts/lib/enter-test-time.mjs',
    hookTimeout: 180_000,
    testTimeout: 120_000,
  },
});
