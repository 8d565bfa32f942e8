import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['@dasbor/source', 'module', 'browser', 'development|production'] },
  ssr: { resolve: { conditions: ['@dasbor/source', 'module', 'node', 'development|production'] } },
  test: {
    name: 'dashboard',
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/shared/testing/setup.ts'],
    // A fifth of the time: one worker, one jsdom, and what the files import once. `setup.ts` clears what a test can leave.
    isolate: false,
    // A property of many runs takes two seconds alone, and more beside the other suites.
    testTimeout: 20_000,
    restoreMocks: true,
  },
});
