import { defineConfig } from 'vitest/config';

/** Rules and texts. What a page shows is tested by its stories, in a browser. */
export default defineConfig({
  resolve: { conditions: ['@dasbor/source', 'module', 'browser', 'development|production'] },
  ssr: { resolve: { conditions: ['@dasbor/source', 'module', 'node', 'development|production'] } },
  test: { name: 'checkout', include: ['src/**/*.test.ts'] },
});
