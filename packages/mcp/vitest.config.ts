import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['@dasbor/source'] },
  ssr: { resolve: { conditions: ['@dasbor/source'] } },
  test: {
    name: 'mcp',
    include: ['src/**/*.test.ts', 'test/*.test.ts'],
    globalSetup: 'test/api.ts',
    setupFiles: '../../scripts/lib/enter-test-time.mjs',
    hookTimeout: 60_000,
    testTimeout: 60_000,
    fileParallelism: false,
  },
});
