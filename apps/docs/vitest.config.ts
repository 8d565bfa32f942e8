import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'docs',
    include: ['test/*.test.ts'],
    setupFiles: '../../scripts/lib/enter-test-time.mjs',
    hookTimeout: 180_000,
    testTimeout: 30_000,
  },
});
