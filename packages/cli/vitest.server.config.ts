import { defineConfig } from 'vitest/config';

/** The command as a process, against the reference API. */
export default defineConfig({
  resolve: { conditions: ['@dasbor/source'] },
  ssr: { resolve: { conditions: ['@dasbor/source'] } },
  test: {
    name: 'cli-server',
    include: ['test/*.test.ts'],
    globalSetup: 'test/api.ts',
    setupFiles: '../../scripts/lib/enter-test-time.mjs',
    hookTimeout: 60_000,
    testTimeout: 60_000,
    fileParallelism: false,
  },
});
