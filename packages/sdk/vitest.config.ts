import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const source = (file: string) => fileURLToPath(new URL(`src/${file}`, import.meta.url));

export default defineConfig({
  resolve: {
    conditions: ['@dasbor/source', 'module', 'node', 'development|production'],
    // Some entries import the package by its own name. Node and bundlers resolve it, Vite does not.
    alias: [
      { find: /^@dasbor\/sdk$/, replacement: source('index.ts') },
      { find: /^@dasbor\/sdk\/resources$/, replacement: source('resources.ts') },
      { find: /^@dasbor\/sdk\/webhooks$/, replacement: source('webhooks/index.ts') },
    ],
  },
  test: {
    name: 'sdk',
    include: ['src/**/*.test.ts'],
    // One worker runs many files and imports what they share once; a test ends what it began.
    isolate: false,
    // A property of many runs takes two seconds alone, and more beside the other suites.
    testTimeout: 20_000,
  },
});
