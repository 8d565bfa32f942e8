import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['@dasbor/source', 'module', 'node', 'development|production'] },
  test: { name: 'sdk', include: ['src/**/*.test.ts'] },
});
